import type { Language } from '#i18n/languages.ts'
import type { Answered } from '#server/chat/chat.ts'
import { sayTo } from '#server/chat/dialogues/say-to.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { perFile } from '../per-file.ts'
import { testApp } from './test-app.ts'

const chat = perFile(async () => (await testApp()).services.chat)

/** Says these turns in one talk, and gives every answer. */
export async function holdTalk(page: Language, ...turns: string[]): Promise<Answered[]> {
  const answers: Answered[] = []
  for (const [at, says] of turns.entries()) {
    const before = answers.at(-1)?.context ?? emptyContext
    answers.push(await sayTo(await chat(), { says, at, variant: 'general', page, before }))
  }
  return answers
}

/** The words of the last answer to these turns. */
export async function lastAnswer(page: Language, ...turns: string[]): Promise<string> {
  const answers = await holdTalk(page, ...turns)
  return answers.at(-1)?.answer.text ?? ''
}
