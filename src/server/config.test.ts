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
  ['RETAILERS', 'Walmart'],
  ['RETAILERS', 'Walmart=http://www.walmart.com/'],
])('%s must not be %s', (name, value) => {
  expect(() => readConfig({ [name]: value, PUBLIC_URL: 'https://navi.example' })).toThrow(`${name} must be`)
})

test('retailers are names and addresses', () => {
  const { RETAILERS } = readConfig({ RETAILERS: 'A=https://a.example/?x=1, B & C=https://b.example/' })
  expect(RETAILERS).toEqual([
    { name: 'A', url: 'https://a.example/?x=1' },
    { name: 'B & C', url: 'https://b.example/' },
  ])
})

test('what is really sent needs the public address, and a folder does not', () => {
  expect(() => readConfig({ MAIL_URL: 'smtp://mail.example' })).toThrow('PUBLIC_URL must be')
  expect(() => readConfig({ SMS_URL: 'https://AC1:token@api.twilio.com?from=+15005550006' })).toThrow('PUBLIC_URL')
  expect(readConfig({ MAIL_URL: 'file:///var/outbox', SMS_URL: 'outbox' }).MAIL_URL).toBe('file:///var/outbox')
})
