import type { CommunityService } from '../files/community-file.ts'
import type { FieldProblem } from '../record-texts.ts'

type Provable = Pick<CommunityService, 'phone' | 'website' | 'sources'>
type Source = Provable['sources'][number]

/** A phone that neither its own page names nor two sources that are not of one hand: a wrong number is worse than none. */
export function unprovedPhone(
  { phone, website, sources }: Provable,
  isNational: (phone: string) => boolean,
): FieldProblem[] {
  if (!phone || isNational(phone)) return []
  if (isProved(sources, website ? [website] : [])) return []
  const message = `${phone} stands neither on its own page nor in two sources that do not copy each other; make it phone_to_check`
  return [{ field: 'phone', message }]
}

/**
 * Whether a page of its own names a number, or two sources that are not of one hand.
 * @param sources Those of all records that have the number.
 * @param own Addresses of who answers it.
 */
export function isProved(sources: readonly Source[], own: readonly string[]): boolean {
  const publishers = new Set(sources.filter(namesPhone).map(({ url }) => publisherOf(url)))
  return publishers.size > 1 || own.some((address) => publishers.has(publisherOf(address)))
}

function namesPhone({ supports }: Source): boolean {
  return supports.some((part) => /^phone\b/.test(part))
}

/** Whose page it is: a site, or of GitHub a repository. What has no address may all be one list. */
function publisherOf(url: string | null): string {
  if (!url) return ''
  const { hostname, pathname } = new URL(url)
  if (hostname === 'github.com') return pathname.split('/').slice(0, 3).join('/').toLowerCase()
  // Each state has its own part of .us: yes.state.nm.us.
  return hostname
    .split('.')
    .slice(hostname.endsWith('.us') ? -3 : -2)
    .join('.')
}
