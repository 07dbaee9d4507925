import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toMatchObject({ HOST: 'localhost', PORT: 3000, DATA_DIR: 'data', LOG_LEVEL: 'warn' })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('every bad variable is named, and no value is shown', () => {
  const read = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://user:secret@host/db', LOG_LEVEL: 'loud' })
  expect(read).toThrow(/PORT must be a whole number[\s\S]*DATABASE_URL must be[\s\S]*LOG_LEVEL must be/)
  expect(read).not.toThrow(/secret|eighty|loud/)
})

test('every setting that is explained stands in the file to copy', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').match(/^\| `[^|]*/gm) ?? []
  const explained = rows.flatMap((row) => row.match(/[A-Z][A-Z_]+/g) ?? [])
  expect(explained).toEqual(expect.arrayContaining(['PORT', 'LLM_MODEL', 'VOICE_READINGS']))
  const toCopy = new Set(
    readFileSync('.env.example', 'utf8')
      .match(/^(# )?[A-Z_]+(?==)/gm)
      ?.map((name) => name.replace('# ', '')),
  )
  expect(explained.filter((name) => !toCopy.has(name))).toEqual([])
})

test('port 0 asks for any free port', () => {
  expect(readConfig({ PORT: '0' }).PORT).toBe(0)
})

test.each([
  ['MAIL_URL', 'http://mail.example'],
  ['MAIL_URL', 'smtp://'],
  ['MAIL_URL', 'file://mail.example/outbox'],
  ['MAIL_FROM', 'navi'],
  ['SMS_URL', 'https://api.twilio.com?from=+15005550006'],
  ['SMS_URL', 'https://AC1:token@api.twilio.com'],
  ['SMS_URL', 'http://AC1:token@api.twilio.com?from=+15005550006'],
  ['SMS_COUNTRIES', 'USA'],
  ['SENDS_PER_DAY', '0'],
  ['LLM_CALLS_PER_DAY', '0'],
  ['OPERATOR_MAIL', 'team@'],
  ['ENCRYPTION_KEYS', 'secret'],
  ['REQUEST_DAYS', '0'],
  ['TRUST_PROXY', '0'],
])('%s must not be %s', (name, value) => {
  expect(() => readConfig({ [name]: value, PUBLIC_URL: 'https://navi.example' })).toThrow(`${name} must be`)
})

test('the public address is kept without its last slash, and a path is refused', () => {
  expect(readConfig({ PUBLIC_URL: 'https://navi.example/' }).PUBLIC_URL).toBe('https://navi.example')
  expect(() => readConfig({ PUBLIC_URL: 'https://navi.example/app' })).toThrow('PUBLIC_URL must be')
})

test.each([
  ['', 0],
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i', (TRUST_PROXY, trusted) => {
  expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(trusted)
})

test('what is really sent needs the public address, and a folder does not', () => {
  expect(() => readConfig({ MAIL_URL: 'smtp://mail.example' })).toThrow('PUBLIC_URL must be')
  expect(() => readConfig({ SMS_URL: 'https://AC1:token@api.twilio.com?from=+15005550006' })).toThrow('PUBLIC_URL')
  expect(readConfig({ MAIL_URL: 'file:///var/outbox', SMS_URL: 'outbox' }).MAIL_URL).toBe('file:///var/outbox')
})

test('a mail server needs an address of ours to send from', () => {
  const mail = { MAIL_URL: 'smtp://mail.example', PUBLIC_URL: 'https://navi.example' }
  expect(() => readConfig(mail)).toThrow('MAIL_FROM must be')
  expect(() => readConfig({ ...mail, MAIL_FROM: 'Navi <navi@localhost>' })).toThrow('MAIL_FROM must be')
  expect(readConfig({ ...mail, MAIL_FROM: 'navi@navi.example' }).MAIL_FROM).toBe('navi@navi.example')
})

test('PostgreSQL needs keys for what people send, and no value of a bad one is shown', () => {
  const DATABASE_URL = 'postgresql://navi@localhost/navi'
  expect(() => readConfig({ DATABASE_URL })).toThrow(/ENCRYPTION_KEYS must be .*openssl rand -base64 32/)
  expect(() => readConfig({ DATABASE_URL, ENCRYPTION_KEYS: 'hush-hush' })).not.toThrow(/hush/)
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const ENCRYPTION_KEYS = `${first.toString('base64')}, ${second.toString('base64')}`
  expect(readConfig({ DATABASE_URL, ENCRYPTION_KEYS }).ENCRYPTION_KEYS).toEqual([first, second])
})
