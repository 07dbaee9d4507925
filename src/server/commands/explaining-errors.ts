import { BackupError } from '../backup/backup-error.ts'
import { ConfigError } from '../config-error.ts'
import { DamagedDatabaseError } from '../db/damaged.ts'
import { UnreachableDatabaseError } from '../db/explain-start.ts'
import { FolderInUseError } from '../db/lock.ts'

const explained = [BackupError, ConfigError, DamagedDatabaseError, FolderInUseError, UnreachableDatabaseError]

/** Runs a command. Where it fails the process ends with 1, and says why: in one sentence where that is enough. */
export async function explainingErrors(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(explained.some((kind) => error instanceof kind) ? (error as Error).message : error)
    process.exitCode = 1
  }
}
