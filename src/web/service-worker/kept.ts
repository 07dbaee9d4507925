import type { Language } from '#i18n/languages.ts'
import type { Address } from '#web/contract-calls.ts'

// What the worker and the pages keep for each other, in the browser's Cache Storage.

/** Holds the list of medicines and the reader's language. It outlives a new build. */
export const keptCache = 'navi-kept'

/** The caches of pages: one for each build. */
export const offlineCaches = 'navi-offline-'

/** Where the reader's language is kept: not a real address. */
export const languageKey = '/kept-language'

export const drugListAddress = '/api/drug_names' satisfies Address<'GET'>

export const offlinePath = '/offline'

export function offlineAddress(language: Language): string {
  return `${offlinePath}?lng=${language}`
}

export const planPath = '/plan'

export function planAddress(language: Language): string {
  return `${planPath}?lng=${language}`
}

/** What a page says to the worker, for a reader who has a plan. */
export const keepPlanMessage = 'keep the page of the plan'
