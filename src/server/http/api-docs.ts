import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { brand } from '#operator.json'

/** `/api/openapi.json`, made from the contract, and a page to read and try it at `/api/docs`. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brand,
        version: '1',
        description:
          'Programs that may help pay for medicines in the US, each with its rules, sources and dates. Every error is `{response_code, code, message}`. A 429 (an address or a talk asks too much) and a 503 (the database is away, or too many ask at once) say in Retry-After when to come back. Words of danger are answered all the same.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: onlyOurs,
    uiConfig: { deepLinking: false, validatorUrl: null },
  })
}

/** The plug-in's policy without other hosts, and without a word that leaves the page blank where a site has no TLS. */
function onlyOurs(policy: string): string {
  return policy.replaceAll(/ (https:|validator\.swagger\.io)(?=[ ;])/g, '').replace(/ upgrade-insecure-requests;?/, '')
}
