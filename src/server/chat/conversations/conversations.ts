import type { FastifyBaseLogger } from 'fastify'
import type { TalkTurn } from '#contract/chat.ts'
import type { Mailed } from '#server/chat/mailed.ts'
import { emptyContext, type TalkContext } from '#server/chat/turn.ts'
import { claimSweep } from '#server/db/claim-sweep.ts'
import type { Database } from '#server/db/connect.ts'
import { seal, unseal } from '#server/sealing/seal.ts'
import { questionKeyOf, type TalkKey, turnKeyOf } from './talk-key.ts'
import { createTurnRows } from './turn-rows.ts'
import { wasCut, withinLimits } from './turns.ts'

const minute = 60_000
const idleAfter = 30 * minute
const sweepEvery = 10 * minute

/** A turn, what the next one needs to know, and what may be mailed. */
export type Content = { turn: TalkTurn; context: TalkContext; mailed: Mailed }

type Entry = Content & { number: number }

/** A talk as it was read. `begunAt` null: there is none yet. */
export type Talk = {
  context: TalkContext
  turns: TalkTurn[]
  entries: Entry[]
  begunAt: Date | null
  /** The number of the last turn that is there and not gone on with, of a talk that has ended. */
  endedAt: number | null
}

/** The talk of someone who has not said anything yet. */
export const noTalk: Talk = { context: emptyContext, turns: [], entries: [], begunAt: null, endedAt: null }

export type Conversations = ReturnType<typeof createConversations>

type Options = { hours: number; now?: () => number }

/** Talks of readers: sealed, found by cookie and session id, given up after 30 idle minutes and kept for `hours` at most. */
export function createConversations(database: Pick<Database, 'orm' | 'kind'>, { hours, now = Date.now }: Options) {
  const rows = createTurnRows(database)
  const begunAfter = () => new Date(now() - hours * 60 * minute)
  const saidAfter = () => new Date(minuteOf(now()).getTime() - idleAfter)
  let sweeper: NodeJS.Timeout | undefined

  /** The talk of this key; empty where there is none, it is too old, or idle. */
  async function read(key: TalkKey): Promise<Talk> {
    const found = await rows.list(key.id, begunAfter())
    const last = found.at(-1)
    if (!last) return noTalk
    const entries = last.saidAt < saidAfter() ? [] : found.flatMap((row) => open(key, row) ?? [])
    const lastEntry = entries.at(-1)
    if (!lastEntry) return { ...noTalk, endedAt: last.number }
    const turns = entries.map(({ turn }) => turn)
    return { context: lastEntry.context, turns, entries, begunAt: last.begunAt, endedAt: null }
  }

  return {
    read,

    /** Adds a turn to the talk that was read before it, in the stead of a cut one with the same id. */
    async append(key: TalkKey, before: Talk, content: Content): Promise<void> {
      const { turn } = content
      const same = before.turns.find(({ question_id }) => question_id === turn.question_id)
      if (same && !wasCut(same)) return
      const saidAt = minuteOf(now())
      const row = { ...sealedRow(key, content), saidAt, begunAt: before.begunAt ?? saidAt }
      const options = { isNew: before.begunAt === null, replaces: Boolean(same), dropUpTo: surplusOf(before, turn) }
      await rows.add(row, options)
    },

    /** Notes that only so many letters of an answer were shown. */
    async stop(key: TalkKey, question_id: string, shown: number): Promise<void> {
      const { entries } = await read(key)
      const entry = entries.find(({ turn }) => turn.question_id === question_id && shown < turn.reply.result.length)
      if (!entry) return
      const { context, mailed, turn } = entry
      await rows.change(sealedRow(key, { context, mailed, turn: { ...turn, shown } }))
    },

    delete: (key: TalkKey): Promise<void> => rows.delete(key.id),

    /** Begins to delete what has ended, until `stopSweeping`. */
    async startSweeping(log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
      const deleteOld = async () => {
        if (await claimSweep(database, 'talks', { every: sweepEvery, now: now() }))
          await rows.deleteEnded(begunAfter(), saidAfter())
      }
      const sweep = () => deleteOld().catch((error: unknown) => log.error({ err: error }, 'old talks were not deleted'))
      await sweep()
      sweeper = setInterval(sweep, sweepEvery).unref()
    },

    stopSweeping(): void {
      clearInterval(sweeper)
    },
  }
}

/** Up to which number turns are dropped when this one comes to a talk. */
function surplusOf({ turns, entries, endedAt }: Talk, turn: TalkTurn): number | null {
  const kept = withinLimits([...turns, turn]).length - 1
  return entries.at(-kept - 1)?.number ?? endedAt
}

function sealedRow(key: TalkKey, content: Content) {
  const question = questionKeyOf(key, content.turn.question_id)
  return { talk: key.id, question, sealed: seal(turnKeyOf(key, question), JSON.stringify(content)) }
}

function open(key: TalkKey, { question, sealed, number }: { question: Buffer; sealed: Buffer; number: number }) {
  const text = unseal(turnKeyOf(key, question), sealed)
  if (text === undefined) return undefined
  const { context, ...rest } = JSON.parse(text) as Content
  // A talk may have been kept by a build that knew less of talks.
  return { ...rest, context: { ...emptyContext, ...context }, number }
}

function minuteOf(at: number): Date {
  return new Date(at - (at % minute))
}
