import type { KnowledgeCard } from '#contract/knowledge.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { ofMedicine } from '#server/catalogue/what-to-learn.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { toldJustBefore } from '#server/chat/understand/cards/told-just-before.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { sentenceMatchOf } from '#server/knowledge/sentence-match.ts'
import type { Prices } from '#server/prices/prices.ts'
import { type Answerer, answerOf } from '../answerer.ts'
import { bullets, link, paragraphs, phoneLink } from '../markup.ts'
import { ofYearsAsked } from '../medicine/price-lines.ts'
import { inDanger } from '../safety/in-danger.ts'
import { genericOfOne, severalGenerics } from './generic-answer.ts'
import { cardLink, cardText, cardTextAgain, type Said, sentencesSaid } from './knowledge-card-text.ts'
import { namedInList } from './named-in-list.ts'
import { createOutOfMedicineAnswer, outOfMedicine } from './out-of-medicine-answer.ts'

type Parts = {
  catalogue: Pick<Catalogue, 'findDrug' | 'genericOf' | 'servedKnowledge'>
  knowledge: KnowledgeService
  prices: Prices
  /** What the program of the talk itself tells of what is asked, if it does. */
  ofProgram: (understood: Understood, before: TalkContext, words: RegExp) => Answer | undefined
  /** Where a medicine is asked about and none was named. */
  whichDrug: Answerer
  /** Where no card answers. */
  otherwise: Answerer
}

/** Other questions that may have been meant, and questions to choose from where none is likely. */
const [mostOthers, mostAsked] = [2, 3]

/** Cards on what is not the same in all drug makers' programs, and the words of a program that tells its own: they tell of one as an example. */
const ofExamples = new Map([
  ['how-long-does-it-take', /\b(?:days?|weeks?|hours?|d[ií]as?|semanas?|horas?)\b/i],
  ['no-social-security-number', /\b(?:social security|SSN|seguro social)\b/i],
  [
    'renew-every-year',
    /\b(?:years?|yearly|annual\w*|months?|renew\w*|re-?enroll\w*|años?|anual\w*|meses|renov\w+|renuev\w+)\b/i,
  ],
  ['where-the-medicine-is-shipped', /\b(?:ship\w*|mail\w*|sent|deliver\w*|env[ií]\w+|correo|entreg\w+|mand\w+)\b/i],
])

/** Cards on the prices that Medicare has agreed on for a year begin so. */
const ofMedicarePrices = 'negotiated-prices-'

