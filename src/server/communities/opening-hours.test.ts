import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Schedule } from '#contract/communities.ts'
import { hourWords } from '#i18n/hours.ts'
import { openAt, sayHours } from './opening-hours.ts'

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const weekdays = 'MO,TU,WE,TH,FR'

function schedule(byday: string, opens_at: string, closes_at: string): Schedule {
  return { byday, opens_at, closes_at, timezone: 'America/New_York' }
}

function say(schedules: Schedule[], language: 'en' | 'es', withZone = false) {
  return sayHours(schedules, hourWords[language], { withZone })
}

test('hours are said in both languages', () => {
  const office = [schedule(weekdays, '08:00', '16:00')]
  expect(say(office, 'en')).toBe('Monday to Friday 8 a.m. to 4 p.m.')
  expect(say(office, 'es')).toBe('De lunes a viernes, de 8 a. m. a 4 p. m.')
  const always = [schedule('MO,TU,WE,TH,FR,SA,SU', '00:00', '24:00')]
  expect(say(always, 'en', true)).toBe('24 hours a day, every day')
  expect(say(always, 'es')).toBe('Las 24 horas, todos los días')
})

test('days with the same times are told together, and two times of a day in one line', () => {
  const pantry = [
    schedule('MO', '13:00', '16:00'),
    schedule('WE', '14:00', '16:30'),
    schedule('WE', '09:00', '12:00'),
    schedule('TH', '13:00', '16:00'),
  ]
  expect(say(pantry, 'en')).toBe(
    'Monday and Thursday 1 p.m. to 4 p.m.; Wednesday 9 a.m. to noon and 2 p.m. to 4:30 p.m.',
  )
  expect(say(pantry, 'es')).toBe(
    'Lunes y jueves, de 1 p. m. a 4 p. m.; miércoles, de 9 a. m. al mediodía y de 2 p. m. a 4:30 p. m.',
  )
})

test('whose clock it is is said where it may be another', () => {
  const office = [schedule(weekdays, '07:00', '22:00')]
  expect(say(office, 'en', true)).toBe('Monday to Friday 7 a.m. to 10 p.m. (Eastern time)')
  expect(say(office, 'es', true)).toBe('De lunes a viernes, de 7 a. m. a 10 p. m. (hora del Este)')
})

test('without a schedule nobody knows whether it is open', () => {
  expect(openAt(null, new Date())).toBe('unknown')
})

test('a service closes at its closing time, by the clock of its own zone', () => {
  const office = [schedule(weekdays, '09:00', '17:00')]
  expect(openAt(office, new Date('2026-11-20T13:59:59Z'))).toBe('closed')
  expect(openAt(office, new Date('2026-11-20T14:00:00Z'))).toBe('open')
  expect(openAt(office, new Date('2026-11-20T21:59:59Z'))).toBe('open')
  expect(openAt(office, new Date('2026-11-20T22:00:00Z'))).toBe('closed')
  expect(openAt(office, new Date('2026-11-21T15:00:00Z'))).toBe('closed')
})

test('summer time moves the hours, as the law of 2007 has it', () => {
  const zones = fc.constantFrom(['America/New_York', 5] as const, ['America/Chicago', 6] as const)
  const instants = fc.date({
    min: new Date('2008-01-01T00:00Z'),
    max: new Date('2035-01-01T00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      zones,
      instants,
      fc.constantFrom(...codes),
      fc.nat(23),
      fc.integer({ min: 1, max: 24 }),
      (zone, instant, day, opens, hours) => {
        const [timezone, offset] = zone
        const closes = Math.min(24, opens + hours)
        const times = { byday: day, opens_at: clock(opens), closes_at: clock(closes), timezone }
        const local = new Date(instant.getTime() - (offset - (isSummerTime(instant, offset) ? 1 : 0)) * 3_600_000)
        const isOpen = codes[local.getUTCDay()] === day && local.getUTCHours() >= opens && local.getUTCHours() < closes
        expect(openAt([times], instant)).toBe(isOpen ? 'open' : 'closed')
      },
    ),
  )
})

/** From 2 a.m. standard time of the second Sunday in March to 2 a.m. summer time of the first in November. */
function isSummerTime(instant: Date, offset: number) {
  const year = new Date(instant.getTime() - offset * 3_600_000).getUTCFullYear()
  const sunday = (month: number, from: number) => from + ((7 - new Date(Date.UTC(year, month, from)).getUTCDay()) % 7)
  const start = Date.UTC(year, 2, sunday(2, 8), 2 + offset)
  const end = Date.UTC(year, 10, sunday(10, 1), 1 + offset)
  return instant.getTime() >= start && instant.getTime() < end
}

function clock(hour: number) {
  return `${String(hour).padStart(2, '0')}:00`
}
