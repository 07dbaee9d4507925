import type { EmergencyKind } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import { type Hazards, readHazards } from '#server/chat/safety/read-hazards.ts'
import type { AdviceAsked, Intent, TalkContext, Understood } from '#server/chat/turn.ts'
import { easternYear } from '#server/eastern-day.ts'
import { withPlansForCards } from '#server/eligibility/understand/plan-cards.ts'
import { fold } from '#text/fold.ts'
import { isOtherLanguage } from '#text/other-language.ts'
import { isInDangerStill, isNoParting, isOver } from './after-danger.ts'
import { type Given, readGiven } from './asked.ts'
import { asksOfAll, asksSomething } from './asks-something.ts'
import { createCardAside } from './card-aside.ts'
import { createCardAskedOn } from './card-asked-on.ts'
import { cardsByWords, cardsOfDenial, knowledge, toldLast } from './cards-by-words.ts'
import { asksToWrite, cardsInDanger } from './cards-in-danger.ts'
import { chooseIntent } from './choose-intent.ts'
import { chooseRecords } from './choose-records.ts'
import { comparedMedicines } from './compared-medicines.ts'
import { createCountingAsked } from './counting-asked.ts'
import { goesOnWithFacts } from './facts-told.ts'
import { createGuessing, hasNoRecord, orCard } from './no-record.ts'
import { isOnlyTold } from './only-told.ts'
import { createOwnQuestions } from './own-questions.ts'
import { doubtsOf, noDoubts, preferMeaning } from './prefer-meaning.ts'
import {
  type CardsRanked,
  createCardMatching,
  createCardRanking,
  createMedicineFilter,
  type RankCards,
} from './rank-cards.ts'
import { createTurnReader, type TurnParts } from './read-turn.ts'
import { hazardsWith, meaningByReading, type Reading, spokenWith } from './reading.ts'
import { isSameAgain } from './same-again.ts'
import { type Meaning, meaningOf, tellsFact } from './scored-meaning.ts'
import type { Spoken } from './spoken.ts'
import { talkStateOf } from './talk-state-of.ts'
import { createTellingWords } from './telling-words.ts'
import { tellsPrice } from './tells-price.ts'
import { wantsNext } from './tried-programs.ts'
import { understoodOf } from './understood.ts'

/** What a turn of the talk means, also by how somebody else reads it. Pure, and never throws. */
export type Understand = (text: string, before: TalkContext, page: Language, reading?: Reading) => Understood

/** What is heard where somebody tells of a plan and of a medicine that it refused. */
const ofPayment = new Set<Intent>(['eligibility', 'programs', 'copay'])

/** "My plan denied Dupixent": who refused it, right before what was done, where no help is asked for. */
const refusedByPlan =
  /^(?!.*\b(?:help|ayud\w+)\b).*\b(?:plan|insurance|insurer|seguro|aseguranza|aseguradora)(?: me| nos| just| still| has| wont)* (?:den\w+|reject\w*|refus\w*|turned|wont|doesnt|said|neg\w+|rechaz\w+|no)\b/

/** What is heard in the words of who has none left, and was not asked. */
const ofNoneLeft = new Set<AdviceAsked | null>(['stop', 'dose', 'mixing', 'switch', 'other'])

/** A card that is likelier than this may be what was meant, where something else was understood. */
const possible = 0.1

/** From here on a card is asked for beside an answer to what we asked. */
const plainly = 0.6

