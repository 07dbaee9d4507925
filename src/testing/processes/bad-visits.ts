import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { pageParameters } from '#contract/page-parameters.ts'
import pages from '#web/routes.ts'
import { type BadRequest, requestTo } from './bad-requests.ts'

const files = [
  ...['/data/{file}', '/data/manifest.json', '/data/programs.csv', '/icons/{name}', '/assets/{name}', '/metrics'],
  ...['/llms.txt', '/robots.txt', '/sitemap.xml', '/changes.xml', '/manifest.webmanifest', '/service-worker.js'],
  ...['/.well-known/security.txt', '/.well-known/{name}', '/api/docs', '/api/docs/{name}', '/api/openapi.json'],
]
const text = { type: 'string' }
const query = [...Object.keys(pageParameters), 'lng', '_routes'].map((name) => ({ in: 'query', name, schema: text }))
const stopMail = requestTo('post', '/stopmail/{token}', {
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { properties: { wish: text } } } } },
})
const ownFacts = requestTo('post', '/facts', {
  requestBody: {
    content: {
      'application/x-www-form-urlencoded': { schema: { properties: { forget: text, fact: text, value: text } } },
    },
  },
})
const assistant = requestTo('post', '/mcp', {
  requestBody: {
    content: {
      'application/json': {
        schema: {
          properties: {
            jsonrpc: { type: 'string', enum: ['2.0'] },
            id: text,
            method: { type: 'string', enum: ['initialize', 'tools/list', 'tools/call', 'ping'] },
            params: {
              type: 'object',
              properties: { name: text, arguments: { type: 'object', properties: { query: text } } },
            },
          },
        },
      },
    },
  },
})

/**
 * Requests to what the contract does not name: pages and their data, files, the operator’s page, the forms of a mail and of
 * what a reader told, and the protocol of assistants.
 */
export function badVisits(operatorToken: string): fc.Arbitrary<BadRequest> {
  const addresses = pages.flatMap(addressesOf).flatMap((path) => [path, path === '/' ? '/_root.data' : `${path}.data`])
  const visits = [...addresses, ...files].map((path) => requestTo('get', path, { parameters: query }))
  const operator = requestTo('get', '/operator', { parameters: query })
  const others = [operator, operator.map((request) => withToken(request, operatorToken)), stopMail, ownFacts, assistant]
  return fc.oneof({ weight: 3, arbitrary: fc.oneof(...visits) }, { weight: 1, arbitrary: fc.oneof(...others) })
}

/** The addresses of a page as the contract writes them, those of its children too. */
function addressesOf({ path, index, children = [] }: RouteConfigEntry): string[] {
  const own = index ? '/' : path && `/${path.replace('*', '{anything}').replace(/:(\w+)/g, '{$1}')}`
  return [...(own ? [own] : []), ...children.flatMap(addressesOf)]
}

function withToken(request: BadRequest, token: string): BadRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }
}
