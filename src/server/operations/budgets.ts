import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { mail as words } from '#i18n/en/cards/mail.ts'
import { fillIn } from '#i18n/translator.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { sendCount } from '#server/db/schema.ts'
import { utcDay } from '#server/limits/hash-keys.ts'
import type { Mailer } from '#server/outside/mailer.ts'
import type { Config } from '#server/settings/config.ts'
import type { HashKeys } from '../limits/hash-keys.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { operatorMailbox } from '../outside/mailer.ts'

const every = 60_000
/** Early enough to look, and late enough not to be every day's mail. */
const alarming = 1 / 2

type Parts = {
  config: Config
  database: Pick<Database, 'orm'>
  keys: HashKeys
  outbox: Outbox
  mailer: Pick<Mailer, 'kind'>
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

type Used = { kind: 'sends' | 'requests'; used: number; all: number }

class ToldAlready extends Error {}

/** The budgets of a day that everybody shares: how much of them is used, and who runs the site hears of it in time. */
export function createBudgets(
  { config, database: { orm }, keys, outbox, mailer }: Parts,
  now: () => number = Date.now,
) {
  const limits = { sends: config.SENDS_PER_DAY, requests: config.REQUESTS_PER_DAY }
  const settings = { sends: 'SENDS_PER_*', requests: 'REQUESTS_PER_*' }
  const operator = operatorMailbox(config, mailer)
  const today = () => utcDay(now())
  let timer: NodeJS.Timeout | undefined

  async function usedOf(kind: Used['kind']): Promise<Used> {
    const isAll = eq(sendCount.hash, await keys.ofDay(today(), kind, 'all'))
    const [row] = await orm.select({ sends: sendCount.sends }).from(sendCount).where(isAll)
    return { kind, used: row?.sends ?? 0, all: limits[kind] }
  }

  const list = (): Promise<Used[]> => Promise.all([usedOf('sends'), usedOf('requests')])

  /** Whether it was this process, of all replicas, that told the operator today. The note of it and the mail are one write. */
  async function tell({ kind, used, all }: Used): Promise<boolean> {
    const day = today()
    const hash = await keys.ofDay(day, kind, 'half')
    const note = async (transaction: Transaction) => {
      const rows = await transaction
        .insert(sendCount)
        .values({ hash, day, sends: 1 })
        .onConflictDoNothing()
        .returning({ hash: sendCount.hash })
      if (rows.length === 0) throw new ToldAlready()
    }
    const { subject, text, ...names } = words.budget
    const filled = fillIn(text, { used, all, what: names[kind], settings: settings[kind] })
    const telling = operator
      ? outbox.add({ kind: 'email', recipient: operator, subject, text: filled }, { alongside: note })
      : orm.transaction(note)
    return telling.then(
      () => true,
      (error: unknown) => {
        if (error instanceof ToldAlready) return false
        throw error
      },
    )
  }

  async function check(log: Log): Promise<void> {
    for (const budget of await list()) {
      const isAlarming = budget.used >= budget.all * alarming
      if (isAlarming && (await tell(budget)))
        log.warn({ event: 'budget_half', ...budget }, 'half of what a day may send or take is used up')
    }
  }

  return {
    list,

    /** Tells the operator of each budget of which half is used up, once a day: by a line in the log, and by a mail where one can be sent. */
    check,

    /** Looks every minute, until `stopWatching`. */
    async startWatching(log: Log): Promise<void> {
      const look = () =>
        check(log).catch((error: unknown) => log.error({ err: error }, 'the budgets were not looked at'))
      await look()
      timer = setInterval(look, every).unref()
    },

    stopWatching(): void {
      clearInterval(timer)
    },
  }
}
