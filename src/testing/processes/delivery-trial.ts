import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#server/db/connect.ts'
import { createLetters } from '#server/outbox/letters.ts'
import { createSealer } from '#server/sealing/sealer.ts'
import { makeTestFolder, quiet } from '../database/test-database.ts'
import { someItems, vendorForm } from '../factories/card-forms.ts'
import { startMailServer } from '../network-edge/mail-server.ts'

const PROGRAM = fileURLToPath(new URL('card-server.ts', import.meta.url))
const SENDERS = 4

type Trial = {
  cards: number
  /** How often our process is killed while it accepts and sends. */
  kills: number
  /** Shortens the waits between tries. */
  pace: number
  /** The longest time of the mail server up and down, in milliseconds. */
  weather: { up: number; down: number }
}

/**
 * Has a server accept cards over HTTP and mail them, kills it again and again and lets the mail server come and go,
 * until every card that was accepted has arrived. Returns what arrived.
 */
export async function runDeliveryTrial({ cards, kills, pace, weather }: Trial) {
  const mail = await startUnsteadyMailServer(weather)
  const dataDir = await makeTestFolder()
  const start = () => startProcess({ dataDir, mailUrl: mail.url, pace })
  let server = await start()
  const accepted = new Set<string>()
  try {
    const recipients = Array.from({ length: cards }, (_, index) => `r${index}@mail.example`)
    const addressOf = () => server.address
    const sending = Promise.all(Array.from({ length: SENDERS }, () => sendAll(recipients, accepted, addressOf)))
    for (let kill = 1; kill <= kills; kill++) {
      await until(() => accepted.size >= (cards * kill) / (kills + 1))
      await sleep(Math.random() * 300)
      await server.kill()
      server = await start()
    }
    await sending
    mail.settle()
    await untilNothingWaits(dataDir)
  } finally {
    await server.kill()
    await mail.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { accepted, arrived: mail.recipients(), messageIds: mail.messageIds(), outages: mail.outages() }
}

/** Posts cards until none is left. A reader whose card got no answer sends it again, as people do. */
async function sendAll(recipients: string[], accepted: Set<string>, addressOf: () => string): Promise<void> {
  const [vendor] = someItems().vendors
  if (!vendor) throw new Error('The catalogue serves no vendor')
  for (let email = recipients.pop(); email; email = recipients.pop()) {
    const form = vendorForm(email, [{ name: vendor.name, link: vendor.website ?? 'N/A' }])
    while (!accepted.has(email)) {
      const status = await post(addressOf(), form).catch(() => undefined)
      if (status === 200) accepted.add(email)
      else if (status) throw new Error(`A card was answered with ${status}`)
      else await sleep(50)
    }
  }
}

async function post(address: string, form: Record<string, string>): Promise<number> {
  const reply = await fetch(`${address}/api/special_mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  return reply.status
}

async function startProcess({ dataDir, mailUrl, pace }: { dataDir: string; mailUrl: string; pace: number }) {
  const limits = { RATE_LIMIT: '1000000', SENDS_PER_ADDRESS: '1000000', SENDS_PER_DAY: '1000000' }
  // Only these settings: the developer's own database and senders must not be those of a trial.
  const mail = { MAIL_URL: mailUrl, MAIL_FROM: 'navi@navi.example', PUBLIC_URL: 'https://navi.example' }
  const own = { PATH: process.env.PATH, DATA_DIR: dataDir, ...mail }
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, String(pace)], {
    env: { ...own, ...limits },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const address = await new Promise<string>((listening, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, found] = text.match(/listening (\S+)/) ?? []
      if (found) listening(found)
    })
    closed.then(() => failed(new Error('The server ended')), failed)
  })
  return {
    address,
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

/** A mail server that comes and goes on one port, until it is to settle. */
async function startUnsteadyMailServer({ up, down }: Trial['weather']) {
  let server = await startMailServer()
  const { port, url } = server
  const taken = [server.mails]
  const mails = () => taken.flat()
  let settled = false
  let outages = 0
  const changing = change()

  async function change(): Promise<void> {
    while (!settled) {
      await sleep(Math.random() * up)
      if (settled) return
      await server.stop()
      outages++
      await sleep(Math.random() * down)
      server = await startMailServer({ port })
      taken.push(server.mails)
    }
  }

  return {
    url,
    outages: () => outages,
    settle: () => {
      settled = true
    },
    recipients: () => new Set(mails().flatMap(({ to }) => to)),
    /** How often each message was taken. */
    messageIds() {
      const counts = new Map<string, number>()
      for (const { raw } of mails()) {
        const id = raw.match(/^Message-ID: (\S+)/im)?.[1] ?? ''
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      return counts
    },
    async stop() {
      settled = true
      await changing
      await server.stop()
    },
  }
}

/** What was sent by a process that was killed is sent again, so only an empty outbox says that nothing comes any more. */
async function untilNothingWaits(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, log: quiet, joinRunning: true })
  const letters = createLetters(database, createSealer({ DATA_DIR: dataDir }))
  while ((await letters.list()).length > 0) await sleep(200)
  await database.close()
}

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await sleep(20)
}
