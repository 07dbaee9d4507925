import type { ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { ruleWords } from '#i18n/rules.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Medicine, Program } from '#server/catalogue/files/program-file.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { provenanceOf } from '#server/catalogue/provenance.ts'
import { easternDay } from '#server/eastern-day.ts'
import { sentencesOf } from './rule-sentences.ts'
import { linksForMedicine, rulesForMedicine } from './rules-for-medicine.ts'

/** What a card is made from: the program, and the medicine it is shown for unless it is not tied to one. */
type Shown = { program: Program; medicine: Medicine | null; drug: Drug | null }

/** Chooses field by field what leaves the server of a program, in one language and as it is today. */
export function programCard(
  { program, medicine, drug }: Shown,
  language: Language,
  { guidelines, isLinked, figures }: Pick<Catalogue, 'guidelines' | 'isLinked' | 'figures'>,
): ProgramCard {
  const words = ruleWords[language]
  const fill = (text: string) => figures.fillKnown(text, easternDay()) ?? ''
  const rules = rulesForMedicine(program, medicine)
  const { website, form_url } = linksForMedicine(program, medicine)
  // A record's own words on citizenship say more than its rule.
  const sentences = sentencesOf(rules, words, guidelines).filter(
    ({ rule }) => rule !== 'citizenship' || !program.citizenship,
  )
  const about = (...wanted: string[]) => sentences.filter(({ rule }) => wanted.includes(rule)).map(({ text }) => text)
  if (program.citizenship) sentences.push({ rule: 'citizenship', text: program.citizenship[language] })
  const exceptions = program.exceptions && fill(program.exceptions[language])
  if (exceptions) sentences.push({ rule: 'exceptions', text: exceptions })
  const who = [
    ...(rules.income || !looksAtNeed(program) ? [] : [words.incomeUnknown]),
    ...about('income', 'residency', 'age'),
  ]
  return {
    program_id: program.id,
    program_name: program.name,
    sponsor: program.sponsor,
    kind: program.kind,
    drug_id: drug?.id ?? '',
    drug_name: drug?.name ?? '',
    generic_name: drug?.generic ?? '',
    drug_type: drug?.type ?? '',
    description: fill(program.benefit[language]),
    program_criteria: who.join(' '),
    coverage_requirement: about('insurance').join(' '),
    phone_number: program.phone,
    phone_confirmed: program.phone_confirmed,
    phone_hours: program.phone_hours?.[language] ?? null,
    form_link: form_url,
    program_url: website,
    medicine_confirmed: medicine?.evidence !== 'lead',
    rules,
    sentences,
    ...provenanceOf(program, isLinked),
    status: 'not_checked',
    findings: [],
  }
}

/** Copay and discount cards rarely look at income, so their silence is not worth a sentence. */
export function looksAtNeed({ kind }: Pick<Program, 'kind'>): boolean {
  return kind === 'pap' || kind === 'foundation' || kind === 'government'
}
