import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { host } from '#testing/app/card-app.ts'
import { testApp } from '#testing/app/test-app.ts'
import { makeTestFolder, openForThisTest, quiet } from '#testing/database/test-database.ts'
import { someItems, vendorForm } from '#testing/factories/card-forms.ts'
import { startMailServer } from '#testing/network-edge/mail-server.ts'
import { startTwilioServer } from '#testing/network-edge/twilio-server.ts'

// One for each test: what a witness wrote in the clear stays in the server's log.
const address = 'qzxvictim@erased.example'
const waiting = 'qzxwaiting@erased.example'

/** A database and the folder of all its files. */
async function openFolder(): Promise<{ database: Database; folder: string }> {
  if (inject('testDatabaseUrl')) {
    const database = await openForThisTest()
    const { rows } = await database.pool.query('SHOW data_directory')
    return { database, folder: rows[0].data_directory }
  }
  const folder = await makeTestFolder()
  const inFolder = await openDatabase({ dataDir: folder, log: quiet })
  onTestFinished(async () => {
    await inFolder.close()
    rmSync(folder, { recursive: true, force: true })
  })
  await migrate(inFolder.pool)
  return { database: inFolder, folder }
}

/** The files of the folder that hold these words in the clear. */
function filesWith(folder: string, words: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => bytesOf(file).includes(words))
}

/** The bytes of a file; none where the running server deleted it since the folder was listed. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

test('an address is in no file of the database: not before it is mailed, not after, not in its log', async () => {
  const { database, folder } = await openFolder()
  const { pool } = database
  const server = await startMailServer()
  onTestFinished(server.stop)
  const env = { MAIL_URL: server.url, MAIL_FROM: 'navi@navi.example', PUBLIC_URL: 'https://navi.example' }
  const { app, services } = await testApp({ database, env })
  const [vendor] = someItems().vendors
  if (!vendor) throw new Error('The catalogue serves no vendor')
  const payload = vendorForm(address, [{ name: vendor.name, link: vendor.website ?? 'N/A' }])
  const reply = await app.inject({ method: 'POST', url: '/api/special_mail', payload, headers: { host } })
  expect(reply.statusCode).toBe(200)
  await pool.query('CHECKPOINT')
  expect(filesWith(folder, address)).toEqual([])

  await services.delivery.start({ warn: () => undefined, error: () => undefined } as never)
  onTestFinished(() => services.delivery.stop())
  await expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(1)
  const onTheirWay = async () => (await pool.query('SELECT id FROM outbox WHERE message IS NOT NULL')).rows.length
  await expect.poll(onTheirWay, { timeout: 20_000 }).toBe(0)
  await pool.query('CHECKPOINT')
  expect(filesWith(folder, address)).toEqual([])
  // What is written in the clear is found: else the lines above would prove nothing.
  await pool.query('CREATE TABLE witness AS SELECT $1::text AS address', [address])
  await pool.query('CHECKPOINT')
  expect(filesWith(folder, address).length).toBeGreaterThan(0)
  await pool.query('DROP TABLE witness')
})

test('an address that waits because its server is away, and a number that was texted, are in no file either', async () => {
  const { database, folder } = await openFolder()
  const { pool } = database
  const provider = await startTwilioServer()
  onTestFinished(provider.stop)
  const env = {
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'navi@navi.example',
    SMS_URL: provider.url,
    PUBLIC_URL: 'https://navi.example',
  }
  const { app, services } = await testApp({ database, env })
  const [vendor] = someItems().vendors
  if (!vendor) throw new Error('The catalogue serves no vendor')
  const send = async (url: string, payload: object) => {
    expect((await app.inject({ method: 'POST', url, payload, headers: { host } })).statusCode).toBe(200)
  }
  await send('/api/special_mail', vendorForm(waiting, [{ name: vendor.name, link: vendor.website ?? 'N/A' }]))
  const text = { organization: 'Navi AI Program', url: 'https://navi.example/health-care-ai' }
  await send('/api/text_messaging', { ...text, phone_no: '202-555-0187' })

  await services.delivery.start({ warn: () => undefined, error: () => undefined } as never)
  onTestFinished(() => services.delivery.stop())
  await expect.poll(() => provider.texts.length, { timeout: 20_000 }).toBe(1)
  const tried = async () => (await pool.query('SELECT id FROM outbox WHERE last_error IS NOT NULL')).rows.length
  await expect.poll(tried, { timeout: 20_000 }).toBe(1)
  await pool.query('CHECKPOINT')
  for (const words of [waiting, '2025550187', '202-555-0187'])
    expect([words, filesWith(folder, words)]).toEqual([words, []])
})
