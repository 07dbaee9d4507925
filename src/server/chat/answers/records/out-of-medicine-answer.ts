import { hotlines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { isDangerousToStop } from '#server/drugs/dangerous-to-stop.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { answerOf } from '../answerer.ts'
import { paragraphs, phoneLink } from '../markup.ts'
import { questionOfDanger } from '../safety/ask-of-danger.ts'
import { countWords, firstSentences, mostWords } from '../short.ts'
import { cardEnd, type Said } from './knowledge-card-text.ts'

const firstOfAll = 'out-of-medicine-today'
/** Its maker may help today too, and a state may have a card for it alone. */
const ofInsulin = 'out-of-insulin-today'

/** Cards for who has none left already, or nearly so. */
const ofUrgency = new Set([firstOfAll, ofInsulin])

/** Cards whose answer is another one in each state: what a pharmacist may do for who has no medicine left. */
export const outOfMedicine: ReadonlySet<string> = new Set([firstOfAll, 'emergency-refill-how-it-works', ofInsulin])

/** What a pharmacist may do where the reader lives, as far as a record says it, and where to go now. */
export function createOutOfMedicineAnswer(knowledge: KnowledgeService, { findDrug }: Pick<Catalogue, 'findDrug'>) {
  /** That nobody waits with some medicines, where one of them is talked of. */
  function urgency({ id }: Said, { drugs, language }: Understood, { told }: TalkContext): string {
    const isNew = ofUrgency.has(id) && !told.includes(id)
    const drug = isNew && findAll(findDrug, drugs).find(isDangerousToStop)
    if (!drug) return ''
    const t = translators[language]
    // Who has two kinds may be out of one of them.
    const name = id === ofInsulin ? t('chatKnowledge.today.insulin') : nameInLanguage(drug, language)
    return `**${t('chatKnowledge.today.urgent', { drug: name })}**`
  }

  /** What a record says of the reader's state, that of insulin first where it is about insulin. */
  function ofHome({ id }: Said, { facts, language }: Understood): Said | undefined {
    const cards = knowledge
      .knowledgeAt(knowledge.today())
      .filter(({ subject, states }) => subject === 'out-of-medicine' && states?.some((state) => state === facts.state))
    const fitting = cards.filter(({ medicines }) => medicines.length === 0 || id === ofInsulin)
    const [first] = fitting.toSorted((a, b) => b.medicines.length - a.medicines.length)
    return first && knowledge.answer(first.id, language)
  }

  /** What holds in every state: the card itself, or, where the law of a state was wanted that no record tells of, what to do first. */
  function anywhere(card: Said, language: Language, isAsked: boolean): Said {
    const isItself = isAsked || card.id === ofInsulin
    return isItself ? card : (knowledge.answer(firstOfAll, language) ?? card)
  }

  /** What is said of the law: that it is the reader's, that no record tells of theirs, or the question where they are. */
  function lawOf(home: Said | undefined, { facts, language }: Understood, isAsked: boolean): string {
    const t = translators[language]
    if (home) return t('chatKnowledge.today.decides')
    if (isAsked) return ''
    const state = facts.state && eligibilityWords[language].answer('state', facts)
    return state ? t('chatKnowledge.today.noRecord', { state }) : t('chatKnowledge.today.differs')
  }

  return (card: Said, understood: Understood, before: TalkContext): Answer => {
    const { language, facts } = understood
    const t = translators[language]
    const isAsked = !facts.state && before.asks !== 'state'
    const home = ofHome(card, understood)
    const said = home ?? anywhere(card, language, isAsked)
    const law = lawOf(home, understood, isAsked)
    // Where danger may be, a line with 911 is put before all this.
    const warned = questionOfDanger(understood)
    const urgent = urgency(card, understood, before)
    const sick = warned ? '' : t('chatKnowledge.today.sick', { phone: phoneLink(hotlines.medical) })
    const ask = isAsked ? t('chatKnowledge.today.askState') : ''
    const end = cardEnd(said, language)
    const room = mostWords - countWords(paragraphs(warned, urgent, law, sick, end, ask))
    const told = firstSentences(said.answer, room)
    // The source stays, whatever else there is no room for.
    const step = countWords(paragraphs(told, said.nextStep)) <= room ? said.nextStep : ''
    return answerOf(paragraphs(urgent, told, [law, sick].filter(Boolean).join(' '), step, end, ask), {
      asks: isAsked ? 'state' : null,
      suggestions: isAsked ? [] : [t('chatKnowledge.today.closed'), t('chatKnowledge.today.clinic')],
    })
  }
}
