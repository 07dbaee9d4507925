import type { Answer } from '../turn.ts'
import type { Records } from './records.ts'
import type { Looked } from './tools.ts'

const mostItems = 5
const leastOptions = 2

/** The answer around a verified text: cards and choices are of the records that it names, else those of the offline answer. */
export function composeAnswer(text: string, offline: Answer, looked: Looked, records: Records): Answer {
  const named = records
    .findAll(looked.ids, looked)
    .map((record) => ({ ...record, at: placeOf(record.name, text) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  if (named.length === 0) return { ...offline, text }
  const options = named.filter(({ ref }) => ref.kind === 'program').map(({ ref, name }) => ({ id: ref.id, name }))
  return {
    ...offline,
    text,
    items: named.slice(0, mostItems).map(({ item }) => item),
    options: options.length >= leastOptions ? options : offline.options,
    shown: named.map(({ ref }) => ref),
  }
}

/** Where a text names a record, or -1; what stands in brackets in its name may be left out. */
function placeOf(name: string, text: string): number {
  const short = name.replace(/\s*\([^)]*\)/g, '')
  return text.indexOf(short || name)
}
