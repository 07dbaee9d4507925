import { gap } from '../personal-shapes.ts'

const shape = new RegExp(`(?<!\\d)(?:\\d${gap}{0,2}){12,18}\\d(?!\\d)`, 'g')

/** Takes numbers of cards and accounts out of a text. */
export function withoutCardNumbers(text: string): string {
  return text.replace(shape, (found) => (isCardNumber(found) ? ' ' : found))
}

/** Numbers written in one piece or as cards print them; of others, such as ZIP codes in a row, what passes the check of cards (Luhn). */
function isCardNumber(found: string): boolean {
  const groups = found.split(/\D+/)
  const sizes = groups.map(({ length }) => length).join('-')
  return groups.length === 1 || /^4-4-4-[1-7]|^4-6-[45]$/.test(sizes) || passesLuhn(groups.join(''))
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
