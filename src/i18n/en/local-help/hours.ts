import { type Day, daysInRow, type HourWords, type OpenTime } from '#i18n/hour-words.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const all = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Opening hours in English, made from the times so that words and times can't disagree. */
export const hours: HourWords = {
  always: '24 hours a day, every day',
  week: (groups) => groups.map(({ days, times }) => `${sayDays(days)} ${all.format(times.map(sayTimes))}`).join('; '),
  day: (day, times) => ({
    day: days[day] ?? '',
    times: times.length > 0 ? all.format(times.map(sayTimes)) : 'Closed',
  }),
  timezones: { 'America/New_York': 'Eastern time', 'America/Chicago': 'Central time' },
}

function sayDays(open: Day[]): string {
  if (open.length === 7) return 'Every day'
  const row = daysInRow(open)
  return row ? `${days[row[0]]} to ${days[row[1]]}` : all.format(open.map((day) => days[day] ?? ''))
}

function sayTimes({ opens, closes }: OpenTime): string {
  return opens === '00:00' && closes === '24:00' ? '24 hours' : `${sayClock(opens)} to ${sayClock(closes)}`
}

function sayClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour % 24 === 0) return 'midnight'
  if (minute === 0 && hour === 12) return 'noon'
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
