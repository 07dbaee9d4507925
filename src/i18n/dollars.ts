/** As both languages write dollars in the US: `$2,100`, `$5.10`, and `$0.042` where two digits would round away the price. */
export function dollarsInWords(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : dollars < 0.1 ? 3 : 2
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
