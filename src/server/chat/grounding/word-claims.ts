import type { ProgramRules } from '#contract/programs.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { rulesForMedicine } from '#server/programs/rules-for-medicine.ts'
import { fold } from '#text/fold.ts'
import { offersOf } from '../offers-of.ts'
import { amountsIn, numberIn, numbersIn } from './amounts.ts'
import type { Claim } from './claim.ts'
import { monthsIn } from './dates.ts'
import { createMentions } from './mentions.ts'
import { nameRuns } from './names.ts'
import { wronglyFitting, wronglyFree, wronglyGiven, wronglyTaken } from './promises.ts'
import type { RecordFacts } from './record-facts.ts'
import type { ServedRecord } from './served-records.ts'
import { claim, type Spoken } from './spoken.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Holds names, amounts, dates and promises of a sentence against the records it is about, else against those looked up. */
export function createWordClaims(catalogue: Catalogue, vocabulary: Vocabulary) {
  const drugsNamed = createMentions(
    catalogue.drugs.flatMap((drug) =>
      [drug.name, drug.generic, ...drug.spanishNames].map((name) => ({ name, item: drug })),
    ),
  )

  function nameClaims({ words, allowed }: Spoken): Claim[] {
    const said = allowed.said?.map(fold).join(' ') ?? ''
    return nameRuns(words)
      .filter((run) => !vocabulary.holds(run, said))
      .map(({ text }) => claim('program', text))
  }

  /** A program's rules for those of these medicines that it names; where it names none, those for every medicine. */
  function rulesOf({ ref, program, rules }: ServedRecord, drugs: Iterable<string>): ProgramRules[] {
    const offers = program ? offersOf(catalogue, ref.id, drugs) : []
    return program && offers.length > 0 ? offers.map(({ medicine }) => rulesForMedicine(program, medicine)) : rules
  }

  function promiseClaims({ words, about, looked, allowed }: Spoken): Claim[] {
    const spokenOf = about.map(({ record }) => record)
    // A name may hold a promise of its own: "Covered Until You're Covered".
    const names = spokenOf.flatMap((record) => record.names)
    const told = names.reduce((text, name) => text.replaceAll(name, ' '), words)
    const named = drugsNamed(told)
    const isWrong =
      wronglyFree(told, spokenOf, allowed.records ? looked.map(({ record }) => record) : []) ||
      wronglyFitting(told, spokenOf, allowed) ||
      wronglyTaken(told, spokenOf, (record) =>
        rulesOf(record, [...(allowed.drugs ?? []), ...named.map(({ id }) => id)]),
      ) ||
      wronglyGiven(told, spokenOf, named)
    return isWrong ? [claim('program', words.trim())] : []
  }

  return (spoken: Spoken): Claim[] => [
    ...nameClaims(spoken),
    ...amountClaims(spoken),
    ...dateClaims(spoken),
    ...promiseClaims(spoken),
  ]
}

function amountClaims(spoken: Spoken): Claim[] {
  const said = new Set(spoken.allowed.said?.flatMap(numbersIn))
  return amountsIn(spoken.words)
    .filter(
      (amount) => !said.has(numberIn(amount)) && !sourcesOf(spoken).some(({ amounts }) => amounts.has(amount.key)),
    )
    .map(({ kind, text }) => claim(kind, text))
}

function dateClaims(spoken: Spoken): Claim[] {
  return monthsIn(spoken.words)
    .filter(({ month }) => !sourcesOf(spoken).some(({ months }) => months.has(month)))
    .map(({ text }) => claim('source', text))
}

function sourcesOf({ about, looked }: Spoken): RecordFacts[] {
  return about.length > 0 ? about : looked
}
