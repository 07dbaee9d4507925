/** The name of a web site: `example.org`. */
export function siteName(url: string | URL): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
