import type { Found } from '#server/chat/answers/records/look-up.ts'
import { type Field, fieldsOf } from './say-field.ts'

/** A record as a model reads it: what it needs to choose, and no number or link, which it never writes. */
export type RecordRow = {
  id: string
  name: string
  by: string | null
  gives: string
  who: string
  fit: string | null
  fields: Field[]
}

const longest = 300

/** What the model is shown of a record; long words are cut. */
export function rowOf(record: Found): RecordRow {
  const { ref, name, item, details } = record.facts
  return {
    id: ref.id,
    name,
    by: item.organization,
    gives: cut(item.line),
    who: cut(details.join(' ')),
    fit: record.card?.status ?? null,
    fields: fieldsOf(record),
  }
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
