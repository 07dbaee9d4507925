import { translators } from '#i18n/translators.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type Answerer, answerOf } from '../answerer.ts'
import { bullets, paragraphs } from '../markup.ts'
import { reachLine } from '../medicine/reach-line.ts'
import { cardLink } from '../records/knowledge-card-text.ts'
import type { LookUp } from '../records/look-up.ts'
import { firstSentences } from '../short.ts'

type Parts = { knowledge: Pick<KnowledgeService, 'answer'>; lookUp: LookUp }

/** Steps of so many answers, each in about so many words. */
const [mostSteps, stepWords] = [2, 14]

/** What was told in the talk, in short: what to do by the last answers, a medicine that runs out first, and the program that was shown. */
export function createRecapAnswer({ knowledge, lookUp }: Parts): Answerer {
  return (understood, before) => {
    const { language } = understood
    const t = translators[language]
    const cards = toldCards(before, understood)
    const steps = cards.map(({ question, nextStep, answer }) => `**${question}** ${stepIn(nextStep ?? answer)}`)
    const lines = [...steps, ...programLine(understood, before)]
    const links = cards.map(({ id }) => cardLink(id, language))
    return answerOf(paragraphs(t('chatTalk.recap'), bullets(lines), links[0]), {
      suggestions: [t('chatMedicine.suggest.card')],
    })
  }

  function toldCards({ told }: TalkContext, { language }: Understood) {
    const cards = told.toReversed().flatMap((id) => knowledge.answer(id, language) ?? [])
    const isUrgent = ({ subject }: { subject: string }) => subject === 'out-of-medicine'
    return [...cards.filter(isUrgent), ...cards.filter((card) => !isUrgent(card))].slice(0, mostSteps)
  }

  function programLine(understood: Understood, { shown: [first] }: TalkContext): string[] {
    const facts = first && lookUp(first, understood)?.facts
    return facts ? [`**${facts.name}**: ${reachLine(facts.item, understood.language)}`] : []
  }
}

/** The first sentences; what is to be said word for word is not cut off in its midst. */
function stepIn(text: string): string {
  const first = firstSentences(text, stepWords)
  return first.split('"').length % 2 === 1 ? first : text
}
