import type { PersonFacts } from '#contract/eligibility.ts'
import type { KnowledgeCard, KnowledgeItem, KnowledgeSubject } from '#contract/knowledge.ts'
import type { ProgramKind } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { isOfMedicine } from '#server/catalogue/checks/knowledge-problems.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { hasEnded } from '#server/catalogue/files/valid-days.ts'
import { easternDay } from '#server/eastern-day.ts'
import { onceADay } from '#server/once-for.ts'
import { createCardOfDay, idInYear } from './card-of-day.ts'
import { createIncomeLine, knowledgeCard, knowledgeItem, provenanceOfAnswer } from './knowledge-card.ts'
import { knowledgeSearchOf } from './knowledge-search.ts'

export type KnowledgeService = ReturnType<typeof createKnowledge>

/** What a page shows, that answers may be of use beside. */
type Beside = { drug?: { name: string; generic: string }; kinds: readonly ProgramKind[]; programs: readonly string[] }

const mostBeside = 6

/** On one medicine there may be many, and then the programs would have none. */
const mostOnMedicine = 2
const mostRelated = 4

/** Answers to questions about paying for medicines, each on its days only: they change at midnight Eastern. */
export function createKnowledge(catalogue: Catalogue) {
  const { servedKnowledge, figures, isLinked, guidelines } = catalogue
  const byId = new Map(servedKnowledge.map((card) => [card.id, card]))
  const search = knowledgeSearchOf(servedKnowledge)
  const lineOf = createIncomeLine(guidelines)

  const cardOfDay = createCardOfDay(catalogue)
  const cardsAt = onceADay(
    (day) =>
      new Map(
        servedKnowledge.flatMap((card) => {
          const told = cardOfDay(card, day)
          return told ? [[card.id, told] as const] : []
        }),
      ),
  )
  const knowledgeAt = onceADay((day): readonly Knowledge[] => [...cardsAt(day).values()])

  function tellingOf(language: Language, day: string) {
    return { language, fill: (text: string) => figures.fill(text, day) ?? '' }
  }

  function itemsOf(cards: Knowledge[], language: Language, day: string): KnowledgeItem[] {
    const telling = tellingOf(language, day)
    return cards.map((card) => knowledgeItem(card, telling))
  }

  /** The answer that is given today in the place of one that has ended: that of this year. */
  function idToday(id: string): string {
    const day = easternDay()
    return cardsAt(day).has(id) ? id : idInYear(id, day)
  }

  function find(id: string, language: Language): KnowledgeCard | 'ended' | undefined {
    const day = easternDay()
    const card = cardsAt(day).get(id)
    if (card) return knowledgeCard(card, { ...tellingOf(language, day), isLinked, day })
    const known = byId.get(id)
    return known && hasEnded(day, known.valid) ? 'ended' : undefined
  }

  return {
    /** The day that answers are given for. */
    today: () => easternDay(),

    /** The cards that hold on a day. */
    knowledgeAt,

    idToday,

    /** Where each answer of today comes from. */
    provenance: () => knowledgeAt(easternDay()).map((card) => provenanceOfAnswer(card, isLinked)),

    /** An answer of today; `ended` where its last day is over. */
    find,

    /** The answers of today, all or of a subject. */
    list(language: Language, subject?: KnowledgeSubject): KnowledgeItem[] {
      const day = easternDay()
      const cards = knowledgeAt(day).filter((card) => !subject || card.subject === subject)
      return itemsOf(cards, language, day)
    },

    /** The answers of today that fit a question, best first. */
    search(question: string, language: Language): KnowledgeItem[] {
      const day = easternDay()
      const found = search(question).flatMap((id) => cardsAt(day).get(id) ?? [])
      return itemsOf(found, language, day)
    },

    /** Others of its subject. */
    related(id: string, language: Language): KnowledgeItem[] {
      const day = easternDay()
      const subject = byId.get(id)?.subject
      const kin = knowledgeAt(day).filter((card) => card.subject === subject)
      const at = kin.findIndex((card) => card.id === id)
      const following = [...kin.slice(at + 1), ...kin.slice(0, Math.max(at, 0))]
      return itemsOf(following.slice(0, mostRelated), language, day)
    },

    /** The answers of use beside programs: on the medicine itself first, then one on each kind, then on single programs. */
    beside({ drug, kinds, programs }: Beside, language: Language): KnowledgeItem[] {
      const day = easternDay()
      const today = knowledgeAt(day)
      // Beside programs, how to pay comes before what to do in an emergency.
      const onMedicine = today
        .filter(({ medicines }) => drug && medicines.some((name) => isOfMedicine(drug, name)))
        .toSorted((a, b) => Number(a.emergency === true) - Number(b.emergency === true))
      const ofKind = kinds.map((kind) => today.filter((card) => card.program_kinds?.includes(kind)))
      const fits = [
        onMedicine.slice(0, mostOnMedicine),
        ofKind.flatMap((cards) => cards.slice(0, 1)),
        today.filter((card) => card.programs?.some((id) => programs.includes(id))),
        ...ofKind,
      ]
      return itemsOf([...new Set(fits.flat())].slice(0, mostBeside), language, day)
    },

    /** How the income of a person's home compares with the limit of an answer, where both are known. */
    incomeLine(id: string, facts: PersonFacts, language: Language): string | null {
      const rule = cardsAt(easternDay()).get(id)?.income
      return rule ? lineOf(rule, facts, language) : null
    },

    /** What Navi may say of an answer by its id; nothing of one that does not hold today or that we only point to. */
    answer(asked: string, language: Language) {
      const card = find(idToday(asked), language)
      if (!card || card === 'ended' || card.answer === null) return undefined
      const { id, question, answer, then_ask, next_step, phone, website } = card
      const { sources, source_date, checked_on, not_advice } = card
      return {
        id,
        subject: card.subject,
        question,
        answer,
        thenAsk: then_ask,
        nextStep: next_step,
        phone,
        source: { url: website ?? sources[0]?.url ?? null, date: source_date },
        checkedOn: checked_on,
        notAdvice: not_advice,
        emergency: card.emergency,
        lookFirst: card.look_first,
      }
    },
  }
}
