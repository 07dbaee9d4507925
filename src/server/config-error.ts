import { ExplainedError } from './explained-error.ts'

/** Settings that the site can't start with; the message lists every bad one. */
export class ConfigError extends ExplainedError {}
