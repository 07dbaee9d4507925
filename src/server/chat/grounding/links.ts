const marked = /\]\(\s*([^)\s]*)[^)]*\)/g
const whole = /\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)/g
const bare = /\b[a-z][a-z+.-]*:(?:\/\/)?[^\s)\]>"*]+|\bwww\.[^\s)\]>"*]+/gi
const scheme = /^(https?|ftp|tel|sms|mailto|javascript|data|file|vbscript|blob|ws|wss):/i
/** A host or an e-mail address in the middle of words: "goodrx.com", "help@navi.example". */
const host =
  /(?<![\w@/.:-])[\w.+-]*@?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|gov|edu|info|io|co|us|health|care|example|app|me|biz)(?![\w@-])(?:\/[^\s)\]>"*]*)?/gi

/** Every address in a text: of its marked links, and those that stand bare in it. */
export function linksIn(text: string): string[] {
  const found = [...text.matchAll(marked)].map((match) => match[1] as string)
  // A link may be called by the name of its site.
  const rest = text
    .replace(whole, (link, label, address) => (siteOf(address) === plainAddress(label) ? ' ' : link))
    .replace(marked, ' ')
  const open = (rest.match(bare) ?? []).filter((address) => scheme.test(address) || /^www\./i.test(address))
  const left = open.reduce((without, address) => without.replace(address, ' '), rest)
  return [...found, ...open, ...(left.match(host) ?? [])].map(trimmed)
}

/** What may be compared: without the point of the sentence, `www.`, the scheme and a last slash, in small letters. */
export function plainAddress(address: string): string {
  return trimmed(address)
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
}

/** The words of a text without the addresses of its links. */
export function withoutAddresses(text: string): string {
  return text.replace(marked, ']').replace(/[[\]]/g, '').replace(bare, ' ')
}

function siteOf(address: string): string {
  return plainAddress(address).replace(/\/.*$/, '')
}

function trimmed(address: string): string {
  return address.replace(/[.,;:!?'’”]+$/, '')
}
