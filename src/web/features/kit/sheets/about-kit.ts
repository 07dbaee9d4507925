import type { Translate } from '#i18n/translator.ts'
import type { Kit } from '#server/kits/kits.ts'
import type { Block } from '../sheet.ts'

/** What every page of paper is made from. `t` speaks to the reader, `english` to programs and doctors. */
export type AboutKit = {
  kit: Kit
  t: Translate<'kitPapers'>
  english: Translate<'kitPapers'>
  /** Whether the reader reads Spanish. */
  isSpanish: boolean
  /** Where the kit opens on a phone. */
  address: string
  /** The reader's insurance, as each language says it. */
  insurance: { of: string; is: string } | undefined
}

/** Whom to call, and the page. */
export function reachOf({ kit: { name, phone, callNote, website, form_url } }: AboutKit): Block & { kind: 'reach' } {
  return { kind: 'reach', name, phone, note: phone ? callNote : '', page: form_url ?? website }
}
