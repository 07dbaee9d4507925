import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chat } from '#server/chat/chat.ts'
import type { Claim } from '#server/chat/grounding/claim.ts'
import type { Grounding } from '#server/chat/grounding/grounding.ts'
import { type Answer, emptyContext } from '#server/chat/turn.ts'
import { unmet } from './expectations.ts'
import { type Dialogue, type Expectation, readDialogues } from './read-dialogues.ts'
import { sayTo } from './say-to.ts'
import { share } from './shares.ts'

/** The files of dialogues: the ones that the engine is tuned with, and those that nobody looks at while tuning. */
export const dialogueFiles = ['en', 'en-held-out', 'es', 'es-held-out'] as const
export type DialogueFile = (typeof dialogueFiles)[number]

export type Outcome = {
  dialogue: Dialogue
  /** Turns that were not as they must be. */
  failures: { says: string; answer: string; unmet: Expectation[] }[]
  ungrounded: { says: string; claims: Claim[] }[]
  answers: { says: string; answer: Answer }[]
}

/** Holds every dialogue of a file with Navi. */
export async function evaluate(file: DialogueFile, chat: Chat, grounding: Grounding): Promise<Outcome[]> {
  const dialogues = readDialogues(readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8'))
  const outcomes: Outcome[] = []
  for (const dialogue of dialogues) outcomes.push(await hold(dialogue, chat, grounding))
  return outcomes
}

async function hold(dialogue: Dialogue, chat: Chat, grounding: Grounding): Promise<Outcome> {
  const outcome: Outcome = { dialogue, failures: [], ungrounded: [], answers: [] }
  const said = dialogue.turns.map(({ says }) => says)
  let before = emptyContext
  for (const [at, { says, expectations }] of dialogue.turns.entries()) {
    const answered = await sayTo(chat, { says, at, variant: dialogue.variant, page: dialogue.page, before })
    before = answered.context
    outcome.answers.push({ says, answer: answered.answer })
    const missed = unmet(expectations, answered)
    if (missed.length > 0)
      outcome.failures.push({ says, answer: `[${answered.understood.intent}] ${answered.reply.result}`, unmet: missed })
    const claims = grounding.check(answered.reply.result, {
      said: [...said, JSON.stringify(answered.understood.facts)],
    })
    if (claims.length > 0) outcome.ungrounded.push({ says, claims })
  }
  return outcome
}

/** The share of dialogues, from 0 to 1, in which every turn was right. */
export function shareRight(outcomes: Outcome[]): number {
  return share(outcomes, ({ failures }) => failures.length === 0)
}
