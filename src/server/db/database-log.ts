type LogLine = (object: object, message: string) => void

/** Where the database tells what happened to it; pino fits. */
export type DatabaseLog = { info: LogLine; warn: LogLine; error: LogLine }
