import type { Kit } from '#server/kits/kits.ts'
import { randomId } from '#web/random-id.ts'

/** RFC 5545: a line has 75 bytes at most; what follows begins with a space. */
const longestLine = 75

type Reminder = { title: string; text: string; day: string; now: Date }

/**
 * The day of the reminder, `YYYY-MM-DD`: a month before the help ends where its term is known, else the picked day.
 * `undefined` while a day is needed and none was picked.
 */
export function reminderDay(term: Kit['term'], picked: string, now: Date): string | undefined {
  if (term === 'calendar_year') return lastMonthOf(now)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(picked)) return undefined
  return term ? monthsAfter(picked, term.months - 1) : picked
}

/** An event of one day with an alarm in the morning, as an iCalendar file (RFC 5545). */
export function calendarFile({ title, text, day, now }: Reminder): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Navi//Renewal//EN',
    'BEGIN:VEVENT',
    `UID:${randomId()}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** December 1 of this year; from then on, of the next. */
function lastMonthOf(now: Date): string {
  const year = now.getMonth() === 11 ? now.getFullYear() + 1 : now.getFullYear()
  return `${year}-12-01`
}

/** The same day of a later month, or its last where that month is shorter. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > longestLine) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n')
}
