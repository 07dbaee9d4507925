import type { CountryCode } from 'libphonenumber-js/min'

export interface PhoneValue {
  country: CountryCode
  /** What stands in the field. */
  text: string
  /** The same with a leading plus and the country's code; empty where nothing was typed. */
  number: string
}

export const emptyPhone: PhoneValue = { country: 'US', text: '', number: '' }

/** ITU-T E.164 allows no more. */
export const mostDigits = 15

export function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

/** A number in the US, for as long as the numbering plans of the world have not been loaded. */
export function usNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (digits === '') return ''
  const isWhole = text.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'))
  return isWhole ? `+${digits}` : `+1${digits}`
}
