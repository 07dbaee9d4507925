const google = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address reaches, for counting: many addresses lead into one. What follows a plus is a note of its
 * owner at most providers, and Google reads no dots (https://support.google.com/mail/answer/7436150). Never to be mailed to.
 */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const [box = ''] = name.split(/(?<=.)\+/)
  return google.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}
