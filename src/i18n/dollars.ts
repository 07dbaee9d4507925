const inWhole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const inDigits = (digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
// To make one takes a hundred times as long as to write an amount.
const formats = { whole: inDigits(0), cents: inDigits(2), mills: inDigits(3) }

/** As both languages write dollars in the US: `$2,100`, `$5.10`, and `$0.042` where two digits would round away the price. */
export function dollarsInWords(dollars: number): string {
  const format = formats[Number.isInteger(dollars) ? 'whole' : dollars < 0.1 ? 'mills' : 'cents']
  return `$${format.format(dollars)}`
}

/** The same without cents, for incomes and their limits: `$43,280`. */
export function wholeDollars(dollars: number): string {
  return inWhole.format(dollars)
}