/** Builds the understanding from the shipped facts. */
export function createUnderstanding(parts: TurnParts & { catalogue: CardsRanked }): Understand {
  const readTurn = createTurnReader(parts)
  const cardsOf = createCardRanking(parts.catalogue)
  const matched = createCardMatching(parts.catalogue)
  const cardAskedOn = createCardAskedOn(parts.catalogue.servedKnowledge)
  const isAside = createCardAside(parts.catalogue.servedKnowledge)
  const isGuess = createGuessing(parts.catalogue.servedKnowledge)
  const ownQuestion = createOwnQuestions(parts.catalogue.servedKnowledge)
  const tellingWords = createTellingWords(parts.catalogue.servedKnowledge)
  const countingAsked = createCountingAsked(parts.catalogue.servedKnowledge)
  const withoutOthers = createMedicineFilter(parts.catalogue)
  // Read when the chat is prepared: it takes a third of a second.
  const score = loadScorer()
  const { stateOfZip } = parts.places
  const insulinName = (id: string) => {
    const drug = parts.catalogue.findDrug(id)
    return drug?.generic.startsWith('insulin') ? fold(drug.name) : undefined
  }

  function meantByWords(spoken: Spoken): Meaning | undefined {
    const counting = countingAsked(spoken)
    return nextOf(spoken) ?? (counting ? knowledge([counting]) : cardsByWords(spoken, insulinName))
  }

  return (text, before, page, reading) => {
    const state = talkStateOf(before)
    const found = readHazards(text, state)
    const own = ownQuestion(found.clean)
    const clean = withPlansForCards(found.clean)
    // "Can I take my pills to Mexico" has its answer, and asks no doctor.
    const hazards = own ? { ...found, clean, advice: null } : { ...found, clean }
    const outside = { stateOfZip, year: easternYear() }
    const spoken = readTurn(hazards.clean, before, page, outside)
    const given = readGiven(spoken, outside)
    const { drugs } = spoken.medicines
    const scores = withoutOthers(score(hazards.clean, state), drugs.length > 0 ? drugs : before.drugs, text)
    const telling = tellingWords(spoken, scores)
    const byWords = own ?? meantByWords(spoken) ?? telling
    const scored = meaningOf(scores)
    const heard = scored && orCard({ ...scored, cards: matched(scored.cards, spoken.text) }, spoken)
    const meant = certainOf(
      { spoken, hazards },
      { given, byWords, beside: askedBeside(heard, { spoken, hazards, telling }) },
      reading,
    )
    if (meant) return orNoted(finish(meant, cardsOf), spoken, heard)
    const meaning = heard && isAside(heard, spoken) ? { ...heard, intent: 'rule' as const } : heard
    const isGuessed = meaning !== undefined && isGuess(meaning, spoken)
    const understood = finish(byMeaning({ spoken, hazards, tellsFact: tellsFact(scores), isGuessed }, meaning), cardsOf)
    const card = cardAskedOn(understood, spoken)
    return orNoted(
      card ? { ...understood, intent: 'knowledge', cards: [card], isUnsure: false } : understood,
      spoken,
      heard,
    )
  }
}

/** What decides by itself what is meant, if anything does: danger, an answer to what we asked, telling words, or another’s reading. */
function certainOf(
  heard: Heard,
  { given, byWords, beside }: { given: Given | undefined; byWords: Meaning | undefined; beside: Meaning | undefined },
  reading: Reading | undefined,
): Meant | undefined {
  const { spoken, hazards } = heard
  const isOut = byWords?.cards.some(({ id }) => id.startsWith('out-of-')) && ofNoneLeft.has(hazards.advice)
  const danger = dangerOf(isOut ? { ...hazards, advice: null } : hazards, spoken)
  if ((danger !== 'emergency' || asksToWrite(spoken.text)) && isInDangerStill(spoken, hazards))
    return { spoken, hazards: { ...hazards, emergencies: besides(spoken, hazards) }, intent: 'emergency' }
  if (!danger && isOver(spoken, hazards)) return { ...heard, intent: 'care' }
  if (!danger && given && beside) return { ...heard, given, intent: 'knowledge', meaning: beside }
  const certain = danger ?? given?.intent
  if (certain) return { ...heard, given, intent: certain }
  if (isOtherLanguage(spoken.text) && spoken.medicines.drugs.length === 0) return { ...heard, intent: 'other_language' }
  if (byWords) return { ...heard, intent: byWords.intent, meaning: byWords }
  if (!reading) return undefined
  const meaning = meaningByReading(reading)
  return {
    spoken: spokenWith(spoken, reading),
    hazards: hazardsWith(hazards, reading),
    intent: meaning.intent,
    meaning,
  }
}

