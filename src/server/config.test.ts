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
