import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type Problem, problemsOf } from '../checks/problems.ts'

/** Reads and checks the rows of a table; problems are added to the list, by the row's line, and not thrown. */
export function readRows<Row extends z.ZodType>(
  path: string,
  file: string,
  row: Row,
  problems: Problem[],
): z.infer<Row>[] {
  const parsed = z.array(row).safeParse(parse(readFileSync(path), { columns: true, bom: true }))
  if (parsed.success) return parsed.data
  problems.push(...problemsOf(file, parsed.error, ([index, ...field]) => [`row ${Number(index) + 2}`, field]))
  return []
}
