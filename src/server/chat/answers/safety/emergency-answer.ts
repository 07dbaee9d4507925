import type { EmergencyKind } from '#contract/communities.ts'
import { hotlines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { answerOf } from '../answerer.ts'
import { paragraphs, phoneLink } from '../markup.ts'
import { say } from '../say.ts'

/** What kills fastest is said first. */
const order: EmergencyKind[] = ['medical', 'poison', 'suicide', 'abuse']

/** Whom to call, before anything else, then a sentence and a question. Where no danger is named, every number. */
export function emergencyAnswer({ emergencies, language }: Pick<Understood, 'emergencies' | 'language'>): Answer {
  const t = say[language]
  const kinds = order.filter((kind) => emergencies.length === 0 || emergencies.includes(kind))
  const [worst = 'medical'] = kinds
  const calls = kinds.map((kind) => call(kind, hotlines[kind], language))
  const danger = !kinds.includes('medical') && call('danger', hotlines.medical, language)
  return answerOf(
    paragraphs(...calls, danger, t(`chatTalk.emergency.care.${worst}`), t(`chatTalk.emergency.ask.${worst}`)),
  )
}

function call(words: EmergencyKind | 'danger', phone: string, language: Language): string {
  return `**${say[language](`chatTalk.emergency.${words}`)}** ${phoneLink(phone)}`
}
