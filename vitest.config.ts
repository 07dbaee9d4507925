import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './e2e/support/slowest-first.ts'

const long = '**/*.long.test.ts'
const attack = '**/*.attack.test.ts'
const server = 'src/server/**/*.test.ts'
/** Server tests that ask the database nothing. Here it is away: what asks it gets an error. */
const pure = [
  'src/server/{answer,catalogue,drugs,eligibility,eligibility-check,kits,knowledge,open-data,cds-hooks,outside,pages,person,plan,prices,programs,sealing,settings,watch}/**/*.test.ts',
  'src/server/explained-error.test.ts',
  'src/server/http/{api-docs,bad-input,cross-site,forms,reader-language,refuse-unread,security-headers,typed-client,unknown-calls}.test.ts',
  'src/server/cards/{card-fields,card-mail,phone-number}.test.ts',
  'src/server/communities/{communities,first-help,opening-hours,service-terms,places/places}.test.ts',
  'src/server/outbox/{email-address,queue}.test.ts',
  'src/server/limits/{mailbox,network}.test.ts',
  'src/server/operations/security-events.test.ts',
  'src/server/commands/data-review.test.ts',
  'src/server/chat/{grounding,medicines,safety,stream,understand}/**/*.test.ts',
  'src/server/chat/answers/{medicine,safety}/*.test.ts',
]
/** Server tests of statements, locks, times or an outage that could differ on PostgreSQL. What others ask the database, these ask as well. */
const onPostgres = [
  'src/server/{backup,cards,commands,communities,db,intake,limits,operations,outbox,privacy}/**/*.test.ts',
  'src/server/chat/talks/{calls/{conversations,mailed-words,promises-kept,streaming,transcript},danger/danger,facts/one-person}.test.ts',
  'src/server/http/closing.test.ts',
]
/** Not a process for each file of the server: to load it and the catalogue takes longer than most of these tests. */
const afterEachFile = ['src/testing/after-each-file.ts']
const patient = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // One more than two cores: most tests wait for a database, a clock or another process.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // A file that has not changed is not compiled again. `npx vitest --clearCache` forgets all.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [long, attack, server],
          setupFiles: ['src/testing/around-each-file.ts'],
          isolate: false,
          provide: { asksNoDatabase: true },
        },
      },
      {
        test: {
          name: 'pure',
          include: pure,
          exclude: [long, attack],
          setupFiles: afterEachFile,
          isolate: false,
          provide: { asksNoDatabase: true },
          ...patient,
        },
      },
      {
        test: {
          name: 'integration',
          include: [server],
          exclude: [long, attack, ...pure],
          globalSetup: ['src/testing/database/test-folder.ts'],
          setupFiles: afterEachFile,
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'integration-postgres',
          include: onPostgres,
          exclude: [long, attack, ...pure],
          globalSetup: ['src/testing/database/postgres-server.ts', 'src/testing/database/test-folder.ts'],
          setupFiles: afterEachFile,
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/site.ts'],
          setupFiles: ['e2e/support/after-each-file.ts'],
          // One browser for a process, not for each file: it would start and compile the site anew.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
