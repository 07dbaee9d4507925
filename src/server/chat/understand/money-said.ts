import * as said from './words/money-said-words.ts'

const aMedicine = 'thatmedicine'

/** The words of which an income is read: without what medicines cost, and with pay by the hour counted for the hours that are worked. */
export function moneyEarned(text: string, medicines: string[]): string {
  return withHours(withoutPrices(text, medicines))
}

/** `medicines` are names in small letters. */
function withoutPrices(text: string, medicines: string[]): string {
  const plain = medicines.reduce((left, name) => left.replaceAll(name, aMedicine), plainOf(text))
  const rest = [...said.prices, said.times].reduce((left, price) => left.replace(price, ' '), plain)
  return rest === plain ? text : rest
}

function withHours(text: string): string {
  const plain = plainOf(text)
  const counted = plain.replace(said.rateFirst, ofHours).replace(said.hoursFirst, ofHours)
  return counted === plain ? text : counted.replace(said.partTime, ' ')
}

/** "22 an hour, 20 to 25 hours" as "$440 to $550 a week"; hours of a day tell of no week. */
function ofHours(...found: unknown[]): string {
  const { rate, from, to, day, month } = found.at(-1) as Record<string, string | undefined>
  if (day) return ' '
  const amounts = [from, to].flatMap((hours) => (hours ? `$${Math.round(Number(rate) * Number(hours))}` : []))
  return ` ${amounts.join(' to ')} a ${month ? 'month' : 'week'} `
}

function plainOf(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
