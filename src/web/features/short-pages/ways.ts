import type { WordKey } from '#i18n/translator.ts'

/** Where a reader can go on, and the words of the button. */
export interface Way {
  /** A path of ours, or a number to call (tel). */
  to: string
  words: WordKey
}

export const ways = {
  search: { to: '/patient-assistant-savings', words: 'pages.frame.ways.search' },
  copay: { to: '/copaysaving', words: 'pages.frame.ways.copay' },
  coupons: { to: '/pharmacycouponcategory', words: 'pages.frame.ways.coupons' },
  aboutCoupons: { to: '/pharmacycoupon', words: 'pages.frame.ways.aboutCoupons' },
  specials: { to: '/specialcommunity', words: 'pages.frame.ways.specials' },
  rules: { to: '/checkeligibility', words: 'pages.frame.ways.rules' },
  person: { to: '/assistance', words: 'pages.frame.ways.person' },
  local: { to: '/localcommunity', words: 'pages.frame.ways.local' },
  resources: { to: '/support-programs', words: 'pages.frame.ways.resources' },
  navi: { to: '/health-care-ai/', words: 'site.askNavi' },
  contact: { to: '/contactus', words: 'site.contactUs' },
  privacy: { to: '/privacypolicy', words: 'site.privacy' },
  terms: { to: '/termsconditions', words: 'site.terms' },
  changes: { to: '/changes', words: 'site.changes' },
  openData: { to: '/data', words: 'openData.title' },
  accessibility: { to: '/accessibility', words: 'site.accessibility' },
  home: { to: '/', words: 'pages.frame.ways.home' },
  bestChoice: { to: '/prescription-asistance-criteria/', words: 'pages.medicationSavings.bestChoice' },
  searchSavings: { to: '/patient-assistant-savings', words: 'pages.medicationSavings.search' },
  call211: { to: 'tel:211', words: 'pages.frame.ways.call211' },
} as const satisfies Record<string, Way>
