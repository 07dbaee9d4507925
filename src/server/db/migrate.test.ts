import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openUnmigratedTestDatabase } from '#testing/database/test-database.ts'
import { MIGRATIONS, migrate, readMigrations } from './migrate.ts'

let opened: Awaited<ReturnType<typeof openUnmigratedTestDatabase>>
let folder: string

beforeAll(async () => {
  opened = await openUnmigratedTestDatabase()
})

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'navi-migrations-'))
  await opened.database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  return () => rmSync(folder, { recursive: true })
})

afterAll(async () => {
  await opened.database.close()
  await opened.remove()
})

function write(name: string, sql: string) {
  writeFileSync(join(folder, name), sql)
}

async function namesOf(table: string) {
  const { rows } = await opened.database.pool.query<{ name: string }>(`SELECT name FROM ${table} ORDER BY name`)
  return rows.map(({ name }) => name)
}

test('files are applied in the order of their names, and only once', async () => {
  const { pool } = opened.database
  write('0002-row.sql', "INSERT INTO pet VALUES ('cat')")
  write('0001-table.sql', 'CREATE TABLE pet (name text)')
  write('notes.txt', 'not SQL')
  expect(await migrate(pool, folder)).toEqual(['0001-table.sql', '0002-row.sql'])
  expect(await migrate(pool, folder)).toEqual([])
  write('0003-more.sql', "INSERT INTO pet VALUES ('dog'); INSERT INTO pet VALUES ('hen');")
  expect(await migrate(pool, folder)).toEqual(['0003-more.sql'])
  expect(await namesOf('pet')).toEqual(['cat', 'dog', 'hen'])
})

test('a file that changed after it was applied is named', async () => {
  write('0001-table.sql', 'CREATE TABLE pet (name text)')
  await migrate(opened.database.pool, folder)
  write('0001-table.sql', 'CREATE TABLE pet (name text, age integer)')
  await expect(migrate(opened.database.pool, folder)).rejects.toThrow(/0001-table\.sql was changed/)
})

test('line ends do not count as a change', async () => {
  write('0001-table.sql', 'CREATE TABLE pet\n(name text)\n')
  await migrate(opened.database.pool, folder)
  write('0001-table.sql', 'CREATE TABLE pet\r\n(name text)\r\n')
  expect(await migrate(opened.database.pool, folder)).toEqual([])
})

test('a new file that comes before an applied one is named', async () => {
  write('0002-table.sql', 'CREATE TABLE pet (name text)')
  await migrate(opened.database.pool, folder)
  write('0001-late.sql', 'CREATE TABLE owner (name text)')
  await expect(migrate(opened.database.pool, folder)).rejects.toThrow(/0001-late\.sql comes before 0002-table\.sql/)
})

test('a file that fails leaves nothing behind, keeps what came before and can be tried again', async () => {
  const { pool } = opened.database
  write('0001-table.sql', 'CREATE TABLE pet (name text)')
  write('0002-broken.sql', "INSERT INTO pet VALUES ('cat'); INSERT INTO nowhere VALUES (1)")
  await expect(migrate(pool, folder)).rejects.toThrow(/0002-broken\.sql failed: .*nowhere/)
  expect(await namesOf('pet')).toEqual([])
  expect(await namesOf('migrations')).toEqual(['0001-table.sql'])
  write('0002-broken.sql', "INSERT INTO pet VALUES ('cat')")
  expect(await migrate(pool, folder)).toEqual(['0002-broken.sql'])
})

test('an older build leaves newer migrations alone', async () => {
  write('0001-table.sql', 'CREATE TABLE pet (name text)')
  write('0002-newer.sql', 'CREATE TABLE owner (name text)')
  await migrate(opened.database.pool, folder)
  rmSync(join(folder, '0002-newer.sql'))
  expect(await migrate(opened.database.pool, folder)).toEqual([])
})

test('of three that migrate at once, each file is applied by one', async () => {
  const { pool } = opened.database
  write('0001-slow.sql', 'CREATE TABLE pet (name text); SELECT pg_sleep(0.2)')
  write('0002-row.sql', "INSERT INTO pet VALUES ('cat')")
  const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)])
  expect(applied.flat()).toEqual(['0001-slow.sql', '0002-row.sql'])
  expect(await namesOf('pet')).toEqual(['cat'])
})

test('the shipped migrations apply to an empty database', async () => {
  expect(await migrate(opened.database.pool, MIGRATIONS)).toContain('0001-catalogue-versions.sql')
})

test('beside a newer build an older one goes on: since 0009 no migration drops or renames anything', () => {
  const later = readMigrations().filter(({ name }) => name >= '0009')
  expect(later.length).toBeGreaterThan(0)
  const takesAway = later.filter(({ sql }) => /\b(?:DROP|RENAME)\b/i.test(sql.replaceAll(/--.*/g, '')))
  expect(takesAway.map(({ name }) => name)).toEqual([])
})
