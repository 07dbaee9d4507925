import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, problemsOf } from './problems.ts'
import { type Program, programFile } from './program-file.ts'

/** Reads and checks every file of a folder of programs; problems are added to the list, not thrown. */
export function readPrograms(folder: string, problems: Problem[]): Program[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  const programs = files.flatMap((name) => readFile(join(folder, name), `programs/${name}`, problems))
  problems.push(...repeatedIds(programs))
  return programs
}

function readFile(path: string, file: string, problems: Problem[]): Program[] {
  const json = parseJson(readFileSync(path, 'utf8'))
  if (json instanceof Error) {
    problems.push({ file, record: '', field: '', message: `is not JSON (${json.message})` })
    return []
  }
  const parsed = programFile.safeParse(json)
  if (!parsed.success) {
    problems.push(...problemsOf(file, parsed.error, (at) => recordOf(json, at)))
    return []
  }
  const programs = parsed.data.programs.map((program) => ({ ...program, sponsor: parsed.data.sponsor }))
  problems.push(
    ...programs.flatMap((program) => contradictions(program).map((p) => ({ file, record: program.id, ...p }))),
  )
  return programs
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error as Error
  }
}

/** A path such as `programs, 3, phone` lies in the fourth program of the file. */
function recordOf(json: unknown, [list, index, ...rest]: PropertyKey[]): [string, PropertyKey[]] {
  if (list !== 'programs' || typeof index !== 'number') return ['', [list, index].filter((part) => part !== undefined)]
  const programs = (json as { programs?: { id?: unknown }[] }).programs
  return [String(programs?.[index]?.id ?? `program ${index + 1}`), rest]
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
  for (const brand of groups.flatMap((group) => group.brands))
    if (!brands.has(brand)) found.push({ field: 'medicine_groups', message: `${brand} is not one of the medicines` })
  return found
}

function repeatedIds(programs: Program[]): Problem[] {
  const seen = new Set<string>()
  return programs
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map(({ id }) => ({ file: 'programs', record: id, field: 'id', message: 'stands twice' }))
}
