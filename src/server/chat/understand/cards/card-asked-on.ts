import { isDeepStrictEqual } from 'node:util'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { Intent, Understood } from '#server/chat/turn.ts'
import { sentenceMatchOf, surelyTelling, telling } from '#server/knowledge/sentence-match.ts'
import { asksSomething, asksWhatNext, asksWhatToSay } from '../dialogue-acts/asks-something.ts'
import type { Spoken } from '../spoken.ts'
import { namesCare } from './card-aside.ts'
import { isPointTold } from './points-asked.ts'
import { toldJustBefore } from './told-just-before.ts'

/** What is heard where somebody asks on about what was told, in words that no label fits. */
const open = new Set<Intent>(['rule', 'detail', 'eligibility', 'insurance_help', 'unclear'])

/** The same in a few words that ask for a time, an amount or who does it. */
const openToPoint = new Set<Intent>([...open, 'price', 'copay', 'more', 'papers'])
const mostWordsOfPoint = 8

/** The record of a program tells of its rules and details too: a card answers these only where it surely does. */
const mayBeOfRecord = new Set<Intent>(['rule', 'detail'])

/** What is heard of money where no medicine is spoken of. */
const ofMoney = new Set<Intent>(['price', 'copay', 'coupons'])

type Asked = Pick<Spoken, 'before' | 'named' | 'pointed' | 'followUp'>

/** Finds the card, told last or about the programs in question, of which a sentence answers what is asked now. */
export function createCardAskedOn(
  cards: readonly Knowledge[],
): (understood: Understood, asked: Asked) => string | undefined {
  const match = sentenceMatchOf(cards)
  const ofInsurance = new Set(cards.filter(({ insurance }) => insurance).map(({ id }) => id))
  const answers = new Map(cards.map(({ id, answer }) => [id, answer]))
  const about = (program: string) => cards.flatMap(({ id, programs }) => (programs?.includes(program) ? [id] : []))

  return (understood, asked) => {
    const told = toldJustBefore(asked.before)
    // Where somebody is in danger, what to do next is told beneath the numbers.
    const { text } = understood
    if (told && asked.before.emergencies.length === 0 && (asksWhatNext(text) || asksWhatToSay(text))) return told
    if (told && (asksPointOf(told, understood, asked) || asksMoreOf(understood, asked))) return told
    const cost = costOfInsurance(understood, asked)
    return cost ?? (isOpen(understood, asked) ? answering(understood, asked, told ? [told] : []) : undefined)
  }

  /** "More", where no list was shown, is more of what was told. */
  function asksMoreOf({ intent, drugs }: Understood, { before }: Asked) {
    return intent === 'more' && drugs.length + before.shown.length === 0
  }

  /** "And how much", "who signs it?", after an answer that tells it. */
  function asksPointOf(id: string, { intent, isUnsure, text, language, drugs, isDrugNamed }: Understood, asked: Asked) {
    const isOpenTo = openToPoint.has(intent) || (intent === 'knowledge' && isUnsure)
    const isOfOther = isDrugNamed || drugs.length > 0 || asked.named.length > 0 || asked.pointed.isOrdinal
    const isShort = text.split(/\s+/).length <= mostWordsOfPoint && !namesCare(text)
    return (
      isOpenTo && !isOfOther && isShort && asksSomething(text) && isPointTold(text, answers.get(id)?.[language] ?? '')
    )
  }

  function answering(understood: Understood, asked: Asked, last: string[]): string | undefined {
    const { intent, text, records } = understood
    const { before, followUp } = asked
    const { most, ofAnswer } = match(text)
    const hasAllWords = (id: string) => most > 0 && ofAnswer(id) === most
    // "And the deductible?" has one word to go by.
    const goesOn = followUp.isContinued ? last.find(hasAllWords) : undefined
    if (goesOn) return goesOn
    const inQuestion = [...records, ...before.records, ...before.shown.slice(0, 1)]
    const [best] = [...last, ...inQuestion.flatMap(({ id }) => about(id))].toSorted((a, b) => ofAnswer(b) - ofAnswer(a))
    return best && ofAnswer(best) >= (mayBeOfRecord.has(intent) ? surelyTelling : telling) ? best : undefined
  }

  /** "How much does Part D cost" asks for no drugstore's price. */
  function costOfInsurance({ intent, text, drugs, otherCards: [likely = ''] }: Understood, { before }: Asked) {
    const isAsked = ofMoney.has(intent) && drugs.length === 0 && before.shown.length === 0 && ofInsurance.has(likely)
    return isAsked && match(text).ofQuestions(likely) >= surelyTelling ? likely : undefined
  }
}

/** Whether a card may answer: nothing surer was heard, and neither a record nor a fact was named. */
function isOpen(
  { intent, isUnsure, isDrugNamed, drugs, facts }: Understood,
  { before, named, pointed }: Asked,
): boolean {
  if (isDrugNamed || named.length > 0 || pointed.isOrdinal || !isDeepStrictEqual(facts, before.facts)) return false
  const isOfNone = drugs.length === 0 && ofMoney.has(intent)
  return open.has(intent) || isOfNone || (intent === 'knowledge' && isUnsure)
}
