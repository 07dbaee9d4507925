import type { ServiceCategory } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import type { WholeAddress } from '#web/redirect-to.ts'

/**
 * What a reader asks of the directory, as the page's address holds it. What is not asked is left out; then the place is the
 * one that the reader has told. '' is no place at all.
 */
export type ServicesAsked = {
  q?: string
  place?: string
  category?: ServiceCategory
  spoken?: Language
  open?: 'true'
  page?: number
}

export const askedNames = ['q', 'place', 'category', 'spoken', 'open', 'page'] as const

/** The address of a search. */
export function servicesAddress(asked: { [Name in keyof ServicesAsked]?: string | number }): WholeAddress {
  const params = askedNames.flatMap((name) =>
    asked[name] || (name === 'place' && asked[name] === '') ? [[name, String(asked[name])]] : [],
  )
  return params.length > 0 ? `/support-programs?${new URLSearchParams(params)}` : '/support-programs'
}
