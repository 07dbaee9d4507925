/** The database hung when it was last asked, and has not answered since. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'

  constructor() {
    super('the database is away')
  }
}

/** Of the system: nobody listens there, or the connection broke. */
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'])
/**
 * Classes of SQLSTATE: the connection (08), too few resources, a full disk among them (53), the operator's hand (57), the system (58).
 * With them a database that may only be read (25006), as a standby is.
 */
const databaseCodes = /^(?:08|53|57|58)\w{3}$|^25006$/
/** What `pg` says without a code. */
const driverWords =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|^Client has encountered a connection error|^Client was closed|^Cannot use a pool after/

/** Whether something failed because the database is away, full or not to be written to: it may work in a minute. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAwayError || driverWords.test(error.message)) return true
  const { code, errors, cause } = error as { code?: unknown; errors?: unknown[]; cause?: unknown }
  // Missing may also be a file, and not only the embedded database's socket.
  const isOfSystem =
    systemCodes.has(String(code)) && (code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect'))
  if (isOfSystem || databaseCodes.test(String(code))) return true
  return errors?.some(isOutage) || isOutage(cause)
}
