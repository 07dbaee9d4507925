// Runs with each test file of the server.
import { afterAll } from 'vitest'
import { leaveSharedDatabase } from './database/shared-database.ts'

afterAll(leaveSharedDatabase)
