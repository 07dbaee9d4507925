import { type Day, daysInRow, type HourWords, type OpenTime } from '#i18n/hour-words.ts'

const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const all = new Intl.ListFormat('es-US', { type: 'conjunction' })

/** Opening hours in Spanish, made from the times so that words and times can't disagree. */
export const hours: HourWords = {
  always: 'Las 24 horas, todos los días',
  week: (groups) =>
    capitalized(groups.map(({ days, times }) => `${sayDays(days)}, ${all.format(times.map(sayTimes))}`).join('; ')),
  day: (day, times) => ({
    day: capitalized(days[day] ?? ''),
    times: times.length > 0 ? capitalized(all.format(times.map(sayTimes))) : 'Cerrado',
  }),
  timezones: { 'America/New_York': 'hora del Este', 'America/Chicago': 'hora del Centro' },
}

function sayDays(open: Day[]): string {
  if (open.length === 7) return 'todos los días'
  const row = daysInRow(open)
  return row ? `de ${days[row[0]]} a ${days[row[1]]}` : all.format(open.map((day) => days[day] ?? ''))
}

function sayTimes({ opens, closes }: OpenTime): string {
  if (opens === '00:00' && closes === '24:00') return 'las 24 horas'
  return `${contracted(`de ${sayClock(opens)}`)} ${contracted(`a ${sayClock(closes)}`)}`
}

function sayClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour % 24 === 0) return 'la medianoche'
  if (minute === 0 && hour === 12) return 'el mediodía'
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a. m.' : 'p. m.'}`
}

/** Spanish joins "a el" and "de el" into one word. */
function contracted(text: string): string {
  return text.replace(/^a el /, 'al ').replace(/^de el /, 'del ')
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
