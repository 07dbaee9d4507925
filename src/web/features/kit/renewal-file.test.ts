import { expect, onTestFinished, test, vi } from 'vitest'
import { calendarFile, reminderDay } from './renewal-file.ts'

const now = new Date(2026, 10, 23, 12)

test.each([
  ['calendar_year', '', '2026-12-01'],
  [{ months: 12 }, '2026-01-31', '2026-12-31'],
  [{ months: 2 }, '2026-01-31', '2026-02-28'],
  [{ months: 12 }, '', undefined],
  [null, '2027-02-03', '2027-02-03'],
  [null, '', undefined],
  [null, 'soon', undefined],
] as const)('with the term %j and the day %j the reminder is on %s', (term, picked, day) => {
  expect(reminderDay(term, picked, now)).toBe(day)
})

test('in December the next year is meant', () => {
  expect(reminderDay('calendar_year', '', new Date(2026, 11, 2))).toBe('2027-12-01')
})

test('the file is one whole day with an alarm, in lines of at most 75 bytes', () => {
  const text = `Llame al 1-800-555-0100; pregunte, por favor.\n${'ñ'.repeat(80)}`
  const file = calendarFile({ title: 'Renovar: Un programa, S. A.', text, day: '2026-12-01', now })
  const lines = file.split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261201')
  expect(lines).toContain('SUMMARY:Renovar: Un programa\\, S. A.')
  expect(lines).toContain('BEGIN:VALARM')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const whole = file.replaceAll('\r\n ', '')
  expect(whole).toContain(`DESCRIPTION:Llame al 1-800-555-0100\\; pregunte\\, por favor.\\n${'ñ'.repeat(80)}`)
})

test('a page without https, where `crypto.randomUUID` is missing, makes the file as well', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const uid = () => /^UID:(.*)$/m.exec(calendarFile({ title: 'Renew', text: 'Call.', day: '2026-12-01', now }))?.[1]
  expect(uid()).toMatch(/\w{16,}/)
  expect(uid()).not.toBe(uid())
})
