import { fold } from '#text/fold.ts'
import { asksSomething } from './asks-something.ts'

const amount =
  /\b(?:wants?|charg\w+|asking|piden?|cobran?|quieren) (?:me |us |nos )?\d{2,}\b|\$ ?\d|\b\d+(?:[.,]\d\d)? (?:bucks|dollars|d[oó]lares|pesos)\b/i
const wanted =
  /\b(?:price|prices|how much|cost of|cheap\w*|less|lower|precio|precios|cuanto|barat\w+|menos|compare|compar\w+)\b/

const copay = /\b(?:co ?pay\w*|copagos?|coaseguro|coinsurance|cards?|tarjet\w+|savings|coupons?|cupon(?:es)?)\b/

/** "Trelegy. 212 bucks at Kroger" tells what is paid, and asks for no price. */
export function tellsPrice(text: string): boolean {
  return amount.test(text) && !asksSomething(text) && !wanted.test(fold(text))
}

/** "They want 600 for it" sounds of a copay, and asks for no card. */
export function tellsPriceAlone(text: string): boolean {
  return tellsPrice(text) && !copay.test(fold(text))
}