/** "I called, they said I make too much": what comes next, without what was tried. */
function nextOf(spoken: Spoken): Meaning | undefined {
  return wantsNext(spoken) ? { ...knowledge([]), intent: 'eligibility' } : undefined
}

/** What was told, where an answer would only say once more what was said just now. */
function orNoted(understood: Understood, spoken: Spoken, heard: Meaning | undefined): Understood {
  return isOnlyTold(understood, spoken, heard) ? { ...understood, intent: 'noted', isUnsure: false } : understood
}

/** Whether the rules may know what a guess at a card is: something told, or "how does it work" of what was shown. */
function mayGoOn({ text, before }: Spoken): boolean {
  return !asksSomething(text) || (before.shown.length > 0 && asksOfAll(text))
}

/** The dangers that go on, and what is told besides: "I hate calling, I just took all of them". */
function besides({ before }: Spoken, { emergencies }: Hazards): EmergencyKind[] {
  return [...new Set([...before.emergencies, ...emergencies])]
}

/** "Dupixent. Can someone outside the plan review it?" answers what we asked, and asks more than we would answer. */
function askedBeside(
  scored: Meaning | undefined,
  { spoken, hazards: { personal }, telling }: Heard & { telling: Meaning | undefined },
): Meaning | undefined {
  // Who only names an insurance answers what we asked.
  if (telling && asksSomething(spoken.text)) return telling
  // Past what was taken out the language model can not see.
  if (scored?.intent !== 'knowledge' || personal.length > 0) return undefined
  return (scored.cards[0]?.chance ?? 0) >= plainly ? scored : undefined
}

/** What the rules hear or, where it is to be believed rather than they, the language model. */
function byMeaning({ spoken, hazards, tellsFact, isGuessed }: Scored, scored: Meaning | undefined): Meant {
  const byRules = chooseIntent(spoken)
  // Where something personal was taken out, a sentence has a hole that the language model can not see past.
  const isHeard = hazards.personal.length === 0 && !(isGuessed && mayGoOn(spoken))
  const meaning = isHeard ? preferMeaning(scored, byRules, spoken) : undefined
  const heard = meaning?.intent ?? byRules
  const intent = isNoParting(heard, spoken) ? 'unclear' : heard
  const { emergencies } = spoken.before
  // "No", after "is someone with you", or "I hate talking on the phone": the numbers stand first once more.
  // "Ok, my wife is calling" is no goodbye.
  if (intent === 'thanks' && emergencies.length > 0) return { spoken, hazards, intent: 'care' }
  const goesOn = intent === 'unclear' || (intent === 'care' && !hazards.isTakenBack)
  if (goesOn && emergencies.length > 0)
    return hazards.isInGoodHands
      ? { spoken, hazards, intent: 'care' }
      : { spoken, hazards: { ...hazards, emergencies }, intent: 'emergency' }
  return (
    ofCompared({ spoken, hazards }, meaning) ??
    ofFactsOrDenial({ spoken, hazards, tellsFact }, intent, scored) ?? {
      spoken,
      hazards,
      intent,
      meaning,
      scored,
      isGuessed,
      doubts: doubtsOf(intent, scored, spoken),
    }
  )
}

function ofCompared({ spoken, hazards }: Heard, meaning: Meaning | undefined): Meant | undefined {
  const compared = meaning && comparedMedicines(meaning, spoken)
  if (!compared) return undefined
  return { spoken, hazards: compared === 'advice' ? { ...hazards, advice: 'switch' } : hazards, intent: compared }
}

