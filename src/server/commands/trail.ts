import { userInfo } from 'node:os'
import { asc, eq, lt } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { operatorAction } from '../db/schema.ts'

/** Who runs this process: by number where the machine has no name for them, as for the users that OpenShift makes up. */
export function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.geteuid?.())
  }
}

const kept = 366 * 24 * 60 * 60_000

export type Trail = ReturnType<typeof createTrail>

/** Who ran which command when, and how many rows it touched. It holds no id and nothing of a request. */
export function createTrail({ orm }: Pick<Database, 'orm'>, now: () => number = Date.now) {
  return {
    /** Notes a command before it shows anything; what comes back notes how many rows it was. */
    async begin(command: string): Promise<(rows: number) => Promise<void>> {
      await orm.delete(operatorAction).where(lt(operatorAction.at, new Date(now() - kept)))
      const [action] = await orm
        .insert(operatorAction)
        .values({ at: new Date(now()), osUser: nameOfUser(), command })
        .returning({ number: operatorAction.number })
      if (!action) throw new Error('The command could not be noted')
      return async (rows) => {
        await orm.update(operatorAction).set({ rows }).where(eq(operatorAction.number, action.number))
      }
    },

    /** All of them, the oldest first. */
    list: () => orm.select().from(operatorAction).orderBy(asc(operatorAction.number)),
  }
}
