import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { databaseError } from '../db/database-error.ts'

/** The one log of the server. No error in it has the parameters of a statement. */
export function createLogger(level: NonNullable<LoggerOptions['level']>, output: DestinationStream): Logger {
  return pino(
    { level, serializers: { err: (error) => pino.stdSerializers.err(databaseError(error) as Error) } },
    output,
  )
}
