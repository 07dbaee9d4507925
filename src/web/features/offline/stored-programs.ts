import type { ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { inOwnHands } from '#web/browser-storage.ts'

const key = 'navi.programs'
const mostMedicines = 5
const mostPrograms = 30

/** Facts older than these days are not shown again. */
const longestDays = 30

/** What is kept of a program: what helps without internet. */
export type StoredProgram = Pick<
  ProgramCard,
  | 'program_id'
  | 'program_name'
  | 'sponsor'
  | 'kind'
  | 'drug_name'
  | 'description'
  | 'program_criteria'
  | 'coverage_requirement'
  | 'phone_number'
  | 'phone_hours'
  | 'evidence'
  | 'medicine_confirmed'
  | 'source_date'
  | 'checked_on'
  | 'spanish_reviewed'
> & {
  /** Absent from what was stored before November 27, 2026. */
  phone_confirmed?: boolean
  /** What the sources say beside the rules. */
  exceptions: string
  /** When the reader saw it, as an ISO date and time. */
  stored_at: string
}

export interface StoredMedicine {
  id: string
  label: string
  /** The language of the programs. */
  language: Language
  programs: StoredProgram[]
}

/** The medicines looked at last, the newest first. */
export function readStoredPrograms(now = Date.now()): StoredMedicine[] {
  try {
    const list: StoredMedicine[] = JSON.parse(inOwnHands().read(key) ?? '[]')
    return list
      .map((medicine) => ({ ...medicine, programs: medicine.programs.filter((program) => isReadable(program, now)) }))
      .filter(({ programs }) => programs.length > 0)
  } catch {
    // Written by someone else.
    return []
  }
}

/** Keeps the programs of a medicine as they are on the page. Those of its other pages, in this language, stay. */
export function storePrograms(
  medicine: Omit<StoredMedicine, 'programs'>,
  cards: readonly ProgramCard[],
  now = new Date(),
): void {
  const stored = readStoredPrograms(now.getTime())
  const seen = cards.map((card) => toStored(card, now.toISOString()))
  const before = stored.find(({ id, language }) => id === medicine.id && language === medicine.language)?.programs ?? []
  const unseen = before.filter((old) => !seen.some(({ program_id }) => program_id === old.program_id))
  const newest = { ...medicine, programs: [...seen, ...unseen].slice(0, mostPrograms) }
  const others = stored.filter(({ id }) => id !== medicine.id)
  inOwnHands().write(key, JSON.stringify([newest, ...others].slice(0, mostMedicines)))
}

function isReadable(program: StoredProgram, now: number): boolean {
  const age = now - Date.parse(program.stored_at)
  return age < longestDays * 86_400_000 && typeof program.program_name === 'string'
}

function toStored(card: ProgramCard, stored_at: string): StoredProgram {
  return {
    program_id: card.program_id,
    program_name: card.program_name,
    sponsor: card.sponsor,
    kind: card.kind,
    drug_name: card.drug_name,
    description: card.description,
    program_criteria: card.program_criteria,
    coverage_requirement: card.coverage_requirement,
    phone_number: card.phone_number,
    phone_confirmed: card.phone_confirmed,
    phone_hours: card.phone_hours,
    evidence: card.evidence,
    medicine_confirmed: card.medicine_confirmed,
    source_date: card.source_date,
    checked_on: card.checked_on,
    spanish_reviewed: card.spanish_reviewed,
    exceptions: card.sentences
      .filter(({ rule }) => rule === 'exceptions' || rule === 'citizenship')
      .map(({ text }) => text)
      .join(' '),
    stored_at,
  }
}
