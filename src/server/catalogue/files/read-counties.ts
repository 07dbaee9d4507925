import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type Problem, problemsOf } from '../checks/problems.ts'

const row = z.strictObject({
  county: z.string().regex(/^\d{5}$/),
  name: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
})

/** The code of a county by its state and whole name, such as `Monroe County`. */
export type CountyCode = (state: string, name: string) => string | undefined

/** Reads the names of the counties; problems are added to the list, not thrown. */
export function readCounties(file: string, problems: Problem[]): CountyCode {
  const parsed = z.array(row).safeParse(parse(readFileSync(file), { columns: true, bom: true }))
  if (!parsed.success)
    problems.push(
      ...problemsOf('counties.csv', parsed.error, ([index, ...field]) => [`row ${Number(index) + 2}`, field]),
    )
  const codes = new Map(parsed.data?.map(({ county, name, state }) => [`${state} ${name}`, county]))
  return (state, name) => codes.get(`${state} ${name}`)
}
