import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from './postgres-server.ts'

// To make a server takes seconds where the machine does more.
test('a server that has ended without taking its file along is cleared away', { timeout: 60_000 }, ({ skip }) => {
  const server = startPostgres()
  if (!server) return skip('PostgreSQL is not installed')
  const folder = new URL(server.url).searchParams.get('host') ?? ''
  const file = join(folder, 'data', 'postmaster.pid')
  const left = readFileSync(file)
  server.kill()
  writeFileSync(file, left)
  server.stop()
  expect(existsSync(folder)).toBe(false)
})
