import { isDeepStrictEqual } from 'node:util'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { ofMedicine } from '#server/catalogue/what-to-learn.ts'
import type { Intent, TalkContext, Understood } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'
import { asksSomething, asksWhatNext, tellsHearsay, wantsSomething } from '../dialogue-acts/asks-something.ts'
import type { LikelyCard, Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { asGuess, chanceOf, isUnsupported, mayBeMeantBy, slight } from './card-guessed.ts'
import { cardShareOf, ofOthers } from './card-share.ts'
import { toldJustBefore } from './told-just-before.ts'

/** What is asked of a record that was shown, or of the talk itself. */
const ofRecord: readonly Intent[] = ['detail', 'rule', 'form', 'phone', 'papers', 'compare', 'source', 'card']
const ofList: readonly Intent[] = ['programs', 'copay', 'coupons', 'price', 'delivery']
/** Lists that are no price and no card of one medicine. */
const ofListAlone = new Set<Intent>(['programs', 'coupons', 'copay'])
const ofPerson = new Set<Intent>(['eligibility', 'insurance_help'])
/** What is heard where somebody asks on of an answer, as of a record: whom to call is told by its next step. */
const mayBeOfRecord = new Set<Intent>(['detail', 'rule', 'form', 'papers'])

/** From this chance on a card is told in the stead of what was not surely heard within a talk, and where one begins. */
const [whereUnsure, atFirst] = [0.13, 0.5]
/** The same within a talk, where help for the person, which asks for the medicine first, was surely heard. */
const whereSure = 0.27
/** The same of a list, where no medicine is named: "can I get paid for taking care of him" asks for no list again. */
const whereListAsked = 0.6
/** The same of a record, where none was shown of which it could be asked. */
const ofNothingShown = 0.4
/** The same of a record, whatever was heard, where hardly anything else is likely. */
const ofAnyRecord = 0.8
/** The same of a record, where the card is the one told last: "can I do that by phone" is of a letter that was told of. */
const ofRecordOrTold = 0.3
/** The same where no record is sure to answer: of 22 questions of strangers it was right in 14. */
const whereNothing = 0.5
/** And where nothing is asked, but a trouble told: "her doctor does not pick up the phone", and where only something is told. */
const [whereTrouble, whereTold] = [0.7, 0.9]
/** The same of what sounds of other help: "they mail them and nothing has come", asked or told. */
const [whereHelpAsked, whereHelpTold] = [0.5, 0.6]
const toldOfHelp = new Set<Intent>(['delivery', 'copay', 'insurance_help'])
/** And where it was heard as a list or a record, and more is known of the person now or not. */
const [whereListed, whereMoved] = [0.4, 0.7]
/**
 * A card takes the place of the one that the language model heard, unless that was heard so surely, from such a chance on
 * and so many times as likely as it; one that the model has not learnt, and so can't hear, takes it sooner. What was told
 * earlier in the talk is likely in any case, and takes it only where the model is not sure.
 */
const [surelyHeard, surerThanEarlier] = [0.9, 0.5]
const [ofLearnt, ofUnlearnt, clearly] = [0.3, 0.2, 1.5]
/** What programs mostly want: the record of one tells its own. */
const ofPapers = 'proof-of-income-papers'
/** What questions within a talk are heard as that want an answer: of 27 of strangers 24 did, and the likeliest was right for 8. */
const ratherOther = new Set<Intent>([...ofPerson, 'coupons', 'delivery'])

type Cards = {
  /** The likeliest, by the language model and by what people say who need them. */
  likely: readonly LikelyCard[]
  /** What the language model hears. */
  heard: Meaning | undefined
  askedOn: string | undefined
}

type Ahead = Pick<Cards, 'likely' | 'heard'> & { earlier: readonly string[] }

/** Builds what tells a card in the stead of something else, or offers what may have been meant. */
export function createCardInstead(cards: readonly Knowledge[]) {
  const shareOf = cardShareOf(cards)
  const unlearnt = new Set(cards.filter(({ not_learnt }) => not_learnt).map(({ id }) => id))
  // "Who signs it" and "how long" are asked on of other answers too, and have these cards' words then.
  const ofMakers = new Set(cards.filter(({ subject }) => subject === 'free-medicine').map(({ id }) => id))
  const ofNoneLeft = new Set(cards.filter(({ subject }) => subject === 'out-of-medicine').map(({ id }) => id))

  /**
   * Whether a card is clearly likelier than the one that the language model heard: of 1,101 turns of talks set aside it made
   * 16 right and 4 wrong, and of 15 of strangers that were answered otherwise by it the other card had been right in 1.
   */
  const isAhead = (
    { id, chance }: LikelyCard,
    { intent, isDrugNamed, cards: [meant = ''] }: Understood,
    { likely, heard, earlier }: Ahead,
  ): boolean => {
    if (intent !== 'knowledge' || heard?.intent !== 'knowledge' || meant === ofMedicine) return false
    // Who names a medicine of which little is left is told of that first.
    if (isDrugNamed && ofNoneLeft.has(meant)) return false
    if (chanceOf(meant, heard.cards) > (earlier.includes(id) ? surerThanEarlier : surelyHeard)) return false
    const least = Math.max(chanceOf(meant, likely), slight) * clearly
    return chance >= Math.max(unlearnt.has(id) ? ofUnlearnt : ofLearnt, least)
  }

  /** The turn with the card that answers it sooner; where no record is sure to, with the questions that may have been meant. */
  return (understood: Understood, spoken: Spoken, { likely, heard, askedOn }: Cards): Understood => {
    const share = shareOf({ facts: understood.facts, text: spoken.text }, spoken.before)
    const [likeliest] = likely
    const mayTell = likeliest && share(likeliest.id) > ofOthers ? likeliest : undefined
    const earlier = spoken.before.told.slice(0, -1)
    const isFirst = mayTell && isAhead(mayTell, understood, { likely, heard, earlier })
    const card =
      cardInstead(understood, spoken, mayTell, heard) ??
      cardOfTold(understood, spoken, mayTell, heard) ??
      askedOn ??
      (isFirst ? mayTell.id : undefined)
    if (card) return { ...understood, intent: 'knowledge', cards: [card], isUnsure: false }
    const isGuess =
      understood.intent === 'unclear' ||
      isRatherOther(understood, spoken, likeliest) ||
      (!ofMakers.has(understood.cards[0] ?? '') && isUnsupported(understood, spoken, { likely, heard })) ||
      isListInVain(understood, spoken)
    return isGuess ? asGuess(understood, spoken, mayBeMeantBy(understood, spoken, likely, share)) : understood
  }
}

/** Whether a question that was heard as one of a record or of the person sooner wants an answer, though none is sure. */
function isRatherOther(understood: Understood, spoken: Spoken, likeliest: LikelyCard | undefined): boolean {
  const { intent, facts } = understood
  const isTold = !isDeepStrictEqual(facts, spoken.before.facts)
  const mayAsk = ratherOther.has(intent) && asksSomething(spoken.text)
  if (!mayAsk || spoken.before.intent === null || spoken.pointed.isPointing || isTold) return false
  // "What about a coupon?" asks for one.
  const needed = intent === 'coupons' ? whereSure : whereUnsure
  const isSaid = likeliest?.id === toldJustBefore(spoken.before)
  return !isSaid && mayBeMeant(understood, spoken) && (likeliest?.chance ?? 0) >= needed
}

/** Whether a list would come that nobody surely asked for: "is it counted by the week or by the month", with nothing told and no medicine named. */
function isListInVain(understood: Understood, spoken: Spoken): boolean {
  const { isDrugNamed, answered, facts } = understood
  const { text, before, named, pointed, medicines, place } = spoken
  const isOfShown = pointed.isOrdinal || (pointed.isPointing && toldJustBefore(before) === undefined)
  const isNamed = isDrugNamed || medicines.guesses.length + named.length > 0 || isOfShown || place.place !== ''
  if (isNamed || answered !== null || before.intent === null || !asksSomething(text)) return false
  return isDeepStrictEqual(facts, before.facts) && (isListAgain(understood, spoken) || isListOfNone(understood, spoken))
}

/** In so many words more is asked than for a list. */
const fewestOfQuestion = 4

/** Words that ask for a list of programs. */
const forList = ['programs', 'may_get', 'eligibility'] as const

/** Whether a list was shown already, and is asked for in no word: "so I put one person?". */
function isListAgain({ intent }: Understood, { text, before, signals }: Spoken): boolean {
  const isListed = intent === 'programs' || ofPerson.has(intent)
  const isAsked = forList.some((means) => signals.said.has(means)) || asksWhatNext(text)
  return isListed && before.shown.length > 0 && signals.length >= fewestOfQuestion && !isAsked
}

/** Whether nothing was said that is asked of a medicine, or a price would come after an answer. */
function isListOfNone({ intent, isUnsure }: Understood, { before, signals }: Spoken): boolean {
  const isOfAnswer = before.intent === 'knowledge' && intent === 'price'
  const isListed = ofList.includes(intent) || ofPerson.has(intent)
  return isUnsure && isListed && (isOfAnswer || signals.medicine.size === 0)
}

/**
 * The card that answers a question sooner than what it was heard as: "does she have to add him in 30 days", beside a medicine,
 * asks for no list. Of strangers' questions that were heard as a list of programs it was judged better in 4 and worse in 1, and
 * in an earlier round, with a record's detail and thanks, in 18 and 2. Where another card, help near the reader or that there
 * is no record was heard it gains nothing, and that stays.
 */
function cardInstead(
  understood: Understood,
  spoken: Spoken,
  likeliest: LikelyCard | undefined,
  heard: Meaning | undefined,
): string | undefined {
  if (!likeliest) return undefined
  if (understood.intent === 'unclear') return leading(understood, spoken, likeliest)
  const isOfProgram = understood.intent === 'papers' && likeliest.id === ofPapers
  // What was told earlier is likely in any case: "i need work too" asks for help near one.
  const isEarlier = understood.intent === 'local_help' && spoken.before.told.includes(likeliest.id)
  const isAgain = isOfTalk(understood, spoken) && likeliest.chance >= whereListAsked
  if (isOfProgram || isEarlier || !mayBeMeant(isAgain ? { ...understood, isDrugNamed: false } : understood, spoken))
    return undefined
  if (likeliest.id === toldJustBefore(spoken.before)) return moreOfTold(understood, spoken, likeliest)
  const whereSaid = toldOfHelp.has(understood.intent) ? whereHelpTold : Number.POSITIVE_INFINITY
  const isAsked = asksSomething(spoken.text) || tellsHearsay(spoken.text)
  const needed = isAsked ? neededFor(likeliest.id, understood, spoken.before, heard) : whereSaid
  return likeliest.chance >= needed ? likeliest.id : undefined
}

/** "And if customs stops it do I lose the money", of what was told just now, asks for no list. */
function moreOfTold({ intent }: Understood, { text }: Spoken, { id, chance }: LikelyCard): string | undefined {
  const isListed = ofListAlone.has(intent) || ofPerson.has(intent) || mayBeOfRecord.has(intent)
  return isListed && asksSomething(text) && chance >= whereListAsked ? id : undefined
}

/** What somebody does not do, or what does not work. Folded. */
const trouble = /\b(?:no|not|nunca|never|nobody|nadie|wont|dont|doesnt|didnt|cant|isnt|arent|aint|wasnt)\b/

/**
 * The card that leads, where nothing else answers: also once more, beside the name of a medicine, and where a trouble is only
 * told. What is for a pet is told by its own card.
 */
function leading({ answered, takenBy }: Understood, { text, before }: Spoken, { id, chance }: LikelyCard) {
  if (before.intent === null || answered !== null || takenBy === 'animal') return undefined
  const whereSaid = trouble.test(fold(text)) ? whereTrouble : whereTold
  return chance >= (asksSomething(text) ? whereNothing : whereSaid) ? id : undefined
}

/** In fewer words no trouble is told. */
const fewestTold = 5

/** The card of what is only told, and was heard as a list or a record: "they said card maximum reached". */
function cardOfTold(
  { intent, facts, isDrugNamed, answered }: Understood,
  { text, named, pointed, before }: Spoken,
  likeliest: LikelyCard | undefined,
  heard: Meaning | undefined,
): string | undefined {
  const isOther = isDrugNamed || named.length > 0 || pointed.isOrdinal || answered !== null || before.intent === null
  if (isOther || heard?.intent !== 'knowledge' || likeliest?.id === toldJustBefore(before)) return undefined
  const isTold = text.split(/\s+/).length >= fewestTold && !asksSomething(text) && !wantsSomething(text)
  const isListed = [...ofList, ...ofRecord, 'local_help'].includes(intent) || ofPerson.has(intent)
  const needed = isDeepStrictEqual(facts, before.facts) ? whereListed : whereMoved
  return isTold && isListed && (likeliest?.chance ?? 0) >= needed ? likeliest?.id : undefined
}

/** Whether only medicines are named that the talk is of: "does the expired EpiPen still work" asks for no list of them. */
function isOfTalk({ drugs, isDrugNamed }: Understood, { before }: Spoken): boolean {
  return isDrugNamed && drugs.every((drug) => before.drugs.includes(drug))
}

/** Whether a card may be what a turn is about: it names no medicine and no record, and answers nothing of ours. */
function mayBeMeant({ rule, isDrugNamed, answered }: Understood, { named, pointed, medicines }: Spoken): boolean {
  // Medicaid and the help near one are named in questions about them, whose answers no record has.
  const isRecordNamed = named.some(({ kind }) => kind !== 'service')
  const isNamed = isDrugNamed || medicines.guesses.length > 0 || isRecordNamed || pointed.isOrdinal
  return !isNamed && answered === null && rule === null
}

/** "Is it fraud if I say more" looks for nobody near, nor do "are there funds open" for a disease. */
function ofHelp({ place }: Understood, before: TalkContext, heard: Meaning | undefined): number {
  if (place !== before.place || before.intent === 'local_help') return Number.POSITIVE_INFINITY
  return heard?.intent === 'knowledge' ? whereNothing : ofAnyRecord
}

/** A card of a list that was surely heard: one of a copay is often meant. */
function neededForList(intent: Intent, heard: Meaning | undefined): number {
  if (!ofListAlone.has(intent)) return Number.POSITIVE_INFINITY
  if (heard?.intent === 'knowledge') return whereSure
  return intent === 'copay' ? Number.POSITIVE_INFINITY : whereListAsked
}

function neededFor(card: string, understood: Understood, before: TalkContext, heard: Meaning | undefined): number {
  const { intent, isUnsure } = understood
  const isOfRecord = ofRecord.includes(intent)
  const isBegun = before.intent !== null
  if (isUnsure && (isOfRecord || ofList.includes(intent) || ofPerson.has(intent)))
    return isBegun ? whereUnsure : atFirst
  if (isBegun && ofPerson.has(intent)) return whereSure
  if (isBegun && intent === 'local_help') return ofHelp(understood, before, heard)
  if (intent === 'delivery') return whereHelpAsked
  if (isOfRecord) return neededForRecord(intent, before, heard, card)
  return isBegun ? neededForList(intent, heard) : Number.POSITIVE_INFINITY
}

function neededForRecord(asked: Intent, before: TalkContext, heard: Meaning | undefined, card: string): number {
  const { intent, shown, told } = before
  if (intent !== null && heard?.intent === 'knowledge') return whereSure
  const isAskedOn = mayBeOfRecord.has(asked) || asked === 'phone'
  if (isAskedOn && card === told.at(-1)) return ofRecordOrTold
  return shown.length === 0 ? ofNothingShown : ofAnyRecord
}
