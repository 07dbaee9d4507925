// Runs with each file of journeys.
import { afterAll } from 'vitest'
import { leaveOtherSites } from './browser.ts'

afterAll(leaveOtherSites)
