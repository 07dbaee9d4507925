import { z } from 'zod'
import type { Problem } from '../checks/problems.ts'
import type { RxTerm } from '../checks/rxcui-problems.ts'
import { readRows } from './read-rows.ts'

const row = z.strictObject({ name: z.string().min(1), rxcui: z.string().regex(/^\d+$/) })

/** Reads the names that RxTerms gives to the codes of our medicines; problems are added to the list, not thrown. */
export function readRxTerms(file: string, problems: Problem[]): RxTerm[] {
  return readRows(file, 'rxterms.csv', row, problems)
}
