import type { pages } from '#i18n/en/pages.ts'
import type { WordKey } from '#i18n/translator.ts'
import type { NaviFace, NaviPose } from '#web/components/art/navi-figure.tsx'
import { couponSites, type Way, ways } from './ways.ts'

/** Where the words of a page are, and the id of its route. */
export type ShortPageId = Exclude<keyof typeof pages, 'frame'>

export interface ShortPage {
  id: ShortPageId
  path: string
  /** The first is the way forward, the others are side ways. */
  ways: readonly [Way, ...Way[]]
  /** Ways that belong to one of the page's points. */
  links?: Record<string, readonly Way[]>
  note?: WordKey
  badge?: WordKey
  face?: NaviFace
  pose?: NaviPose
}

const { search, copay, coupons, local, navi, call211, open211 } = ways
const savings: WordKey = 'pages.frame.saveUpTo'

/** The pages that say what is true in few words and lead to what works. */
export const shortPages: readonly ShortPage[] = [
  { id: 'welcome', path: 'Welcomemodal', ways: [search, navi, local], pose: 'wave' },
  { id: 'fourWays', path: 'prescription-asistance-criteria', ways: [search, copay, coupons], face: 'think' },
  { id: 'localRules', path: 'local-community-criteria', ways: [ways.resources, call211, local], face: 'think' },
  { id: 'delivery', path: 'freehomedelivery', ways: [search, ways.mail], face: 'sorry' },
  { id: 'papers', path: 'assistance', ways: [search, ways.forms, ways.rules], note: 'pages.papers.note' },
  { id: 'coupon', path: 'pharmacycoupon', ways: [coupons, search], badge: savings },
  {
    id: 'insurance',
    path: 'chatcompass',
    ways: [search, navi],
    links: { private: [copay], medicare: [ways.callMedicare], cash: [coupons] },
    face: 'listen',
  },
  { id: 'forms', path: 'paperworkassistance', ways: [search, ways.papers], note: 'pages.forms.note' },
  { id: 'thankYou', path: 'thankyoumodal', ways: [search, ways.home], pose: 'wave' },
  { id: 'privacy', path: 'privacypolicy', ways: [search, ways.terms, ways.contact] },
  { id: 'terms', path: 'termsconditions', ways: [search, ways.privacy] },
  {
    id: 'contact',
    path: 'contactus',
    ways: [search, navi],
    links: { emergency: [ways.call911], local: [call211, open211], medicare: [ways.callMedicare] },
    face: 'listen',
  },
  { id: 'about', path: 'aboutus', ways: [search, copay, navi], pose: 'wave' },
  {
    id: 'guide',
    path: 'health-care-ai',
    ways: [search, ways.fourWays],
    links: { pay: [search], copay: [copay], cash: [coupons], forms: [ways.papers], local: [local], mail: [ways.mail] },
    pose: 'wave',
  },
  { id: 'mail', path: 'digital-pharmacy', ways: [search, coupons] },
  { id: 'medicationSavings', path: 'medication-savings', ways: [ways.searchSavings, ways.bestChoice] },
  {
    id: 'coupons',
    path: 'pharmacycouponcategory',
    ways: [search, ways.aboutCoupons, ways.specials, navi],
    links: { pick: couponSites },
    badge: savings,
  },
  { id: 'steps', path: 'navi-ai', ways: [search, navi], pose: 'wave' },
]

/** The page of a route, by the pattern that React Router gives its loader. */
export function shortPageAt(pattern: string): ShortPage {
  const path = pattern.replace(/^\//, '')
  const page = shortPages.find((each) => each.path === path)
  if (!page) throw new Error(`No short page has the path ${path}`)
  return page
}
