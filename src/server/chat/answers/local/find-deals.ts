import type { Place } from '#contract/communities.ts'
import { states } from '#i18n/en/local-help/states.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Vendor } from '#server/catalogue/files/read-vendors.ts'
import { fold } from '#text/fold.ts'
import { dealFiller, sameMeaning } from './deal-words.ts'
import { stem } from './stem.ts'

/** Where a reader lives, as far as deals can be near to it. */
type DealPlace = Pick<Place, 'state'> & { city: string }

type Entry = { vendor: Vendor; words: Set<string>; programme: Set<string>; place: string; state: string | undefined }

/** Finds vendors by words of either language, and leaves out those of another state or city. */
export function createDealFinder({ servedVendors }: Pick<Catalogue, 'servedVendors'>) {
  const entries: Entry[] = servedVendors.map((vendor) => ({
    vendor,
    words: stemsOf(`${vendor.name} ${vendor.coupon.en} ${vendor.coupon.es}`),
    programme: stemsOf(`${vendor.programme.name.en} ${vendor.programme.name.es}`),
    place: ` ${fold(vendor.programme.location.en)} `,
    state: stateIn(vendor.programme.location.en),
  }))

  return {
    /** Those that have most of the words: first what the reader can use for sure, then the best, then the nearest. */
    find(text: string, place: DealPlace | undefined): Vendor[] {
      const asked = dealWords(text)
      const found = entries
        .map((entry) => ({ vendor: entry.vendor, near: nearness(entry, place), ...matchOf(entry, asked) }))
        .filter(({ words, near }) => words > 0 && near >= 0)
      const most = Math.max(...found.map(({ words }) => words))
      return found
        .filter(({ words }) => words === most)
        .sort((a, b) => Math.min(b.near, 1) - Math.min(a.near, 1) || b.score - a.score || b.near - a.near)
        .map(({ vendor }) => vendor)
    },
  }
}

/** The words that choose a deal; none where any deal is wanted. */
export function dealWords(text: string): string[] {
  return [...stemsOf(text)].filter((word) => !dealFiller.has(word))
}

/** How many of the words it has, and how well: what its programme is about counts more than its own words. */
function matchOf({ words, programme }: Entry, asked: string[]): { words: number; score: number } {
  const scores = asked.map((word) => {
    const meant = sameMeaning.get(word) ?? [word]
    return (meant.some((it) => words.has(it)) ? 2 : 0) + (meant.some((it) => programme.has(it)) ? 3 : 0)
  })
  return { words: scores.filter(Boolean).length, score: scores.reduce((sum, score) => sum + score, 0) }
}

/** 2 in the reader's city, 1 everywhere, 0 in a state that may be the reader's, -1 elsewhere. */
function nearness({ place: location, state }: Entry, place: DealPlace | undefined): number {
  if (!state) return 1
  if (!place) return 0
  if (place.state !== state) return -1
  return place.city && location.includes(` ${fold(place.city)} `) ? 2 : 0
}

/** `Rochester, NY`, `Western New York`: the state that a location names. */
export function stateIn(location: string): string | undefined {
  const code = location.match(/\b[A-Z]{2}$/)?.[0]
  if (code) return code
  return Object.entries(states).find(([, name]) => location.includes(name))?.[0]
}

function stemsOf(text: string): Set<string> {
  return new Set(fold(text).split(' ').map(stem).filter(Boolean))
}
