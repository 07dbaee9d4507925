import type { ChatVariant } from '#contract/chat.ts'
import type { chatTalk } from '#i18n/en/chat/chat-talk.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext } from '#server/chat/turn.ts'
import { answerOf } from '../answerer.ts'

const asked: Record<ChatVariant, (keyof typeof chatTalk.ask)[]> = {
  general: ['cantPay', 'qualify', 'food', 'abilities'],
  prescription: ['cantPay', 'copay', 'insurance', 'qualify'],
  community: ['food', 'rent', 'ride', 'deals'],
  pharmacy: ['copay', 'coupon', 'delivery', 'abilities'],
}

/** Questions to begin with, by the page of the talk: the first are shown. */
export function starters(variant: ChatVariant, language: Language): string[] {
  return asked[variant].map((question) => translators[language](`chatTalk.ask.${question}`))
}

export function greeting(language: Language, { variant }: Pick<TalkContext, 'variant'>): Answer {
  return answerOf(translators[language](`chatTalk.greeting.${variant}`), { suggestions: starters(variant, language) })
}
