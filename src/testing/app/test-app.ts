import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { createLogger } from '#server/operations/logger.ts'
import { createServices, type World } from '#server/services.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Operator } from '#server/settings/operator.ts'
import { sharedDatabase } from '../database/shared-database.ts'
import { catalogue } from '../records/shipped-catalogue.ts'

// Without one, a key would be made in the data folder of whoever runs the tests.
const testKey = Buffer.alloc(32).toString('base64')

type Settings = {
  env?: Record<string, string>
  operator?: Partial<Operator>
  level?: 'info' | 'trace'
  /** Whether it outlives the test: who asks for it closes it then. */
  lasting?: boolean
}

/** The real API on the shipped catalogue and the test file's own database; what a test passes replaces a part of it. */
export async function testApp({
  env = {},
  operator,
  level = 'info',
  lasting = false,
  ...world
}: Partial<World> & Settings = {}) {
  const database = await sharedDatabase()
  const lines: string[] = []
  const logger = createLogger(level, { write: (line) => void lines.push(line) })
  const config = readConfig({ ENCRYPTION_KEYS: testKey, ...env })
  const settled = { ...config, operator: { ...config.operator, ...operator } }
  const services = createServices(settled, { database, catalogue, ...world })
  const app: FastifyInstance = await createApp(services, logger)
  if (!lasting) onTestFinished(() => app.close())
  return { app, services, lines }
}

/** The body of a multipart request with these fields, and its content type. */
export function multipart(fields: Record<string, string>) {
  const boundary = 'navi-test'
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
