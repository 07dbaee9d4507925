import { join } from 'node:path'
import type { z } from 'zod'
import type { IncomeRule } from '#contract/programs.ts'
import { limitProblems } from '../checks/limit-problems.ts'
import { isProved } from '../checks/phone-proof.ts'
import type { Problem } from '../checks/problems.ts'
import { claimProblems } from '../checks/record-claims.ts'
import type { RecordCheck } from '../checks/record-problems.ts'
import { oldFigureProblems, wordingProblems } from '../checks/wording-problems.ts'
import { type FieldProblem, sentencesOf, type Texts } from '../record-texts.ts'
import { type Program, programFile } from './program-file.ts'
import { filesIn, readRecordFile } from './read-record-file.ts'
import type { YearlyFigures } from './yearly-figures.ts'

/** `isPhone`: of the national numbers, each with what proves it. */
type Against = { check: RecordCheck; figures: YearlyFigures; isPhone: (phone: string) => boolean }

/** Reads and checks every file of a folder of programs; problems are added to the list, not thrown. */
export function readPrograms(folder: string, against: Against, problems: Problem[]): Program[] {
  return filesIn(folder).flatMap((name) => readFile(join(folder, name), `programs/${name}`, against, problems))
}

function readFile(path: string, file: string, against: Against, problems: Problem[]): Program[] {
  const read = readRecordFile(path, file, programFile, problems)
  if (!read) return []
  const programs = read.programs.map((program) => ({
    ...program,
    sponsor: read.sponsor,
    phone_confirmed: program.phone === null || against.isPhone(program.phone) || isPhoneProved(program.phone, read),
  }))
  problems.push(
    ...programs.flatMap((program) =>
      [...contradictions(program), ...falsePromises(program), ...textProblems(program, against)].map((p) => ({
        file,
        record: program.id,
        ...p,
      })),
    ),
  )
  return programs
}

/** A sponsor has one number for several programs: what proves it for one proves it for all. */
function isPhoneProved(phone: string, { programs, own_sites = [] }: z.infer<typeof programFile>): boolean {
  const sites = programs.flatMap(({ website, form_url }) => [website, form_url]).filter((site) => site !== null)
  const sources = programs.filter((program) => program.phone === phone).flatMap((program) => program.sources)
  return isProved(sources, [...sites, ...own_sites])
}

/** What the shape of a record can't say: fields that have to agree with each other. */
function contradictions(program: Program): Pick<Problem, 'field' | 'message'>[] {
  const { covers, medicines, rules, medicine_groups: groups = [] } = program
  const found: Pick<Problem, 'field' | 'message'>[] = []
  const brands = new Set(medicines.map((medicine) => medicine.brand))
  if (covers === 'listed' && medicines.length === 0)
    found.push({ field: 'medicines', message: 'must not be empty when covers is listed' })
  if ((covers === 'classes') !== (program.classes !== undefined))
    found.push({ field: 'classes', message: 'must be there exactly when covers is classes' })
  if (covers === 'any' && medicines.length > 0)
    found.push({ field: 'medicines', message: 'must be empty when covers is any' })
  if (rules.age && rules.age.min !== null && rules.age.max !== null && rules.age.min > rules.age.max)
    found.push({ field: 'rules.age', message: 'min must not be above max' })
  const grouped = groups.flatMap((group) => group.brands)
  for (const brand of grouped)
    if (!brands.has(brand)) found.push({ field: 'medicine_groups', message: `${brand} is not one of the medicines` })
  if (new Set(grouped).size < grouped.length)
    found.push({ field: 'medicine_groups', message: 'must not name a brand twice' })
  if (program.phone_hours && !program.phone)
    found.push({ field: 'phone_hours', message: 'must be null when there is no phone' })
  if (program.term && !saysTerm(program, program.term))
    found.push({ field: 'term', message: 'must be said in benefit or exceptions' })
  return found
}

/** What would promise a reader what nobody says, or what the law forbids. */
function falsePromises({ kind, medicines, rules, cost, benefit }: Program): Pick<Problem, 'field' | 'message'>[] {
  const names = medicines.map(({ brand, generic }) => brand ?? generic)
  const { medicare, medicaid, tricare_va } = rules.insurance
  const takesGovernment = [medicare, medicaid, tricare_va].some(
    (answer) => answer === 'yes' || answer === 'if_not_covered',
  )
  const wrong: [boolean, string, string][] = [
    [new Set(names).size < names.length, 'medicines', 'must not name one twice'],
    [cost !== undefined && !saysCost(benefit.en, cost), 'cost', 'must be said in benefit'],
    // Federal law: 42 U.S.C. 1320a-7b(b).
    [kind === 'copay' && takesGovernment, 'rules.insurance', 'a copay card takes no Medicare, Medicaid, TRICARE or VA'],
  ]
  return wrong.flatMap(([isWrong, field, message]) => (isWrong ? [{ field, message }] : []))
}

function saysCost(text: string, cost: NonNullable<Program['cost']>): boolean {
  if ('figure' in cost) return text.includes(`{${cost.figure}}`)
  return text.replaceAll(',', '').includes(`$${cost.dollars}`) || (cost.dollars === 0 && /\bfree\b/i.test(text))
}

function saysTerm({ benefit, exceptions }: Program, term: NonNullable<Program['term']>): boolean {
  const said = `${benefit.en} ${exceptions?.en ?? ''}`
  if (term === 'calendar_year') return said.includes('calendar year')
  return said.includes(`${term.months} months`) || (term.months === 12 && /\b(1|a) year\b/.test(said))
}

function textProblems(program: Program, { check, figures }: Against): FieldProblem[] {
  const { benefit, exceptions, citizenship, phone_hours, papers = [], medicine_groups: groups = [] } = program
  const ofPapers = Object.fromEntries(papers.map((paper, index) => [`papers.${index}`, paper]))
  const texts = { benefit, exceptions, citizenship, phone_hours, ...ofPapers }
  const rules = [program.rules, ...groups.map((group) => group.rules ?? {})]
  return [
    ...claimProblems(texts, {
      phone: program.phone !== null,
      page: [program, ...groups].some(({ website }) => website),
      form: [program, ...groups].some(({ form_url }) => form_url),
      incomeLimit: rules.some(({ income }) => income && hasNumber(income)),
      age: rules.some(({ age }) => age),
    }),
    ...wordingProblems(texts),
    ...limitProblems(program, texts),
    ...check(program, texts),
    ...figureProblems(texts, figures),
    // A program that has ended says of the past what it was.
    ...(program.likely_ended ? [] : oldFigureProblems(texts)),
  ]
}

/** Names of figures that stand for none: readers would miss the whole program. */
function figureProblems(texts: Texts, figures: YearlyFigures): FieldProblem[] {
  return sentencesOf(texts).flatMap(({ field, sentence }) =>
    figures.unknownIn(sentence).map((name) => ({ field, message: `{${name}} is not in yearly-figures.json` })),
  )
}

function hasNumber(income: IncomeRule): boolean {
  return !('no_limit' in income) && !('varies' in income && !income.highest_percent_of_fpl)
}
