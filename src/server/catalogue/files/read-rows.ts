import { type CsvError, parse } from 'csv-parse/sync'
import type { z } from 'zod'
import { type Problem, problemsOf } from '../checks/problems.ts'
import { readText } from './read-text.ts'

/** Reads and checks the rows of a table, and gives the good ones; problems are added to the list, by row, and not thrown. */
export function readRows<Row extends z.ZodType>(
  path: string,
  file: string,
  row: Row,
  problems: Problem[],
): z.infer<Row>[] {
  const [header = [], ...rows] = cellsOf(readText(path, file, problems) ?? '', file, problems)
  return rows.flatMap((cells, index) => {
    const record = `row ${index + 2}`
    if (cells.length !== header.length) {
      const message = `has ${cells.length} columns in the place of ${header.length}`
      problems.push({ file, record, field: '', message })
      return []
    }
    const parsed = row.safeParse(Object.fromEntries(header.map((name, column) => [name, cells[column]])))
    if (parsed.success) return [parsed.data]
    problems.push(...problemsOf(file, parsed.error, (field) => [record, field]))
    return []
  })
}

function cellsOf(text: string, file: string, problems: Problem[]): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true })
  } catch (error) {
    problems.push({ file, record: '', field: '', message: `is no table (${(error as CsvError).message})` })
    return []
  }
}