/** Answers with the card of knowledge that was understood, its next step, its source and its date. */
export function createKnowledgeAnswer({
  catalogue,
  knowledge,
  prices,
  ofProgram,
  whichDrug,
  otherwise,
}: Parts): Answerer {
  const outOfMedicineAnswer = createOutOfMedicineAnswer(knowledge, catalogue)
  const match = sentenceMatchOf(catalogue.servedKnowledge)

  return (understood, before) => {
    const { language } = understood
    const drugs = findAll(catalogue.findDrug, understood.drugs)
    const brands = drugs.filter(({ type }) => type === 'brand')
    if (understood.cards[0] === ofMedicine && brands.length > 1)
      return severalGenerics(brands, understood, knowledge, catalogue.genericOf)
    const ids = [...new Set(understood.cards.flatMap((id) => cardsOf(id, understood)))]
    const [first, ...others] = ids.flatMap((id) => cardOfToday(id, language))
    if (!first) return withoutCard(drugs[0], understood, before)
    if (understood.isUnsure && others.length > 0) return asking([first, ...others], language)
    const words = ofExamples.get(first.id)
    const own = words && ofProgram(understood, before, words)
    const card = knowledge.answer(first.id, language)
    if (!card) return own ?? pointer(first, drugs, understood)
    return own ?? told(card, others.slice(0, mostOthers), understood, before)
  }

  /** "Is there a generic for Lipitor": the list of medicines knows it. */
  function withoutCard(drug: Drug | undefined, understood: Understood, before: TalkContext) {
    if (understood.cards[0] !== ofMedicine) return otherwise(understood, before)
    return drug ? genericOfOne(drug, understood, catalogue.genericOf(drug)) : whichDrug(understood, before)
  }

  function told(card: Said, others: { question: string }[], understood: Understood, before: TalkContext): Answer {
    const { language } = understood
    const helps = helpFor(understood)
    if (outOfMedicine.has(card.id)) {
      const today = outOfMedicineAnswer(card, understood, before)
      return { ...today, suggestions: [...helps, ...today.suggestions] }
    }
    const names = findAll(catalogue.findDrug, understood.drugs).map(({ name }) => name)
    const ofHome = knowledge.incomeLine(card.id, understood.facts, language)
    const listed = { ...card, answer: namedInList(card.answer, names), ofHome }
    const question = { text: understood.text, facts: understood.facts, match }
    const isAgain = toldJustBefore(before) === card.id
    const said = isAgain ? (before.sentences ?? sentencesSaid(listed, cardText(listed, language, question))) : []
    const text = isAgain ? cardTextAgain(listed, language, question, said) : cardText(listed, language, question)
    return answerOf(text, {
      suggestions: [...helps, ...others.map(({ question }) => question)],
      sentences: [...new Set([...said, ...sentencesSaid(listed, text)])],
    })
  }

  /** Who names a medicine may want to pay less for it too. */
  function helpFor({ drugs, isDrugNamed, language }: Understood): string[] {
    const [drug] = isDrugNamed ? findAll(catalogue.findDrug, drugs) : []
    return drug ? [translators[language]('chatTalk.advice.help', { drug: nameInLanguage(drug, language) })] : []
  }

  /** Which of these questions is meant. */
  function asking(cards: { question: string }[], language: Language) {
    const questions = cards.slice(0, mostAsked).map(({ question }) => question)
    return answerOf(paragraphs(translators[language]('chatKnowledge.which'), bullets(questions), inDanger(language)), {
      suggestions: questions,
    })
  }

  /** The card itself, or those of the medicine of the talk. */
  function cardsOf(id: string, { drugs, language }: Understood): string[] {
    if (id !== ofMedicine) return [knowledge.idToday(id)]
    const [drug] = findAll(catalogue.findDrug, drugs)
    const beside = drug ? knowledge.beside({ drug, kinds: [], programs: [] }, language) : []
    return beside.filter(({ subject }) => subject === 'generics').map((card) => card.id)
  }

  function cardOfToday(id: string, language: Language) {
    const found = knowledge.find(id, language)
    return found && found !== 'ended' ? [found] : []
  }

  /** Of a card that only leads on: what Medicare pays in its year for the medicines that are named, where else to ask it, and what is answered of the same subject. */
  function pointer({ id, question, website, phone }: KnowledgeCard, drugs: Drug[], understood: Understood) {
    const { language } = understood
    const priced = (id.startsWith(ofMedicarePrices) ? drugs : []).map((drug) => ({
      name: nameInLanguage(drug, language),
      price: priceAsked(drug, question),
    }))
    const known = priced.flatMap(({ price }) => price ?? [])
    const others = priced.filter(({ price }) => !price).map(({ name }) => name)
    const places = [website && link(new URL(website).hostname, website), phone && phoneLink(phone)].filter(Boolean)
    const toAsk = `${translators[language]('chatKnowledge.notAnswered')} ${places.join(' · ')}`.trim()
    const related = knowledge.related(id, language).filter(({ answered }) => answered)
    return answerOf(
      paragraphs(
        known[0] ? bullets(known.map(({ said }) => said)) : `**${question}**`,
        known[0]?.is_not,
        known[0] ? others.length > 0 && `${others.join(', ')}: ${toAsk}` : toAsk,
        cardLink(id, language),
      ),
      { suggestions: [...helpFor(understood), ...related.slice(0, mostOthers).map((card) => card.question)] },
    )

    function priceAsked(drug: Drug, text: string) {
      return ofYearsAsked(prices.of(drug, language).prices, text).find(({ kind }) => kind === 'medicare')
    }
  }
}
