const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** As both languages write dollars in the US: `$2,100`, `$5.10`, and `$0.042` where two digits would round away the price. */
export function dollarsInWords(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : dollars < 0.1 ? 3 : 2
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** The same without cents, for incomes and their limits: `$43,280`. */
export function wholeDollars(dollars: number): string {
  return whole.format(dollars)
}
