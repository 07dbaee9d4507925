import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** `FLOOD_MINUTES=3` makes a flood short. */
export const floodMinutes = Number(process.env.FLOOD_MINUTES ?? 30)

/** The default limit of questions: a fifth of 600 a minute and address. */
const pace = 60_000 / 120
/** A talk keeps 40 turns; then this stranger begins another. */
const turnsOfTalk = 40

const questions = [
  'Ozempic',
  'how can I pay less for Eliquis',
  'food near 14604',
  'what about mounjarro and xareltto?',
  'necesito transporte en Rochester',
]

/** Asks until a moment, as fast as the limit lets one address; counts the answers by status, 0 for none. */
export async function floodFrom(address: string, url: string, until: number, counts: Map<number, number>) {
  let talk = { cookie: '', session_id: '' }
  for (let turn = 0; Date.now() < until; turn += 1) {
    if (turn % turnsOfTalk === 0) talk = newTalk()
    const began = Date.now()
    const status = await ask(url, talk, { address, question: questions[turn % questions.length] ?? '' })
    counts.set(status, (counts.get(status) ?? 0) + 1)
    await sleep(Math.max(0, began + pace - Date.now()))
  }
}

function newTalk() {
  return { cookie: '', session_id: String(randomInt(100_000, 1_000_000)) }
}

type Asked = { address: string; question: string }

async function ask(url: string, talk: ReturnType<typeof newTalk>, { address, question }: Asked): Promise<number> {
  const { cookie, session_id } = talk
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie }
  const body = JSON.stringify({ question, session_id })
  try {
    const signal = AbortSignal.timeout(60_000)
    const reply = await fetch(`${url}/api/new_navi_assistant_bot`, { method: 'POST', headers, body, signal })
    await reply.text()
    // The first answer begins the talk.
    talk.cookie ||= reply.headers.get('set-cookie')?.split(';')[0] ?? ''
    return reply.status
  } catch {
    return 0
  }
}
