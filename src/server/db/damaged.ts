/** Thrown where the folder of the embedded database can't be opened; the message says what to do. */
export class DamagedDatabaseError extends Error {
  constructor(folder: string, why: string, cause?: unknown) {
    super(
      `The embedded database in ${folder} can't be opened: ${why}. Nothing was changed. Put a copy of the whole folder in its place, or move it away to begin with an empty one.`,
      { cause },
    )
    this.name = 'DamagedDatabaseError'
  }
}
