const whole = /^\d+$/
const inThousands = /^\d{1,3}([,.' \u00a0\u202f])\d{3}(?:\1\d{3})*([.,]\d{1,2})?$/
const decimal = /^(\d+)[.,](\d{1,2})$/

/** The value of digits as Americans (2,300.50) and Spanish speakers (2.300,50) write them; NaN for anything else. */
export function parseDigits(raw: string): number {
  if (whole.test(raw)) return Number(raw)
  const [, part, cents] = decimal.exec(raw) ?? []
  if (part && cents) return Number(`${part}.${cents}`)
  const [found, separator, fraction] = inThousands.exec(raw) ?? []
  if (!found || !separator || fraction?.startsWith(separator)) return Number.NaN
  const dollars = found.slice(0, found.length - (fraction?.length ?? 0)).replaceAll(separator, '')
  return Number(`${dollars}.${fraction?.slice(1) ?? 0}`)
}
