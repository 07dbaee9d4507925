import type { pages } from '#i18n/en/pages.ts'
import type { WordKey } from '#i18n/translator.ts'
import type { NaviFace, NaviPose } from '#web/components/art/navi-figure.tsx'
import { type Way, ways } from './ways.ts'

/** Where the words of a page are, and the id of its route. */
type ShortPageId = Exclude<keyof typeof pages, 'frame'>

export interface ShortPage {
  id: ShortPageId
  /** The first is the way forward, the others are side ways. */
  ways: readonly [Way, ...Way[]]
  note?: WordKey
  badge?: WordKey
  face?: NaviFace
  pose?: NaviPose
}

const { search, copay, coupons, local, navi, call211 } = ways
const savings: WordKey = 'pages.frame.saveUpTo'

/** Pages on which Navi stands too: their routes put it in. */
export const fourWays: ShortPage = { id: 'fourWays', ways: [search, copay, coupons], face: 'think' }
export const localRules: ShortPage = { id: 'localRules', ways: [ways.resources, call211, local], face: 'think' }
export const steps: ShortPage = { id: 'steps', ways: [search, navi], pose: 'wave' }

/** Pages with a part of their own, which their routes put in. */
export const coupon: ShortPage = { id: 'coupon', ways: [coupons, search], badge: savings }
export const couponSites: ShortPage = { id: 'coupons', ways: [search, ways.aboutCoupons, navi], badge: savings }
export const medicationSavings: ShortPage = { id: 'medicationSavings', ways: [ways.searchSavings, ways.bestChoice] }
export const welcome: ShortPage = { id: 'welcome', ways: [search, navi, local], pose: 'wave' }
export const thankYou: ShortPage = { id: 'thankYou', ways: [search, ways.home], pose: 'wave' }
export const forms: ShortPage = { id: 'forms', ways: [search, ways.person, ways.rules], note: 'pages.forms.note' }
export const privacy: ShortPage = { id: 'privacy', ways: [search, ways.terms, ways.contact] }
export const accessibility: ShortPage = { id: 'accessibility', ways: [search, ways.contact], face: 'listen' }
export const dataSources: ShortPage = {
  id: 'dataSources',
  ways: [search, ways.changes, ways.openData],
  face: 'think',
}

/** The pages that say what is true in few words and lead to what works. */
export const shortPages: readonly (ShortPage & { path: string })[] = [
  { id: 'terms', path: 'termsconditions', ways: [search, ways.privacy] },
]

/** The page of a route, by the pattern that React Router gives its loader. */
export function shortPageAt(pattern: string): ShortPage {
  const path = pattern.replace(/^\//, '')
  const page = shortPages.find((each) => each.path === path)
  if (!page) throw new Error(`No short page has the path ${path}`)
  return page
}
