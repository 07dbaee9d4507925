import { ExplainedError } from '#server/explained-error.ts'

/** Why there is no backup, or why it is not restored; the message says what to do, and that nothing was changed. */
export class BackupError extends ExplainedError {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}
