import { defineConfig } from 'vitest/config'

const long = '**/*.long.test.ts'
const attack = '**/*.attack.test.ts'
const server = 'src/server/**/*.test.ts'
/** Tests that ask the database nothing, or nothing that could differ: once is enough. */
const pure = [
  'src/server/{catalogue,drugs,eligibility,outside,pages,programs,sealing,words}/**',
  'src/server/chat/{dialogues,grounding,medicines,model,safety,understand}/**',
]

export default defineConfig({
  test: {
    // On two cores one would be left to itself, while most tests wait for a database, a clock or another process.
    maxWorkers: 2,
    projects: [
      {
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: [long, attack, server] },
      },
      {
        test: {
          name: 'integration',
          include: [server],
          exclude: [long, attack],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration-postgres',
          include: [server],
          exclude: [long, attack, ...pure],
          globalSetup: ['src/testing/postgres-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/site.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // After the others: a browser beside them would only wait for the processor.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'attack',
          include: [attack],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // One at a time: they measure how long an answer takes, and each has a server of its own.
          fileParallelism: false,
        },
      },
      { test: { name: 'long', include: [long], testTimeout: 600_000, hookTimeout: 60_000 } },
    ],
  },
})
