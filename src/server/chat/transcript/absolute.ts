import { conceptWords } from '#server/communities/search/find-concepts.ts'

const ownWords = new Set(conceptWords)

/** Where a link leads from a mail. Of the words of a search that our pages carry along, those of our own list stay. */
export function absolute(href: string, origin: string): string {
  if (!href.startsWith('/')) return href
  const url = new URL(href, origin)
  const words = url.searchParams.get('q')
  if (words === null) return origin + href
  const known = words.split(' ').filter((word) => ownWords.has(word))
  if (known.length > 0) url.searchParams.set('q', known.join(' '))
  else url.searchParams.delete('q')
  return url.href
}
