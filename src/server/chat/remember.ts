import { acknowledgedAfter } from './answers/talk/acknowledge.ts'
import { type Answer, emptyContext, type TalkContext, type Understood } from './turn.ts'
import { cardsThatGoOn } from './understand/cards/cards-by-words.ts'
import { toldJustBefore } from './understand/cards/told-just-before.ts'
import { labelOf } from './understand/label-of.ts'

/** Intents that say nothing of what the talk is about: the next turn goes on from the one before. */
const passing = new Set<Understood['intent']>([
  'greeting',
  'thanks',
  'about_navi',
  'language',
  'repeat',
  'recap',
  'off_topic',
  'other_language',
  'care',
  'noted',
  'unclear',
  'emergency',
  'advice',
  'personal',
  'injection',
])

const [mostTold, mostTried] = [8, 20]

/** What the next turn needs to know after this one. */
export function remember(before: TalkContext, understood: Understood, answer: Answer): TalkContext {
  if (understood.intent === 'start_over') return fresh(before, understood)
  const { language, intent, drugs, guesses, place, need, category, deal, records } = understood
  const kept = passing.has(intent) || isNumberOfCard(before, understood, answer)
  return {
    language,
    variant: before.variant,
    intent: kept || intent === 'more' ? before.intent : intent,
    ...lastOf(before, understood),
    drugs: drugs.length > 0 ? drugs : isOfSwallowed(before, understood) ? [] : before.drugs,
    together: togetherWith(drugs, before),
    guesses,
    place: place || before.place,
    need: need || before.need,
    category: category ?? before.category,
    deal: deal || before.deal,
    records: kept ? before.records : records,
    shown: shownAfter(before, understood, answer),
    ...ofWhom(before, understood),
    asks: answer.asks,
    cards: cardsAsking(understood, answer),
    told: toldAfter(before, understood),
    ...sentencesAfter(before, understood, answer),
    ...stepSaidAfter(before, understood),
    ...ofDanger(before, understood, answer),
    ...crisisAfter(before, understood),
    page: intent === 'more' ? before.page + 1 : kept ? before.page : 1,
  }
}

/** A pill that somebody swallowed is none that they need, once it is over: no help with it was shown before. */
function isOfSwallowed({ emergencies, shown }: TalkContext, { intent }: Understood): boolean {
  return intent === 'care' && emergencies.includes('poison') && shown.length === 0
}

/** What names a person, and what was not understood, is answered and goes by. */
const unheard = new Set<Understood['intent']>([
  'personal',
  'injection',
  'noted',
  'unclear',
  'language',
  'repeat',
  'recap',
])

function lastOf(before: TalkContext, understood: Understood): Pick<TalkContext, 'last'> {
  const label = unheard.has(understood.intent) ? before.last : labelOf(understood, before)
  return label ? { last: label } : {}
}

/** "Who do I call", after an answer: the talk goes on with it. */
function isNumberOfCard(before: TalkContext, { intent, drugs }: Understood, { shown }: Answer): boolean {
  return intent === 'phone' && before.intent === 'knowledge' && drugs.length + shown.length === 0
}

/** After an answer of knowledge, in a talk without a medicine, "who do I call" is not of what was shown before it. */
function shownAfter(before: TalkContext, { intent, drugs }: Understood, { shown }: Answer): TalkContext['shown'] {
  const isOfCard = intent === 'knowledge' && drugs.length + before.drugs.length === 0
  return shown.length > 0 || isOfCard ? shown : before.shown
}

/** The cards that a question of ours, or what is said next, belongs to. */
function cardsAsking({ cards }: Understood, { asks }: Answer): string[] {
  return asks === null ? cardsThatGoOn(cards) : cards
}

/** After numbers to call it is asked once more whether somebody is in danger, and else once in a talk. */
function ofDanger(before: TalkContext, { intent, emergencies, mayBeDanger }: Understood, { asksOfDanger }: Answer) {
  const isSaidAgain = intent === 'language' || intent === 'repeat'
  const alarms = intent === 'emergency' ? before.alarms + 1 : 0
  // Who is helped, or took it back, is not asked with the next question.
  const isOver = intent === 'care' && before.emergencies.length > 0
  const asked = intent === 'emergency' ? undefined : (asksOfDanger ?? mayBeDanger ?? undefined)
  const isAskedOfDanger = intent !== 'emergency' && (before.isAskedOfDanger || mayBeDanger !== null || isOver)
  const askedOfDanger = isSaidAgain ? before.askedOfDanger : asked
  return {
    ...(isSaidAgain ? { emergencies: before.emergencies, alarms: before.alarms } : { emergencies, alarms }),
    isAskedOfDanger,
    ...(askedOfDanger && { askedOfDanger }),
  }
}

/** Thanks after despair or violence are none of who is safe: it stays known until it is taken back or help has come. */
function crisisAfter({ crisis, ...before }: TalkContext, { intent, emergencies }: Understood) {
  const told = emergencies.find((kind) => kind === 'suicide' || kind === 'abuse') ?? crisis
  const isOver = intent === 'care' && before.emergencies.length > 0
  return told && !isOver ? { crisis: told } : {}
}

/** The cards told of late: the same is not told again where another may answer. */
function toldAfter(before: TalkContext, understood: Understood): string[] {
  const card = toldIn(before, understood)
  if (!card) return before.told
  return [...before.told.filter((one) => one !== card), card].slice(-mostTold)
}

function sentencesAfter(before: TalkContext, understood: Understood, answer: Answer): Pick<TalkContext, 'sentences'> {
  const sentences = toldIn(before, understood) ? answer.sentences : before.sentences
  return sentences ? { sentences } : {}
}

function toldIn(before: TalkContext, { intent, cards: [card, ...others], isUnsure, guessedCard }: Understood) {
  if (intent === 'unclear') return guessedCard
  const isTold = intent === 'emergency' ? before.alarms > 0 : intent === 'knowledge' && !(isUnsure && others.length > 0)
  return isTold ? card : null
}

/** "Thank you for telling me" and the same step would come after each fact; and after a question that was not of what was shown, its first. */
function stepSaidAfter(before: TalkContext, { intent }: Understood): Pick<TalkContext, 'stepSaid'> {
  const told = toldJustBefore(before)
  const isSaid = intent === 'noted' || (intent === 'unclear' && !told)
  const step = isSaid ? (told ?? before.shown[0]?.id) : undefined
  return step ? { stepSaid: step } : {}
}

function ofWhom(before: TalkContext, understood: Understood) {
  const { facts, isOfOther, patient, patients, takenBy, incomeOf, tried } = understood
  const acknowledged = acknowledgedAfter(understood, before)
  return {
    facts,
    isOfOther,
    ...(patient && { patient }),
    patients,
    ...(takenBy && { takenBy }),
    ...(incomeOf && { incomeOf }),
    tried: tried.slice(-mostTried),
    acknowledged,
  }
}

/** Medicines that were named together stay so while the talk is of them. */
function togetherWith(drugs: string[], { together }: TalkContext): string[] {
  if (drugs.length > 1 && !drugs.every((drug) => together.includes(drug))) return drugs
  return drugs.every((drug) => together.includes(drug)) ? together : []
}

function fresh({ variant }: TalkContext, { language }: Understood): TalkContext {
  return { ...emptyContext, variant, language }
}
