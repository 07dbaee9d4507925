import type { z } from 'zod'
import { ExplainedError } from '#server/explained-error.ts'

/** One thing wrong in the catalogue: where, and what. */
export type Problem = { file: string; record: string; field: string; message: string }

/** Thrown when the catalogue can't be served; lists every problem found, a line each. */
export class CatalogueError extends ExplainedError {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(['The catalogue has errors:', ...problems.map(lineOf)].join('\n'))
    this.problems = problems
  }
}

function lineOf({ file, record, field, message }: Problem): string {
  return `  ${[file, record, field].filter(Boolean).join(' · ')}: ${message}`
}

/** Turns a schema's issues into problems; `recordOf` names the record that an issue's path lies in. */
export function problemsOf(
  file: string,
  error: z.ZodError,
  recordOf: (path: PropertyKey[]) => [string, PropertyKey[]],
): Problem[] {
  return error.issues.map((issue) => {
    const [record, path] = recordOf(issue.path)
    return { file, record, field: path.map(String).join('.'), message: issue.message }
  })
}
