// Runs with each test file of the server.
import { afterAll } from 'vitest'
import { closeSharedDatabase } from './shared-database.ts'

afterAll(closeSharedDatabase)
