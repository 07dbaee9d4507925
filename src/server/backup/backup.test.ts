import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { createRequests } from '#server/intake/requests.ts'
import { nameOfKey } from '#server/sealing/encryption-keys.ts'
import { createSealer } from '#server/sealing/sealer.ts'
import { ask, cookieIn, openChatApp, talkOf } from '#testing/app/chat-app.ts'
import { testApp } from '#testing/app/test-app.ts'
import { openUnmigratedEmbedded, openUnmigratedTestDatabase } from '#testing/database/test-database.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const [key, olderKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const env = { ENCRYPTION_KEYS: [key, olderKey].map((bytes) => bytes.toString('base64')).join() }
const keyNames = [key, olderKey].map(nameOfKey)
const ana = { recipient: 'ana@mail.example', text: 'Your card', subject: 'Card' }
const message = { language: 'es' as const, fields: { name: 'Ana', phone: '585-555-0100' } }

/** A database in which somebody talked, wrote, waits for a mail and wants no messages, and a backup of it. */
async function backUpALife() {
  const world = await openChatApp({ env })
  const { services } = world
  onTestFinished(async () => {
    await services.database.pool.query('TRUNCATE request, outbox, send_count, conversation_turn, stopped_recipient')
  })
  const cookie = cookieIn(await ask(world, 'how can I pay for Eliquis'))
  const older = createRequests(services.database, createSealer({ ENCRYPTION_KEYS: [olderKey], DATA_DIR: '' }))
  await services.database.orm.transaction((transaction) =>
    older.add(transaction, { id: randomUUID(), kind: 'contact', createdAt: new Date(), content: message }),
  )
  await services.outbox.add({ kind: 'email', ...ana })
  await services.stopList.add('+12025550123')
  const file = join(makeFolder(), 'navi.backup')
  const manifest = await writeBackup({ ...services, version: '1.2.3' }, file)
  return { world, cookie, file, manifest }
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'navi-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function openEmpty(open = openUnmigratedTestDatabase): Promise<Database> {
  const { database, remove } = await open()
  onTestFinished(() => database.close().finally(remove))
  return database
}

const sealer = createSealer({ ENCRYPTION_KEYS: [key, olderKey], DATA_DIR: '' })

async function restore(database: Database, file: string, keys = keyNames): Promise<void> {
  await restoreBackup(database, sealer, file, await checkBackup(file, keys))
}

/** The same file after its lines were changed. */
function rewrite(file: string, change: (lines: string) => string): string {
  const other = join(makeFolder(), 'other.backup')
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())))
  return other
}

async function expectLife(database: Database, cookie: string): Promise<void> {
  const world = await testApp({ env, database })
  const { services } = world
  const talk = await talkOf({ ...world } as never, cookie)
  expect(talk.turns).toMatchObject([{ question: 'how can I pay for Eliquis' }])
  expect(await createRequests(database, services.sealer).list()).toMatchObject([{ kind: 'contact', content: message }])
  expect(await services.letters.list()).toMatchObject([{ status: 'waiting', recipient: 'a…@mail.example' }])
  expect(await services.stopList.has('+12025550123')).toBe(true)
  expect(await services.stopList.has('+12025550124')).toBe(false)
}

test('a talk, a request, a letter and the stop list come back from a backup, and open', async () => {
  const { world, cookie, file, manifest } = await backUpALife()
  expect(manifest).toMatchObject({
    version: '1.2.3',
    tables: { conversation_turn: 1, request: 1, outbox: 1, stopped_recipient: 1 },
    keys: { [nameOfKey(olderKey)]: 1 },
    unopened: 0,
  })
  expect(await checkBackup(file, keyNames)).toEqual(manifest)
  const restored = await openEmpty()
  await restore(restored, file)
  await expectLife(restored, cookie)
  // Numbers that the database gives go on, and a backup of what was restored holds the same.
  await ask({ ...world, ...(await testApp({ env, database: restored })) } as never, 'and Ozempic', { cookie })
  const again = await writeBackup({ database: restored, sealer, version: '1.2.3' }, join(makeFolder(), 'second.backup'))
  expect(again.tables).toMatchObject({ ...manifest.tables, conversation_turn: 2 })
}, 90_000)

test.runIf(inject('testDatabaseUrl'))(
  'a backup of PostgreSQL opens in the embedded database, and one of that in PostgreSQL',
  async () => {
    const { cookie, file } = await backUpALife()
    const embedded = await openEmpty(openUnmigratedEmbedded)
    await restore(embedded, file)
    await expectLife(embedded, cookie)
    const back = join(makeFolder(), 'back.backup')
    await writeBackup({ database: embedded, sealer, version: '1.2.3' }, back)
    const postgres = await openEmpty()
    await restore(postgres, back)
    await expectLife(postgres, cookie)
  },
)

