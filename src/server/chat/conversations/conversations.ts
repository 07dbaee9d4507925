import type { FastifyBaseLogger } from 'fastify'
import type { TalkTurn } from '#contract/chat.ts'
import { emptyContext, type TalkContext } from '#server/chat/turn.ts'
import type { Database } from '#server/db/connect.ts'
import { seal, unseal } from '#server/sealing/seal.ts'
import { createConversationRows } from './conversation-rows.ts'
import type { TalkKey } from './talk-key.ts'
import { wasCut, withinLimits } from './turns.ts'

const minute = 60_000
const idleAfter = 30 * minute
const sweepEvery = 10 * minute

type Content = { context: TalkContext; turns: TalkTurn[] }

/** A talk as it was read. `version` 0: there is none yet. */
export type Talk = Content & { version: number; createdAt: Date | null }

/** The talk of someone who has not said anything yet. */
export const noTalk: Talk = { context: emptyContext, turns: [], version: 0, createdAt: null }

export type Conversations = ReturnType<typeof createConversations>

type Options = { hours: number; now?: () => number }

/** Talks of readers: sealed, found by cookie and session id, given up after 30 idle minutes, deleted after `hours`. */
export function createConversations(database: Pick<Database, 'orm'>, { hours, now = Date.now }: Options) {
  const rows = createConversationRows(database)
  const begunAfter = () => new Date(now() - hours * 60 * minute)
  let sweeper: NodeJS.Timeout | undefined

  /** The talk of this key; empty where there is none, it is too old, or idle. */
  async function read(key: TalkKey): Promise<Talk> {
    const row = await rows.find(key.id, begunAfter())
    const isIdle = row !== undefined && minuteOf(now()).getTime() - row.touchedAt.getTime() > idleAfter
    const opened = row && !isIdle ? open(key, row.sealed) : undefined
    // What starts anew gets all its hours anew.
    return { ...noTalk, ...opened, version: row?.version ?? 0, createdAt: opened && row ? row.createdAt : null }
  }

  /** Writes what `edit` makes of the talk, and again of what is there where another tab was quicker. */
  async function change(key: TalkKey, before: Talk, edit: (talk: Content) => Content | undefined): Promise<void> {
    const touchedAt = minuteOf(now())
    for (let talk = before; ; talk = await read(key)) {
      // The reader has deleted it meanwhile: nothing of it may come back.
      if (before.createdAt && talk.version === 0) return
      const content = edit(talk)
      if (!content) return
      const sealed = seal(key, JSON.stringify(content))
      const row = { id: key.id, sealed, createdAt: talk.createdAt ?? touchedAt, touchedAt, version: talk.version + 1 }
      if (await rows.put(row, talk.version, begunAfter())) return
    }
  }

  return {
    read,

    /** Adds a turn to the talk that was read before it, in the place of a cut one with the same id. */
    append: (key: TalkKey, before: Talk, turn: TalkTurn, context: TalkContext): Promise<void> =>
      change(key, before, ({ turns }) => {
        const same = turns.find(({ question_id }) => question_id === turn.question_id)
        if (same && !wasCut(same)) return undefined
        return { context, turns: withinLimits([...turns.filter((other) => other !== same), turn]) }
      }),

    /** Notes that only so many letters of an answer were shown. */
    async stop(key: TalkKey, question_id: string, shown: number): Promise<void> {
      await change(key, await read(key), ({ context, turns }) => {
        const isStopped = (turn: TalkTurn) => turn.question_id === question_id && shown < turn.reply.result.length
        if (!turns.some(isStopped)) return undefined
        return { context, turns: turns.map((turn) => (isStopped(turn) ? { ...turn, shown } : turn)) }
      })
    },

    delete: (key: TalkKey): Promise<void> => rows.delete(key.id),

    /** Begins to delete what is too old, until `stopSweeping`. */
    async startSweeping(log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
      const sweep = () =>
        rows
          .deleteBegunBefore(begunAfter())
          .catch((error: unknown) => log.error({ err: error }, 'old talks were not deleted'))
      await sweep()
      sweeper = setInterval(sweep, sweepEvery).unref()
    },

    stopSweeping(): void {
      clearInterval(sweeper)
    },
  }
}

function open(key: TalkKey, sealed: Buffer): Content | undefined {
  const text = unseal(key, sealed)
  return text === undefined ? undefined : JSON.parse(text)
}

function minuteOf(at: number): Date {
  return new Date(at - (at % minute))
}
