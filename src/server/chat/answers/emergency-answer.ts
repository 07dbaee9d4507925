import type { EmergencyKind } from '#contract/communities.ts'
import { hotlines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import type { Answer, Understood } from '../turn.ts'
import { answerOf } from './answerer.ts'
import { paragraphs, phoneLink } from './markup.ts'
import { say } from './say.ts'

/** What kills fastest is said first. */
const order: EmergencyKind[] = ['medical', 'poison', 'suicide', 'abuse']

/** Whom to call, before anything else. Where no danger is named, every number. */
export function emergencyAnswer({ emergencies, language }: Pick<Understood, 'emergencies' | 'language'>): Answer {
  const kinds = order.filter((kind) => emergencies.length === 0 || emergencies.includes(kind))
  const calls = kinds.map((kind) => callFor(kind, language))
  const danger = kinds.includes('medical') ? '' : call('danger', hotlines.medical, 'call911', language)
  return answerOf(paragraphs(...calls, danger, say[language]('chatTalk.emergency.after')))
}

function callFor(kind: EmergencyKind, language: Language): string {
  return call(kind, hotlines[kind], kind === 'medical' ? 'call911' : kind, language)
}

function call(
  words: EmergencyKind | 'danger',
  phone: string,
  why: 'call911' | Exclude<EmergencyKind, 'medical'>,
  language: Language,
): string {
  const t = say[language]
  return `**${t(`chatTalk.emergency.${words}`)}** ${phoneLink(phone)}\n${t(`communities.emergency.${why}`)}`
}