/** What goes on where facts alone were told, and the steps of a plan where it refused a medicine. */
function ofFactsOrDenial(
  { spoken, hazards, tellsFact }: Heard & { tellsFact: boolean },
  intent: Intent,
  scored: Meaning | undefined,
): Meant | undefined {
  const goesOn = goesOnWithFacts(intent, scored, spoken, tellsFact)
  if (goesOn)
    return { spoken, hazards, intent: goesOn, scored, meaning: goesOn === 'knowledge' ? toldLast(spoken) : undefined }
  if (intent === 'price' && spoken.medicines.drugs.length > 0 && tellsPrice(spoken.text))
    return { spoken, hazards, intent: 'programs', scored }
  const isToldOfPlan = spoken.facts.insurance !== undefined || refusedByPlan.test(fold(spoken.text))
  const isOfPlan = intent === 'insurance_help' || (isToldOfPlan && ofPayment.has(intent))
  const denial = isOfPlan ? cardsOfDenial(spoken) : undefined
  return denial && { spoken, hazards, intent: denial.intent, meaning: denial, scored }
}

function dangerOf({ emergencies, injection, advice }: Hazards, { signals, need }: Spoken): Intent | undefined {
  if (emergencies.length > 0) return 'emergency'
  if (injection && !(signals.onlyTalk === 'repeat' || (signals.talk.has('repeat') && signals.length <= 4)))
    return 'injection'
  // Who says what hurts and asks for a dentist wants the dentist.
  return advice && !(advice === 'symptoms' && need.isSure) ? 'advice' : undefined
}

type Heard = { spoken: Spoken; hazards: Hazards }

/** `tellsFact`: the language model hears a fact; `isGuessed`: the card that it hears is only guessed at. */
type Scored = Heard & { tellsFact: boolean; isGuessed: boolean }

type Meant = Heard & {
  intent: Intent
  given?: Given | undefined
  meaning?: Meaning | undefined
  /** What the language model hears, also where it is not believed. */
  scored?: Meaning | undefined
  isGuessed?: boolean
  doubts?: ReturnType<typeof doubtsOf>
}

/** Only what names a person was said, and nothing that can be answered. */
function finish(
  { spoken, hazards, intent, given, meaning, scored, isGuessed = false, doubts = noDoubts }: Meant,
  cardsOf: RankCards,
): Understood {
  const isShort = hazards.personal.length > 0 && spoken.signals.length < 2
  const isOnlyPersonal = (isShort || isNothingElse(intent, hazards)) && spoken.medicines.drugs.length === 0
  const meant = isOnlyPersonal ? 'personal' : intent
  const also = scored?.also ?? ''
  const rest = { hazards, meaning, also, doubts, records: chooseRecords(meant, spoken) }
  const understood = understoodOf(meant, spoken, given, rest)
  if (meant === 'emergency') return { ...understood, cards: cardsInDanger(understood, spoken.text, spoken.before) }
  const known = { facts: understood.facts, text: spoken.text }
  const cards = cardsOf((meaning ?? scored)?.cards ?? [], known, spoken.before)
  const otherCards = cards.filter(({ chance }) => chance >= possible).map(({ id }) => id)
  if (hasNoRecord({ ...understood, otherCards }, spoken, { isGuessed, scored }))
    return { ...understood, intent: 'unclear', isUnsure: true, isDoubtful: true, cards: [], otherCards }
  if (meant === 'knowledge') return meaning ? { ...understood, cards: cards.map(({ id }) => id) } : understood
  return withOthers(understood, spoken, otherCards)
}

/** What else may be meant: asked back, where the list that was shown just now would come again. */
function withOthers(understood: Understood, spoken: Spoken, otherCards: string[]): Understood {
  const isAgain = isSameAgain(understood, spoken) && !isOnlyTold(understood, spoken)
  return isAgain && otherCards.length > 0
    ? { ...understood, intent: 'knowledge', cards: otherCards, isUnsure: true }
    : { ...understood, otherCards }
}

/** Whether what is left, once something personal was taken out, says too little to guess from. */
function isNothingElse(intent: Intent, { personal }: Hazards): boolean {
  return personal.length > 0 && ['unclear', 'greeting', 'thanks', 'phone', 'card', 'which_drug'].includes(intent)
}
