import type { MetaDescriptor } from 'react-router'
import { brand } from '#operator.json'

/** What a search engine or a shared link shows of a page, in the reader's language. Loaders return it as `meta`. */
export type PageWords = { title: string; description: string }

/** The head of a page. Without words, as on a page that failed to load, nothing: the error page has a title of its own. */
export function pageMeta(words: PageWords | undefined): MetaDescriptor[] {
  if (!words) return []
  const title = `${words.title} | ${brand}`
  return [
    { title },
    { name: 'description', content: words.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
  ]
}
