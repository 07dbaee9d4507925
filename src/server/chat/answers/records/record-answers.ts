import { isDeepStrictEqual } from 'node:util'
import type { WordKey } from '#i18n/translator.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { asksOfAll, asksSomething } from '#server/chat/understand/dialogue-acts/asks-something.ts'
import { findAll } from '#server/drugs/find-all.ts'
import type { Limits } from '#server/eligibility/income-limit.ts'
import { sentenceMatchOf, telling } from '#server/knowledge/sentence-match.ts'
import { sentencesIn } from '#text/sentences.ts'
import type { Answerer, Answerers } from '../answerer.ts'
import { fitAnswer } from '../medicine/fit-answer.ts'
import type { MedicineParts } from '../medicine/medicine-parts.ts'
import { fitting, mostListed } from '../medicine/program-list.ts'
import { noProgram } from '../medicine/programs-answer.ts'
import type { ProgramsFor } from '../medicine/programs-for.ts'
import { ruleAnswer } from '../medicine/rule-answer.ts'
import type { WhichDrug } from '../medicine/which-drug-answer.ts'
import { asksHours, tellsOfTopic } from './asked-of-record.ts'
import { cardAnswer } from './card-answer.ts'
import { compareAnswer } from './compare-answer.ts'
import { createFindRecords } from './find-records.ts'
import { moreAnswer } from './more-answer.ts'
import { type RecordFacts, textsOf } from './record-facts.ts'
import { detailAnswer, formAnswer, papersAnswer, phoneAnswer, silentAnswer } from './record-words.ts'
import { sourceAnswer } from './source-answer.ts'
import { answeringSentences } from './telling-sentences.ts'
import { whichRecord } from './which-record.ts'

/** How many records a card takes, and how many a question after sources names. */
const mostOnCard = 5
const mostSourced = 3

type Tools = { programs: ProgramsFor; whichDrug: WhichDrug; limits: Limits }

/** Of records of which none was picked, those with a number come first. */
function callableFirst(found: RecordFacts[]): RecordFacts[] {
  return found.toSorted((a, b) => Number(Boolean(b.item.phone_number)) - Number(Boolean(a.item.phone_number)))
}

