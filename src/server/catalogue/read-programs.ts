import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problems.ts'
import { type Program, programFile } from './program-file.ts'
import { readRecordFile } from './read-record-file.ts'

/** Reads and checks every file of a folder of programs; problems are added to the list, not thrown. */
export function readPrograms(folder: string, problems: Problem[]): Program[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return files.flatMap((name) => readFile(join(folder, name), `programs/${name}`, problems))
}

function readFile(path: string, file: string, problems: Problem[]): Program[] {
  const read = readRecordFile(path, file, programFile, problems)
  if (!read) return []
  const programs = read.programs.map((program) => ({ ...program, sponsor: read.sponsor }))
  problems.push(
    ...programs.flatMap((program) => contradictions(program).map((p) => ({ file, record: program.id, ...p }))),
  )
  return programs
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
