import type { ResultItem } from '#contract/chat.ts'
import type { ProgramCard } from '#contract/programs.ts'

/** The card of a program. */
export function programItem(card: ProgramCard): ResultItem {
  return {
    item_id: card.program_id,
    kind: 'program',
    program_name: card.program_name,
    program_url: card.program_url,
    organization: card.sponsor,
    line: card.description,
    form_link: card.form_link,
    phone_number: card.phone_number,
    phone_confirmed: card.phone_confirmed,
    source_url: card.sources[0]?.url ?? null,
    source_date: card.source_date,
    checked_on: card.checked_on,
    freshness: card.freshness,
  }
}
