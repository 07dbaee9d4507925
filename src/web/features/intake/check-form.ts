import { type FieldProblem, intakeForms, type RequestKind } from '#contract/intake-forms.ts'

export type Problems = Record<string, FieldProblem>

const known: readonly string[] = ['missing', 'long', 'email', 'phone', 'zip', 'reach'] satisfies FieldProblem[]

/** What is wrong with each field of a form, by the rules that the server holds it to; nothing where it is well. */
export function checkForm(kind: RequestKind, fields: Record<string, unknown>): Problems {
  const { error } = intakeForms[kind].safeParse(fields)
  const found = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), problemOf(message)] as const)
  // Of several, the first says most.
  return Object.fromEntries(found.reverse())
}

/** A choice that was not made has only words of zod's own. */
function problemOf(message: string): FieldProblem {
  return known.includes(message) ? (message as FieldProblem) : 'missing'
}
