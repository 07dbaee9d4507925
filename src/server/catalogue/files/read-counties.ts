import { z } from 'zod'
import type { Problem } from '../checks/problems.ts'
import { readRows } from './read-rows.ts'

const row = z.strictObject({
  county: z.string().regex(/^\d{5}$/),
  name: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
})

/** The code of a county by its state and whole name, such as `Monroe County`. */
export type CountyCode = (state: string, name: string) => string | undefined

export type Counties = {
  countyCode: CountyCode
  /** The state of a county by its code. */
  stateOf: (code: string) => string | undefined
}

export type County = z.infer<typeof row>

/** Reads the names of the counties; problems are added to the list, not thrown. */
export function readCounties(file: string, problems: Problem[]): County[] {
  return readRows(file, 'counties.csv', row, problems)
}

/** Finds counties by their names and codes. */
export function indexCounties(rows: County[]): Counties {
  const codes = new Map(rows.map(({ county, name, state }) => [`${state} ${name}`, county]))
  const stateOf = new Map(rows.map(({ county, state }) => [county, state]))
  return {
    countyCode: (state, name) => codes.get(`${state} ${name}`),
    stateOf: (code) => stateOf.get(code),
  }
}
