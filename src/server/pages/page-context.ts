import type { Language } from '#i18n/languages.ts'
import type { Person } from '#server/person/people.ts'
import type { Services } from '#server/services.ts'

/** What a loader of a page is given: the same services that the API uses, and the reader's language. */
export type PageContext = {
  services: Services
  language: Language
  /** What the reader has told, where there is anything: such a page is for this reader alone, and never kept. */
  person: Person | undefined
  /** Where readers reach this server, without a slash at the end. */
  origin: string
  /** On every script that we write into a page, for as long as it is rendered. */
  nonce: string
  /** Logs that a page failed, without words of its reader. */
  report: (error: unknown) => void
}

declare module 'react-router' {
  interface AppLoadContext extends PageContext {}
}
