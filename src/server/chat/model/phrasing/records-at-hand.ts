import type { Found, LookUp } from '#server/chat/answers/records/look-up.ts'
import type { Answer, RecordRef, Understood } from '#server/chat/turn.ts'

export type RecordsAtHand = ReturnType<typeof recordsAtHand>

/** The records that one turn may speak of: those of the offline answer, those that were named, and what is added. */
export function recordsAtHand(lookUp: LookUp, understood: Understood, { shown, options, items }: Answer) {
  const records = new Map<string, Found>()

  /** Takes a record in, and gives it where it is served. */
  function add(ref: RecordRef): Found | undefined {
    const record = records.get(ref.id) ?? lookUp(ref, understood)
    if (record) records.set(ref.id, record)
    return record
  }

  for (const ref of [...shown, ...understood.records]) add(ref)
  for (const { id } of options) add({ kind: 'program', id })
  for (const { kind, item_id: id } of items) add({ kind, id })
  return { add, find: (id: string) => records.get(id), all: () => [...records.values()] }
}
