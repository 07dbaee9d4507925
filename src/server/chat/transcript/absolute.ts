/** An address as it can be opened from a mail. */
export function absolute(href: string, origin: string): string {
  return href.startsWith('/') ? origin + href : href
}