test('a backup holds no key, no address and nothing that was typed, readable', async () => {
  const { world, file } = await backUpALife()
  const text = gunzipSync(readFileSync(file)).toString()
  const { rows } = await world.database.pool.query<{ key: Buffer }>('SELECT key FROM hash_key')
  expect(rows.length).toBeGreaterThan(0)
  for (const secret of [key, olderKey, ...rows.map((row) => row.key)]) {
    expect(text).not.toContain(secret.toString('hex'))
    expect(text).not.toContain(secret.toString('base64'))
  }
  expect(text).not.toMatch(/ana|eliquis|585-555/i)
})

test('a file that is damaged, cut off or something else is named', async () => {
  const { file } = await backUpALife()
  const bytes = readFileSync(file)
  const broken = join(makeFolder(), 'broken.backup')
  for (const at of [0.3, 0.6, 0.9].map((share) => Math.floor(bytes.length * share))) {
    const other = Buffer.from([255 - (bytes[at] ?? 0)])
    writeFileSync(broken, Buffer.concat([bytes.subarray(0, at), other, bytes.subarray(at + 1)]))
    await expect(checkBackup(broken, keyNames)).rejects.toThrow(/is damaged or was cut off. Nothing was changed/)
    writeFileSync(broken, bytes.subarray(0, at))
    await expect(checkBackup(broken, keyNames)).rejects.toThrow(/is damaged or was cut off/)
  }
  const changed = rewrite(file, (lines) => lines.replace('"contact"', '"another"'))
  await expect(checkBackup(changed, keyNames)).rejects.toThrow(/is damaged/)
  await expect(
    checkBackup(
      rewrite(file, () => 'name,phone\n'),
      keyNames,
    ),
  ).rejects.toThrow(/is no backup of Navi/)
  // 30 MB that never end a line.
  const endless = rewrite(file, () => `navi backup 1\n${'x'.repeat(30_000_000)}`)
  await expect(checkBackup(endless, keyNames)).rejects.toThrow(/is damaged or was cut off/)
  await expect(checkBackup(join(makeFolder(), 'none'), keyNames)).rejects.toThrow(/There is no file/)
  await expect(checkBackup(makeFolder(), keyNames)).rejects.toThrow(/can't be read: it is a folder/)
})

test('a backup of a newer Navi is refused, by its form or by its migrations', async () => {
  const { world, file } = await backUpALife()
  const form = rewrite(file, (lines) => lines.replace('navi backup 1', 'navi backup 2'))
  await expect(checkBackup(form, keyNames)).rejects.toThrow(/made by a newer Navi/)
  const { database } = world.services
  await database.pool.query("INSERT INTO migrations (name, hash) VALUES ('9999-later.sql', '')")
  onTestFinished(async () => void (await database.pool.query("DELETE FROM migrations WHERE name = '9999-later.sql'")))
  const later = join(makeFolder(), 'later.backup')
  await writeBackup({ database, sealer, version: '9.0.0' }, later)
  await expect(checkBackup(later, keyNames)).rejects.toThrow(/made by Navi 9\.0\.0, whose database this one does not/)
})

test('without a key that it needs, a backup is refused with the name of the key', async () => {
  const { file } = await backUpALife()
  await expect(checkBackup(file, [nameOfKey(key)])).rejects.toThrow(
    `needs the key ${nameOfKey(olderKey)}, and here is ${nameOfKey(key)}`,
  )
  await expect(checkBackup(file, [])).rejects.toThrow(/and here is none/)
})

test('a database in use is left as it is, half a restore leaves nothing, and a letter that waited too long is dead', async () => {
  const { world } = await backUpALife()
  await world.database.pool.query("UPDATE outbox SET give_up_at = now() - interval '1 minute'")
  const file = join(makeFolder(), 'old.backup')
  const manifest = await writeBackup({ ...world.services, version: '1.2.3' }, file)
  await expect(restore(world.database, file)).rejects.toThrow(/The database is not empty/)
  expect(await world.services.letters.list()).toHaveLength(1)

  const database = await openEmpty()
  // It breaks when most of its rows are in.
  const cut = rewrite(file, (lines) => lines.slice(0, lines.lastIndexOf('stopped_recipient')))
  await expect(restoreBackup(database, sealer, cut, manifest)).rejects.toThrow(/is damaged or was cut off/)
  expect((await database.pool.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).rows).toEqual([])
  await restore(database, file)
  const { services } = await testApp({ env, database })
  expect(await services.letters.list()).toMatchObject([{ status: 'dead', lastError: 'restored_late' }])
})

test('a file that is there is not written over, and a folder that is not there is told of', async () => {
  const { world, file } = await backUpALife()
  const before = readFileSync(file)
  await expect(writeBackup({ ...world.services, version: '1.2.3' }, file)).rejects.toThrow(/is there already/)
  expect(readFileSync(file)).toEqual(before)
  expect(readdirSync(dirname(file))).toEqual([basename(file)])
  const nowhere = join(dirname(file), 'none', 'navi.backup')
  await expect(writeBackup({ ...world.services, version: '1.2.3' }, nowhere)).rejects.toThrow(
    `${nowhere} can't be written: its folder is not there.`,
  )
})
