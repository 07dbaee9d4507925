/** The `tel:` address of a US number such as 1-800-555-0100, 585-555-0100 or 211. */
export function telAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 10) return `tel:${digits}`
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
