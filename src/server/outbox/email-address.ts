import { domainToASCII, domainToUnicode } from 'node:url'

// RFC 5321 limits the local part to 64 bytes and a path to 256, two of which are its brackets.
// Of its signs, `%` and `!` once named a way by other hosts, and what begins with `-` is an option to programs that send.
const local = /^(?!-)[\w#$&'*+/=?^`{|}~-]+(\.[\w#$&'*+/=?^`{|}~-]+)*$/
const host = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
const [longestLocal, longestAddress] = [64, 254]

/**
 * Reads one plain address; a domain in other letters comes back in its ASCII form. Undefined for anything else: spaces,
 * lists, control and invisible characters, letters that only look like ASCII, and names in other letters before the @.
 */
export function parseEmailAddress(text: string): string | undefined {
  const [name, domain, ...more] = text.trim().split('@')
  if (!name || !domain || more.length > 0) return undefined
  const ascii = domainToASCII(domain)
  const address = `${name}@${ascii}`
  const isWhole = local.test(name) && name.length <= longestLocal && address.length <= longestAddress
  const isHost = host.test(ascii) && isFaithful(domain.toLowerCase(), ascii) && !isMixed(ascii)
  return isWhole && isHost ? address : undefined
}

/** Whether nothing was dropped or replaced on the way, such as a zero-width space or a full-width letter. */
function isFaithful(domain: string, ascii: string): boolean {
  return domain === ascii || (/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && domainToUnicode(ascii) === domain)
}

/** Whether a label has Latin letters beside others, such as the Cyrillic а that looks like ours. */
function isMixed(ascii: string): boolean {
  return domainToUnicode(ascii)
    .split('.')
    .some((label) => /\p{sc=Latin}/u.test(label) && /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(label))
}
