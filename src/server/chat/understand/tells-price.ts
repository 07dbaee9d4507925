import { fold } from '#text/fold.ts'
import { asksSomething } from './asks-something.ts'

const amount = /\$ ?\d|\b\d+(?:[.,]\d\d)? (?:bucks|dollars|d[oó]lares|pesos)\b/i
const wanted =
  /\b(?:price|prices|how much|cost of|cheap\w*|less|lower|precio|precios|cuanto|barat\w+|menos|compare|compar\w+)\b/

/** "Trelegy. 212 bucks at Kroger" tells what is paid, and asks for no price. */
export function tellsPrice(text: string): boolean {
  return amount.test(text) && !asksSomething(text) && !wanted.test(fold(text))
}