/** Answers about records that were named or shown: their words, numbers, forms, rules and sources. */
export function createRecordAnswers(parts: MedicineParts, { programs, whichDrug, limits }: Tools) {
  const records = createFindRecords(parts, programs)
  const match = sentenceMatchOf(parts.catalogue.servedKnowledge)
  const detail = (facts: RecordFacts, understood: Understood) =>
    detailAnswer(facts, understood, match(understood.text).ofSentence)

  /** What is said of the help near the reader that was shown, of the one that tells what is asked, where no medicine is named. */
  function ofService(understood: Understood, before: TalkContext): Answer | undefined {
    const shown = understood.isDrugNamed ? [] : records.inQuestion(understood, before, mostListed)
    const answering = tellingRecord(
      shown.filter((facts) => tellsOfTopic(facts, understood.text) !== false),
      understood,
    )
    const first = answering ?? shown[0]
    if (!first || first.ref.kind === 'program') return undefined
    const tellsFacts = !isDeepStrictEqual(understood.facts, before.facts)
    return answering || tellsFacts || isSaid(first, understood)
      ? detail(first, understood)
      : silentAnswer(first, understood, before)
  }

  /** Whether a record may tell what is asked, or nothing is asked but to tell more of it. */
  function isSaid(facts: RecordFacts, { text, intent }: Understood): boolean {
    const isTold = tellsOfTopic(facts, text)
    if (isTold !== undefined) return isTold
    const { ofSentence, most } = match(text)
    if (intent === 'detail' && (!asksSomething(text) || most < telling)) return true
    return textsOf(facts)
      .flatMap(sentencesIn)
      .some((sentence) => ofSentence(sentence) >= telling / 2)
  }

  /** Whether something is asked that the record of a program does not tell: not what the program is. */
  function isUnsaid(facts: RecordFacts, understood: Understood): boolean {
    const { text, records } = understood
    if (tellsOfTopic(facts, text) === false) return true
    const isOfAll = records.length > 0 || asksOfAll(text) || !asksSomething(text)
    return !isOfAll && sentencesThatTell(facts, understood).length === 0
  }

  /** What the program in question itself tells of what is asked, in a sentence with one of some words. */
  function ofProgram(understood: Understood, before: TalkContext, words: RegExp): Answer | undefined {
    const [first] = records.inQuestion(understood, before, 1)
    if (first?.ref.kind !== 'program') return undefined
    return sentencesThatTell(first, understood).some((sentence) => words.test(sentence))
      ? detail(first, understood)
      : undefined
  }

  /** The first record with a sentence that tells what is asked. */
  function tellingRecord(found: RecordFacts[], understood: Understood): RecordFacts | undefined {
    return found.find((facts) => sentencesThatTell(facts, understood).length > 0)
  }

  function sentencesThatTell(facts: RecordFacts, { text }: Understood): string[] {
    return answeringSentences(textsOf(facts), match(text).ofSentence)
  }

  /** Of a medicine that no program is for, what is for any; without a medicine what was shown near the reader, else the question which. */
  function without(understood: Understood, before: TalkContext, ask?: WordKey): Answer {
    const [drug] = findAll(parts.drugs.find, understood.drugs)
    if (drug) return noProgram(drug, understood, programs)
    return ofService(understood, before) ?? whichDrug(understood, ask)
  }

  const ofRecord =
    (answer: (facts: RecordFacts, understood: Understood) => Answer): Answerer =>
    (understood, before) => {
      const [found] = records.inQuestion(understood, before, 1)
      return found ? answer(found, understood) : without(understood, before)
    }

  const ofRecords =
    (most: number, ask: WordKey, answer: (facts: RecordFacts[], understood: Understood) => Answer): Answerer =>
    (understood, before) => {
      const found = records.inQuestion(understood, before, most)
      return found.length > 0 ? answer(found, understood) : without(understood, before, ask)
    }

  return {
    detail: (understood, before) => {
      const found = records.inQuestion(understood, before, mostListed)
      const isOpen = understood.records.length === 0 && before.shown.length > 1 && found.length > 1
      if (isOpen) return whichRecord(found, understood)
      const [first] = found
      if (first?.ref.kind === 'program' && isUnsaid(first, understood)) return silentAnswer(first, understood, before)
      return ofService(understood, before) ?? ofRecord(detail)(understood, before)
    },
    phone: (understood, before) => {
      const found = records.inQuestion(understood, before, mostListed)
      const isOpen = understood.records.length === 0
      const [first, ...others] = isOpen ? callableFirst(found) : found
      if (!first) return without(understood, before)
      if (asksHours(understood.text) && first.hours === null) return silentAnswer(first, understood, before)
      // A number of another program than the one asked for would be a wrong number.
      if (understood.isUnknownRecord) return whichRecord(found, understood)
      return phoneAnswer(
        first,
        understood,
        others.find(({ item }) => item.phone_number),
      )
    },
    form: (understood, before) => {
      const found = understood.isUnknownRecord ? records.inQuestion(understood, before, mostListed) : []
      return found.length > 0 ? whichRecord(found, understood) : ofRecord(formAnswer)(understood, before)
    },
    papers: (understood, before) =>
      ofService(understood, before) ?? papersAnswer(records.inQuestion(understood, before, 1)[0], understood),
    without,
    ofService,
    ofProgram,
    /** Whether the program that is named fits this person. */
    programFits: (understood: Understood, before: TalkContext) => {
      const [first, ...others] = records.programsInQuestion(understood, before, mostSourced)
      if (!first) return without(understood, before)
      return others.length > 0
        ? ruleAnswer([first, ...others], understood, limits)
        : fitAnswer(first, understood, before, limits)
    },
    rule: (understood, before) => {
      const service = ofService(understood, before)
      if (service) return service
      const cards = records.programsInQuestion(understood, before, mostSourced)
      return cards.length > 0 ? ruleAnswer(cards, understood, limits) : without(understood, before)
    },
    source: ofRecords(mostSourced, 'chatMedicine.source.which', sourceAnswer),
    card: ofRecords(mostOnCard, 'chatMedicine.card.which', cardAnswer),
    compare: (understood, before) => {
      const listed = records.programsInQuestion(understood, before, mostListed)
      const fits = fitting(listed)
      const [first, ...others] = fits.length > 0 ? fits : listed
      if (!first) return without(understood, before)
      return others.length > 0 ? compareAnswer([first, ...others], understood) : ofRecord(detail)(understood, before)
    },
    more: (understood, before) => {
      const listed = records.programsInQuestion(understood, before, mostListed)
      const left = fitting(listed).filter(({ program_id }) => !understood.tried.includes(program_id))
      return listed.length > 0 ? moreAnswer(left, understood, before) : without(understood, before)
    },
  } satisfies Answerers & {
    programFits: Answerer
    without: Answerer
    ofProgram: typeof ofProgram
    ofService: typeof ofService
  }
}
