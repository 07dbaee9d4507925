import { databaseError } from './db/database-error.ts'

/** An error whose message says by itself what to do: where it ends a process, nothing else is printed. */
export class ExplainedError extends Error {}

/** Settings that the site can't start with; the message lists every bad one. */
export class ConfigError extends ExplainedError {}

/** What a process that ends prints of an error. */
export function explain(error: unknown): unknown {
  return error instanceof ExplainedError ? error.message : databaseError(error)
}

const listenReasons = new Map([
  ['EADDRINUSE', 'another program listens there'],
  ['EACCES', 'this user may not listen there'],
])

/** Why nobody can listen at an address, in words that name its settings; any other error as it is. */
export function explainListen(error: unknown, { HOST, PORT }: { HOST: string; PORT: number }): unknown {
  const why = listenReasons.get((error as NodeJS.ErrnoException).code ?? '')
  if (!why) return error
  return new ExplainedError(`Navi can't listen at HOST ${HOST} and PORT ${PORT}: ${why}. Set another one.`, {
    cause: error,
  })
}

const fileReasons = new Map([
  ['ENOENT', 'its folder is not there'],
  ['ENOTDIR', 'what should be its folder is a file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'this user may not'],
  ['EPERM', 'this user may not'],
  ['EROFS', 'its disk takes no files'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the share of this user on the disk is full'],
])

/** Why a new file can't be written, in words that name it; any other error as it is. */
export function explainWrite(error: unknown, file: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'EEXIST')
    return new ExplainedError(`${file} is there already, and was left as it is. Name another file.`, { cause: error })
  const why = fileReasons.get(code)
  return why ? new ExplainedError(`${file} can't be written: ${why}.`, { cause: error }) : error
}

/** Why a file can't be read, in words that name it; any other error as it is. */
export function explainRead(error: unknown, file: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new ExplainedError(`There is no file ${file}.`, { cause: error })
  const why = fileReasons.get(code)
  return why ? new ExplainedError(`${file} can't be read: ${why}.`, { cause: error }) : error
}
