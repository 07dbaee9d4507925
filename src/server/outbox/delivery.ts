import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { claimSweep } from '#server/db/claim-sweep.ts'
import type { Database } from '#server/db/connect.ts'
import type { OutsideCalls } from '#server/operations/outside-calls.ts'
import type { Mailer } from '#server/outside/mailer.ts'
import { DeliveryError } from '#server/outside/message.ts'
import type { TextSender } from '#server/outside/texts.ts'
import type { Sealer } from '#server/sealing/sealer.ts'
import { withoutWords } from '#server/without-words.ts'
import type { HashKeys } from '../limits/hash-keys.ts'
import { createBell } from './bell.ts'
import { type Outbox, openMessage } from './outbox.ts'
import { backoff, createQueue, type Letter } from './queue.ts'
import type { StopList } from './stop-list.ts'
import { sweep, sweepFolders } from './sweep.ts'

const lanes = 4
const sweepEvery = 60_000

type Parts = {
  database: Database
  keys: HashKeys
  outbox: Outbox
  stopList: StopList
  mailer: Mailer
  texts: TextSender
  sealer: Pick<Sealer, 'open'>
  outside: Pick<OutsideCalls, 'note'>
}

type Options = { now?: () => number; random?: () => number; pollEvery?: number }

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/**
 * Sends what is in the outbox, a few letters at a time, and tries again what failed. Any number of processes may do so
 * at once. A process that is killed after the provider took a letter and before that was written down leaves it to be
 * sent a second time: neither SMTP nor Twilio lets us exclude that, so mails carry the same Message-ID each time.
 */
export function createDelivery(
  { database, keys, outbox, stopList, mailer, texts, sealer, outside }: Parts,
  { now = Date.now, random = Math.random, pollEvery = 5_000 }: Options = {},
) {
  const queue = createQueue(database)
  const bell = createBell(pollEvery)
  let stopping = false
  let running: Promise<unknown> = Promise.resolve()
  let stopListening = () => {}
  let sweeper: NodeJS.Timeout | undefined

  async function runLane(log: Log): Promise<void> {
    while (!stopping) {
      const rings = bell.rings()
      const worked = await sendNext(log).catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be read or written')
        return false
      })
      if (!worked && !stopping) await bell.wait(rings)
    }
  }

  async function sweepDatabase(): Promise<void> {
    if (await claimSweep(database, 'outbox', { every: sweepEvery, now: now() })) await sweep(database, keys, now())
  }

  /** Whether there was a letter to send. */
  async function sendNext(log: Log): Promise<boolean> {
    const letter = await queue.claim(now())
    if (!letter) return false
    const error = await handOver(letter).then(() => undefined, deliveryErrorOf)
    if (error) await putBack(letter, error, log)
    else await queue.markDone(letter, now())
    return true
  }

  async function handOver(letter: Letter): Promise<void> {
    const { id, kind } = letter
    if (letter.message === null) throw new DeliveryError('erased', { permanent: true })
    const content = openMessage(letter, sealer)
    // Not permanent: the operator may have left out a key by mistake.
    if (!content) throw new DeliveryError('no_key')
    const { recipient, ...mail } = content
    const isStopped = (kind === 'text' || mail.stopLink) && (await stopList.has(recipient))
    if (isStopped) throw new DeliveryError('stopped', { permanent: true })
    if (kind === 'email')
      return noted('mail', mailer, mailer.send({ ...mail, id, to: recipient, subject: mail.subject ?? '' }))
    return noted('texts', texts, texts.send({ id, to: recipient, body: mail.text }))
  }

  /** Notes how a call ended. A folder is no service that could be away. */
  async function noted(service: 'mail' | 'texts', { kind }: Pick<Mailer | TextSender, 'kind'>, sent: Promise<void>) {
    const note = (outcome: 'answered' | 'failed') => {
      if (kind !== 'folder') outside.note(service, outcome)
    }
    await sent.catch((error: unknown) => {
      note('failed')
      throw error
    })
    note('answered')
  }

  async function putBack(letter: Letter, { code, permanent, stopped, cause }: DeliveryError, log: Log): Promise<void> {
    const { id, attempts, giveUpAt } = letter
    const recipient = stopped ? openMessage(letter, sealer)?.recipient : undefined
    if (recipient) await stopList.add(recipient)
    const until = now() + backoff(attempts, random)
    if (permanent || until > giveUpAt.getTime()) {
      log.error({ id, code, attempts, err: cause }, 'a message could not be sent: see `npm run outbox list`')
      return queue.bury(letter, { now: now(), error: code })
    }
    log.warn({ id, code, attempts, err: cause }, 'a message could not be sent yet')
    return queue.postpone(letter, { until, error: code })
  }

  return {
    /** Begins to send, until `stop`. */
    async start(log: Log): Promise<void> {
      // The embedded database has one process, so what is being sent was being sent by one that died.
      if (database.kind === 'embedded') await queue.releaseAll()
      const clean = () =>
        Promise.all([sweepDatabase(), sweepFolders([mailer, texts], now())]).catch((error: unknown) =>
          log.error({ err: error }, 'the outbox was not swept'),
        )
      await clean()
      sweeper = setInterval(clean, sweepEvery).unref()
      stopListening = outbox.onAdded(bell.ring)
      running = Promise.all(Array.from({ length: lanes }, () => runLane(log)))
    },

    /** Takes nothing more, and ends when what is being sent has been sent, or after so many milliseconds. */
    async stop(longest?: number): Promise<void> {
      stopping = true
      clearInterval(sweeper)
      stopListening()
      bell.ringAll()
      await (longest === undefined ? running : Promise.race([running, sleep(longest, undefined, { ref: false })]))
      await mailer.close()
    },
  }
}

function deliveryErrorOf(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError('unknown', { cause: withoutWords(error, 'a message was not handed over') })
}
