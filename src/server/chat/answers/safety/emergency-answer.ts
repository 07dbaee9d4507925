import type { EmergencyKind } from '#contract/communities.ts'
import { hotlines, textLines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { asksToWrite, toldAtOnce } from '#server/chat/understand/cards/cards-in-danger.ts'
import { askedOfHelp } from '#server/chat/understand/danger/asked-of-help.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { answerOf } from '../answerer.ts'
import { paragraphs, phoneLink } from '../markup.ts'
import { cardEnd } from '../records/knowledge-card-text.ts'
import { firstSentences } from '../short.ts'

/** What kills fastest is said first. */
const order: EmergencyKind[] = ['medical', 'poison', 'suicide', 'abuse']
/** Words of a card beneath numbers to call. */
const roomForCard = 35

type Danger = Pick<Understood, 'emergencies' | 'language' | 'cards' | 'text'>

/** Lines that answer texts. Who can not speak for lack of breath is told to call: somebody else may. */
const answersTexts = new Set<EmergencyKind>(['suicide', 'abuse'])

/**
 * Whom to call, before anything else. Where no danger is named, every number. Beneath it a sentence of care and a question;
 * where the danger goes on what a record says of it, and then short words by turns.
 */
export function createEmergencyAnswer(knowledge: Pick<KnowledgeService, 'answer'>) {
  return (danger: Danger, { alarms }: Pick<TalkContext, 'alarms'>): Answer => {
    const { emergencies, language } = danger
    const kinds = order.filter((kind) => emergencies.length === 0 || emergencies.includes(kind))
    const isSilent = asksToWrite(danger.text) && kinds.every((kind) => answersTexts.has(kind))
    const line = lineFor(kinds, danger)
    if (isSilent) return answerOf(paragraphs(...kinds.flatMap((kind) => inWriting(kind, danger)), line))
    return answerOf(paragraphs(numbersFor(kinds, language), line || beneath(kinds[0] ?? 'medical', danger, alarms)))
  }

  function beneath(kind: EmergencyKind, danger: Danger, alarms: number): string {
    if (alarms > 0) return goingOn(danger, alarms)
    const t = translators[danger.language]
    const isTold = toldAtOnce.has(danger.cards[0])
    return paragraphs(
      t(`chatTalk.emergency.care.${kind}`),
      isTold ? goingOn(danger, alarms) : t(`chatTalk.emergency.ask.${kind}`),
    )
  }

  /** How to write where a call would be heard, or is too much; beneath violence no card that says to call. */
  function inWriting(kind: EmergencyKind, { cards: [id], language }: Danger): string[] {
    const t = translators[language]
    const card = id ? knowledge.answer(id, language) : undefined
    const phones = {
      listens: phoneLink(hotlines[kind]),
      texts: textLines[kind === 'abuse' ? 'abuse' : 'suicide'],
      helps: phoneLink(hotlines.medical),
    }
    const more =
      kind === 'abuse'
        ? t('chatTalk.emergency.write.later', phones)
        : card
          ? firstSentences(card.answer, roomForCard)
          : ''
    return [
      `**${t(`chatTalk.emergency.write.${kind === 'abuse' ? 'abuse' : 'suicide'}`, phones)}**`,
      more,
      card ? cardEnd(card, language) : '',
    ]
  }

  function goingOn({ emergencies, cards: [id], language }: Danger, alarms: number): string {
    const card = id ? knowledge.answer(id, language) : undefined
    const kind = emergencies.join() === 'suicide' ? 'suicide.' : ''
    const turn = alarms % 2 === 0 ? 'first' : 'second'
    if (!card) return translators[language](`chatTalk.emergency.still.${kind}${turn}`)
    // "My husband hits me" would stand there for whoever looks at the screen.
    const asked = card.emergency ? null : `**${card.question}**`
    return paragraphs(asked, firstSentences(card.answer, roomForCard), cardEnd(card, language))
  }
}

function numbersFor(kinds: EmergencyKind[], language: Language): string {
  const calls = kinds.map((kind) => call(kind, hotlines[kind], language))
  return paragraphs(...calls, !kinds.includes('medical') && call('danger', hotlines.medical, language))
}

/** What is asked of the help that is named, in one line. */
function lineFor(kinds: EmergencyKind[], { text, language }: Danger): string {
  const asked = askedOfHelp(text, kinds)
  if (!asked) return ''
  const t = translators[language]
  const [kind = 'medical'] = kinds
  const phones = { helps: phoneLink(hotlines.medical), listens: phoneLink(hotlines.suicide) }
  if (asked !== 'spanish') return t(`chatTalk.emergency.asked.${asked}`, phones)
  const of = kind === 'suicide' || kind === 'poison' ? kind : 'others'
  return t(`chatTalk.emergency.asked.spanish.${of}`, { texts: textLines.suicide })
}

function call(words: EmergencyKind | 'danger', phone: string, language: Language): string {
  return `**${translators[language](`chatTalk.emergency.${words}`)}** ${phoneLink(phone)}`
}
