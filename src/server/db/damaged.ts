import { ExplainedError } from '#server/explained-error.ts'

/** Thrown where the folder of the embedded database can't be opened; the message says what to do. */
export class DamagedDatabaseError extends ExplainedError {
  constructor(folder: string, why: string, cause?: unknown) {
    super(
      `The embedded database in ${folder} can't be opened: ${why}. Nothing was changed. Put a copy of the whole folder in its place, or move it away to begin with an empty one.`,
      { cause },
    )
    this.name = 'DamagedDatabaseError'
  }
}

/** The same of a database that opened and then turned out to be damaged; any other error as it is. */
export function explainDamage(error: unknown, folder: string): unknown {
  if (!(error instanceof Error)) return error
  // SQLSTATE of class XX: an internal error, and damaged data or indexes.
  if ('code' in error && String(error.code).startsWith('XX')) return damagedFiles(folder, error)
  return error.cause instanceof Error && explainDamage(error.cause, folder) !== error.cause
    ? damagedFiles(folder, error)
    : error
}

/** The error of a folder whose files can't be read any more. */
export function damagedFiles(folder: string, cause: unknown): DamagedDatabaseError {
  return new DamagedDatabaseError(folder, 'its files are damaged, or the disk is full', cause)
}
