import { languages } from '#i18n/languages.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { nearbyNeeds } from './needs/nearby-needs.ts'

/** The label of what a turn was understood to mean, for the language model to know when it reads the next. */
export function labelOf(understood: Understood, before: Pick<TalkContext, 'emergencies'>): string {
  const { intent, about, advice, emergencies, cards } = understood
  switch (intent) {
    case 'card':
      return 'send_card'
    case 'care':
      return before.emergencies.length > 0 ? 'undo' : 'venting'
    case 'about_navi':
      return `about:${about ?? 'navi'}`
    case 'advice':
      return `advice:${advice ?? 'other'}`
    case 'emergency':
      return `danger:${emergencies[0] ?? 'medical'}`
    case 'knowledge':
      return cards[0] ? `card:${cards[0]}` : intent
    case 'local_help':
      return needLabel(understood)
    default:
      return intent
  }
}

/** The need that is searched for by these words, else one of its category. */
function needLabel({ need, category }: Understood): string {
  const needs = [...nearbyNeeds]
  const [label] =
    needs.find(([, of]) => languages.some((language) => of[language] === need)) ??
    needs.findLast(([, of]) => of.category === category) ??
    []
  return label ? `local_help:${label}` : 'local_help'
}
