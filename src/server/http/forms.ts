import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * Holds forms of many parts to the limit of bodies, which their parser does not know: it reads whatever stands before,
 * between and after the parts. Browsers say beforehand how long a form is, and Node reads no more than was said.
 */
export function limitForms(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request
    if (!headers['content-type']?.startsWith('multipart/')) return done()
    const length = Number(headers['content-length'])
    const limit = request.routeOptions.bodyLimit ?? app.initialConfig.bodyLimit ?? 0
    if (length <= limit) return done()
    // What still comes is not read.
    reply.header('connection', 'close')
    if (Number.isNaN(length)) throw new AppError('invalid_request', 'content-length')
    throw new AppError('body_too_large')
  })
}

/**
 * Reads forms of many parts, for the routes of a scope: their fields become the body, and a file is refused. A route that
 * takes more or longer fields says so by `multipartOptions`.
 */
export async function readForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 20, fieldSize: 16 * 1024, files: 0, headerPairs: 20 },
  })
}
