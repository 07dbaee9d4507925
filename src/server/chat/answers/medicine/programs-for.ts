import { type Topic, topics } from '#contract/eligibility.ts'
import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import { territoryCodes } from '#contract/states.ts'
import type { AnswerService } from '#server/answer/answer.ts'
import { orderReasons } from '#server/answer/offer-facts.ts'
import { onceEach } from '#server/answer/rank.ts'
import { answerWords } from '#server/answer/words.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Understood } from '#server/chat/turn.ts'
import type { Checked, Eligibility } from '#server/eligibility/eligibility.ts'
import { allKinds } from '#server/programs/program-kinds.ts'
import { askedTopics } from './ask-topic.ts'

/** Who asks: what is known of the person, the programs that they tried in vain, and the language to answer in. */
type Asker = Pick<Understood, 'facts' | 'language'> & Partial<Pick<Understood, 'tried'>>

export type ProgramsFor = ReturnType<typeof createProgramsFor>

type Recommended = { cards: ProgramCard[]; whyFirst: string }

type Parts = { catalogue: Catalogue; eligibility: Eligibility; answer: AnswerService }

/** Finds the programs that an answer speaks of, judged by what is known of the person who asks, in the one order. */
export function createProgramsFor({ catalogue, eligibility, answer }: Parts) {
  const cardsOf = (checked: Checked[], language: Asker['language'], kinds: ProgramKind[]) =>
    onceEach(checked.filter(({ program }) => kinds.includes(program.kind))).map((each) =>
      eligibility.card(each, language),
    )

  /** Lists put what rests on old pages last. What is recommended stands in the order of the answer. */
  const listOf = (...asked: Parameters<typeof cardsOf>) => oldLast(cardsOf(...asked))

  const checkDrug = (drug: Drug, asker: Asker) => without(eligibility.check(drug, asker.facts), notAskedFor(asker))
  const checkAny = (asker: Asker) => without(eligibility.checkAny(asker.facts), notAskedFor(asker))

  return {
    /** The generic of a brand, where the list of medicines has it. */
    genericOf: catalogue.genericOf,

    /** What to do first for a medicine, or of the kinds that are asked for; what where that says no, and why the first stands first. */
    recommended(drug: Drug, asker: Asker, asked: ProgramKind[] = []): Recommended {
      const { facts, language } = asker
      const { answer: first, ifThatSaysNo } = answer.ranked(drug, facts, { first: asked, tried: notAskedFor(asker) })
      if (!first) return { cards: [], whyFirst: '' }
      return {
        cards: cardsOf([first, ...ifThatSaysNo], language, allKinds),
        whyFirst: answerWords[language].orderReasons(orderReasons(first, facts)),
      }
    },

    /** The topic, of those that Navi asks, whose answer would change what to do first. */
    decidingTopic(drug: Drug, { facts }: Asker): Topic | undefined {
      const closed = topics.filter((topic) => facts[topic] !== undefined || !askedTopics.includes(topic))
      const [topic] = answer.topicsThatDecide(drug, facts, closed)
      return topic
    },

    /** Programs that name the medicine, those that do not fit now last. */
    ofDrug: (drug: Drug, asker: Asker, kinds = allKinds): ProgramCard[] =>
      listOf(
        checkDrug(drug, asker).filter(({ medicine }) => medicine),
        asker.language,
        kinds,
      ),

    /** Programs that are for any medicine, or for all of this one's class; none that does not fit now. */
    general(asker: Asker, kinds = allKinds, drug?: Drug): ProgramCard[] {
      const checked = drug ? checkDrug(drug, asker) : checkAny(asker)
      return listOf(
        checked.filter(({ medicine, fit }) => !medicine && fit !== 'not_now'),
        asker.language,
        kinds,
      )
    },

    /** What helps with an insurance whatever the medicine, in the one order: its own help is advice, however old its page. */
    forInsurance: (asker: Asker, kinds: ProgramKind[]): ProgramCard[] =>
      cardsOf(
        checkAny(asker).filter(({ fit }) => fit !== 'not_now'),
        asker.language,
        kinds,
      ),

    /** Programs that name the medicine together with those for any; none that does not fit now. */
    fitting: (drug: Drug, asker: Asker, kinds = allKinds): ProgramCard[] =>
      listOf(
        checkDrug(drug, asker).filter(({ fit }) => fit !== 'not_now'),
        asker.language,
        kinds,
      ),

    /** The papers that the record of a program names, a sentence each. */
    papersOf: (id: string, language: Asker['language']): string[] =>
      (catalogue.servedToday().find((each) => each.id === id)?.papers ?? []).map((paper) => paper[language]),

    /** One program by its id, for the first of these medicines that it names, by its own rules though it was tried. */
    one(id: string, drugs: Drug[], { facts, language }: Asker): ProgramCard | undefined {
      for (const drug of drugs) {
        const found = eligibility.check(drug, facts).find(({ program }) => program.id === id)
        if (found) return eligibility.card(found, language)
      }
      const program = catalogue.servedToday().find((each) => each.id === id)
      return program && eligibility.card(eligibility.checkWithoutMedicine(program, facts), language)
    },
  }
}

const extraHelp = 'medicare-extra-help-lis'

/** Whether Extra Help comes by itself, by the record's own words: with Medicaid beside Medicare, in the states. */
export function getsExtraHelp({ insurance = [], state }: Asker['facts']): boolean {
  const isBoth = insurance.includes('medicare') && insurance.includes('medicaid')
  return isBoth && !(state && territoryCodes.includes(state))
}

/** What was tried in vain, and what nobody needs to ask for. */
function notAskedFor({ facts, tried = [] }: Asker): string[] {
  const isHeld = getsExtraHelp(facts) || facts.insurance?.includes('extra_help')
  return isHeld ? [...tried, extraHelp] : tried
}

/** These do not fit now, whatever their rules say. */
function without(checked: Checked[], ids: string[]): Checked[] {
  return checked.map((each) => (ids.includes(each.program.id) ? { ...each, fit: 'not_now' } : each))
}

/** What rests on an old page comes after what is known of today, and before what does not fit. */
function oldLast(cards: ProgramCard[]): ProgramCard[] {
  const placeOf = ({ status, freshness }: ProgramCard) => (status === 'not_now' ? 2 : freshness.state === 'old' ? 1 : 0)
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b))
}
