import type { ProgramKind } from './programs.ts'

/** As many medicines as one application names: the prescriber's page has a row for each. */
export const mostInKit = 6

/** Who gives something for free after an application. */
const applied: ProgramKind[] = ['pap', 'foundation']

/** Whether one applies for it with papers: free help with a phone or a form. */
export function hasKit({
  kind,
  phone,
  form,
}: {
  kind: ProgramKind
  phone: string | null
  form: string | null
}): boolean {
  return applied.includes(kind) && Boolean(phone || form)
}
