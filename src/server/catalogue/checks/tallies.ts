import type { ProgramKind, ProgramRules } from '#contract/programs.ts'
import type { Evidence, Provenance } from '#contract/sources.ts'
import { onceFor } from '../../once-for.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Program } from '../files/program-file.ts'
import { newestYear } from '../files/read-guidelines.ts'
import { provenanceOf } from '../provenance.ts'

/** How many records there are, how well they stand, how old their sources are, and how many a person has checked. */
type Tally = {
  all: number
  evidence: Record<Evidence, number>
  /** By the year of the newest date that a source shows; `null` where none shows one. The newest year first. */
  years: { year: number | null; count: number }[]
  checked: number
  spanishReviewed: number
}

/** How many programs there are, and how many of them say something of each rule. */
type RuleTally = { all: number; income: number; insurance: number; residency: number; prescription: number }

type Kept = Parameters<typeof provenanceOf>[0]

type Parts = { catalogue: Catalogue; knowledge: { provenance: () => Provenance[] } }

/** What is on our list, counted, so that no page has to claim a number. */
export function createTallies({ catalogue, knowledge }: Parts) {
  const { servedToday, guidelines, drugs, zipCodes } = catalogue
  const ofKinds = (...kinds: ProgramKind[]) => ruleTally(servedToday().filter(({ kind }) => kinds.includes(kind)))
  const guidelineYear = newestYear(guidelines)
  return {
    /** Those of every day, and the programs and answers of today. */
    records: () => ({
      programs: tallyOf(catalogue, servedToday()),
      ...ofEveryDay(catalogue),
      knowledge: tally(knowledge.provenance()),
    }),
    /** What the programs of today ask. */
    rules: () => ({
      free: ofKinds('pap'),
      copay: ofKinds('copay', 'trial', 'support'),
      government: ofKinds('government'),
      charity: ofKinds('foundation'),
      discount: ofKinds('discount'),
    }),
    medicines: drugs.length,
    zipCodes: zipCodes.length,
    guideline: { year: guidelineYear, effective: guidelines[guidelineYear]?.effective ?? null },
  }
}

const ofEveryDay = onceFor((catalogue: Catalogue) => ({
  services: tallyOf(catalogue, catalogue.servedServices),
  vendors: tallyOf(catalogue, catalogue.servedVendors),
}))

function tallyOf({ isLinked }: Catalogue, kept: readonly Kept[]): Tally {
  return tally(kept.map((record) => provenanceOf(record, isLinked)))
}

function tally(facts: readonly Provenance[]): Tally {
  const withEvidence = (wanted: Evidence) => facts.filter(({ evidence }) => evidence === wanted).length
  return {
    all: facts.length,
    evidence: { primary: withEvidence('primary'), secondary: withEvidence('secondary'), lead: withEvidence('lead') },
    years: countByYear(facts.map(({ source_date }) => source_date)),
    checked: facts.filter(({ checked_on }) => checked_on !== null).length,
    spanishReviewed: facts.filter(({ spanish_reviewed }) => spanish_reviewed).length,
  }
}

function countByYear(dates: (string | null)[]): Tally['years'] {
  const counts = new Map<number | null, number>()
  for (const date of dates) {
    const year = date === null ? null : Number(date.slice(0, 4))
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return [...counts].map(([year, count]) => ({ year, count })).sort((a, b) => (b.year ?? 0) - (a.year ?? 0))
}

function ruleTally(programs: readonly Program[]): RuleTally {
  const thatSay = (says: (rules: ProgramRules) => boolean) => programs.filter(({ rules }) => says(rules)).length
  return {
    all: programs.length,
    income: thatSay(({ income }) => income !== null && !('no_limit' in income)),
    insurance: thatSay(({ insurance }) => Object.values(insurance).includes('no')),
    residency: thatSay(({ residency }) => residency !== null),
    prescription: thatSay(({ prescription_required }) => prescription_required === true),
  }
}
