import type { Language } from '#i18n/languages.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import type { Scores } from '#language/scorer/model.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { ofMedicine } from '#server/catalogue/what-to-learn.ts'
import { tellsOfEarlier } from '#server/chat/medicines/tried-before.ts'
import { asksHowToGive } from '#server/chat/safety/asks-else.ts'
import { createPairCheck } from '#server/chat/safety/dangerous-pairs.ts'
import { type Hazards, readHazards } from '#server/chat/safety/read-hazards.ts'
import type { Intent, TalkContext, Understood } from '#server/chat/turn.ts'
import { easternYear } from '#server/eastern-day.ts'
import { withPlansForCards } from '#server/eligibility/understand/insurance/plan-cards.ts'
import { fold } from '#text/fold.ts'
import { cardAfterExposure, cardMorningAfter } from './cards/after-exposure.ts'
import { createCardAside } from './cards/card-aside.ts'
import { createCardAskedOn } from './cards/card-asked-on.ts'
import { type CardsSaid, cardChancesOf } from './cards/card-chances.ts'
import { createCardInstead } from './cards/card-instead.ts'
import { cardsByWords, knowledge } from './cards/cards-by-words.ts'
import { cardsInDanger } from './cards/cards-in-danger.ts'
import { createCountingAsked } from './cards/counting-asked.ts'
import { createEventTold, type EventTold, withoutLost } from './cards/event-told.ts'
import { createFeltWithout, type FeltWithout } from './cards/felt-without.ts'
import { createGoneWithout } from './cards/gone-without.ts'
import { createIfDenied } from './cards/if-denied.ts'
import { createMedicarePays } from './cards/medicare-pays.ts'
import { createControlledInstead } from './cards/of-controlled.ts'
import { createDenialAsked } from './cards/of-denial.ts'
import { ownQuestionsOf } from './cards/own-questions.ts'
import {
  type CardsRanked,
  createCardMatching,
  createCardRanking,
  createMedicineFilter,
  type RankCards,
} from './cards/rank-cards.ts'
import { cardForSupplies } from './cards/supplies.ts'
import { daysLeft } from './cards/supply-left.ts'
import { createTellingWords } from './cards/telling-words.ts'
import { createTimeAsked } from './cards/time-asked.ts'
import { genericNamed } from './cards/words/card-words.ts'
import { withConfirmed } from './danger/confirms-danger.ts'
import { asksSomething, wantsSomething } from './dialogue-acts/asks-something.ts'
import { hardshipTold } from './dialogue-acts/hardship.ts'
import { readGiven } from './meaning/asked.ts'
import { askedBeside, certainOf } from './meaning/certain-meaning.ts'
import { byMeaning } from './meaning/likely-meaning.ts'
import type { Meant } from './meaning/meant.ts'
import { nextOf, recapAsked } from './meaning/next-of.ts'
import { createGuessing, hasNoRecord, orCard } from './meaning/no-record.ts'
import { isOnlyTold } from './meaning/only-told.ts'
import { noDoubts } from './meaning/prefer-meaning.ts'
import { isSameAgain, listing } from './meaning/same-again.ts'
import { isOfNoTrouble } from './medicines/no-trouble.ts'
import { cardForAnimal, intentForAnimal } from './medicines/of-animal.ts'
import { createTurnReader, type TurnParts } from './read-turn.ts'
import type { Reading } from './reading.ts'
import { chooseRecords } from './records/choose-records.ts'
import { cardsIn, likelyCards, type Meaning, meaningOf, tellsFact, withoutCards } from './signals/scored-meaning.ts'
import type { Spoken } from './spoken.ts'
import { talkStateOf } from './talk-state-of.ts'
import { understoodOf } from './understood.ts'

/** What a turn of the talk means, also by how somebody else reads it. Pure, and never throws. */
export type Understand = (text: string, before: TalkContext, page: Language, reading?: Reading) => Understood

/** A card that is likelier than this may be what was meant, where something else was understood. */
const possible = 0.1

/** Who has medicine for so many days runs out of none. */
const enoughDays = 10

/** Cards on the generic of one medicine: "Vyvanse is never in stock" asks for none. */
const ofGeneric = /^(?:generic|biosimilar)-/

/** Builds the understanding from the shipped facts. */
export function createUnderstanding(
  parts: TurnParts & { catalogue: CardsRanked & CardsSaid & Pick<Catalogue, 'prices'> },
): Understand {
  const readTurn = createTurnReader(parts)
  const cardsOf = createCardRanking(parts.catalogue)
  const matched = createCardMatching(parts.catalogue)
  const likelyCards = cardChancesOf(parts.catalogue)
  const ofLastTold = createTimeAsked(parts.catalogue.servedKnowledge)
  const orOfControlled = createControlledInstead(parts.catalogue)
  const ofDenialTold = createDenialAsked(parts.catalogue.servedKnowledge)
  const ifDenied = createIfDenied(parts.catalogue.servedKnowledge)
  const orLikelyCard = createCardInstead(parts.catalogue.servedKnowledge)
  const cardAskedOn = createCardAskedOn(parts.catalogue.servedKnowledge)
  const isAside = createCardAside(parts.catalogue.servedKnowledge)
  const isGuess = createGuessing(parts.catalogue.servedKnowledge)
  const ownQuestion = ownQuestionsOf(parts.catalogue.servedKnowledge)
  const tellingWords = createTellingWords(parts.catalogue.servedKnowledge)
  const eventTold = createEventTold(parts.catalogue.servedKnowledge)
  const medicarePays = createMedicarePays(parts.catalogue)
  const countingAsked = createCountingAsked(parts.catalogue.servedKnowledge)
  const isDangerousPair = createPairCheck(parts.catalogue)
  const goneWithout = createGoneWithout(parts.catalogue)
  const feltWithout = createFeltWithout(parts.catalogue)
  const filterOf = createMedicineFilter(parts.catalogue)
  // Read when the chat is prepared: it takes a third of a second.
  const score = loadScorer()
  const { stateOfZip } = parts.places
  const insulinName = (id: string) => {
    const drug = parts.catalogue.findDrug(id)
    return drug?.generic.startsWith('insulin') ? fold(drug.name) : undefined
  }

  function meantByWords(spoken: Spoken): Meaning | undefined {
    const counting = countingAsked(spoken)
    return (
      nextOf(spoken) ??
      ifDenied(spoken) ??
      cardForAnimal(spoken) ??
      cardForSupplies(spoken) ??
      medicarePays(spoken) ??
      (counting ? knowledge([counting]) : cardsByWords(spoken, insulinName))
    )
  }

  /** For who may have been exposed to HIV or be pregnant hours count, and for who goes without some medicines days. */
  function urgentFor(spoken: Spoken, { advice }: Hazards): Meaning | undefined {
    return cardAfterExposure(spoken) ?? cardMorningAfter(spoken) ?? goneWithout(spoken, advice)
  }

  function adviceAsked({ advice }: Hazards, { text, medicines: { drugs }, before, takenBy }: Spoken) {
    if (takenBy === 'animal' && !asksHowToGive(fold(text))) return null
    return isDangerousPair({ text, drugs, before: before.drugs }) ? ('mixing' as const) : advice
  }

  /** What decides by itself what is meant, unless all that it tells is for others. */
  function certainly(...heard: Parameters<typeof certainOf>): Understood | undefined {
    const meant = certainOf(...heard)
    const understood = meant && finish(meant, cardsOf)
    return understood && meant.meaning && isOfOthersAlone(understood) ? undefined : understood
  }

  /** What befell somebody, where nothing that was asked was understood. */
  function orEvent(understood: Understood, heard: Pick<Meant, 'spoken' | 'hazards'>, event: EventTold): Understood {
    const { ifUnclear: meaning, lost } = event
    const isUnanswered = (understood.isDoubtful && !understood.isDrugNamed) || isOfOthersAlone(understood)
    return meaning && isUnanswered
      ? withoutLost(finish({ ...heard, intent: 'knowledge', meaning }, cardsOf), lost)
      : understood
  }

  return (text, before, page, reading) => {
    const state = talkStateOf(before)
    const found = readHazards(text, state)
    const own = ownQuestion(found.clean)
    const clean = withPlansForCards(found.clean)
    const outside = { stateOfZip, year: easternYear() }
    const spoken = readTurn(clean, before, page, outside)
    const given = readGiven(spoken, outside)
    const { drugs } = spoken.medicines
    // "Can I take my pills to Mexico" has its answer, and asks no doctor.
    const urgent = urgentFor(spoken, found)
    const surely = own ?? urgent ?? recapAsked(spoken)
    const advice = surely ? null : adviceAsked(found, spoken)
    const hazards = withConfirmed(withFelt({ ...found, clean, advice }, feltWithout(spoken)), spoken)
    const isOfOther = orOfNoneLeft(filterOf(drugs.length > 0 ? drugs : before.drugs, text), text)
    const heardAll = withoutCards(score(hazards.clean, state), isOfOther)
    const scores = withoutGeneric(heardAll, text, drugs)
    const telling = tellingWords(spoken, scores)
    const isOut = orGeneric(isOfOther, text)
    const likely = () => likelyCards({ text: hazards.clean, heard: cardsIn(scores), told: before.told }, isOut)
    const event = eventTold(spoken, likely)
    const byWords = surely ?? meantByWords(spoken) ?? event.meaning ?? telling
    const scored = meaningOf(scores)
    const heard = scored && orCard({ ...scored, cards: matched(scored.cards, spoken.text) }, spoken)
    const certain = certainly(
      { spoken, hazards },
      { given, byWords, beside: askedBeside(heard, { spoken, hazards, telling, event: urgent ?? event.meaning }) },
      reading,
    )
    const known = (understood: Understood) => ofNamed(withoutLost(understood, event.lost), spoken)
    if (certain) return orNoted(orOfControlled(ofDenialTold(known(certain), before)), spoken, heard, urgent)
    const meaning = heard && isAside(heard, spoken) ? { ...heard, intent: 'rule' as const } : heard
    const isGuessed = meaning !== undefined && isGuess(meaning, spoken)
    const understood = known(
      orNoRecord(finish(byMeaning({ spoken, hazards, tellsFact: tellsFact(scores), isGuessed }, meaning), cardsOf)),
    )
    const askedOn = cardAskedOn(understood, spoken)
    const answering = orEvent(
      orLikelyCard(understood, spoken, { likely: likely(), heard, askedOn }),
      { spoken, hazards },
      event,
    )
    return orNoted(orOfControlled(ofDenialTold(ofLastTold(answering, before), before)), spoken, heard)
  }
}

/** Whether a card is not meant: for another medicine, or for who has none left where enough is. */
function orOfNoneLeft(isOfOther: (card: string) => boolean, text: string): (card: string) => boolean {
  const hasEnough = (daysLeft(text) ?? 0) >= enoughDays
  return (card) => isOfOther(card) || (hasEnough && card.startsWith('out-of-'))
}

/** Whether a card is not meant: for another medicine, or on the generic of one where no word is said for it. */
function orGeneric(isOfOther: (card: string) => boolean, text: string): (card: string) => boolean {
  const saysGeneric = genericNamed.test(fold(text))
  return (card) => isOfOther(card) || (ofGeneric.test(card) && !saysGeneric)
}

/** Who feels bad without their medicine is sent to a doctor, and asked whether they are in danger: 911 is named in each such question. */
function withFelt(hazards: Hazards, felt: FeltWithout | undefined): Hazards {
  if (!felt) return hazards
  const sent = felt.isAfter ? { ...hazards, advice: 'symptoms' as const, isWithout: true } : hazards
  const { mayBeDanger: heard, isSlight } = hazards
  if (heard && felt.danger === 'medical') return sent
  return { ...sent, mayBeDanger: felt.danger, isSlight: isSlight || heard === null }
}

/** How to get a medicine cheaply sounds of its generic, which nobody asks about without a word for it, nor who tells that another one is offered. */
function withoutGeneric(scores: Scores, text: string, drugs: string[]): Scores {
  // Of two medicines a sentence on generics asks which costs less.
  if (drugs.length > 1) return scores
  const isAsked = genericNamed.test(fold(text)) && (asksSomething(text) || !tellsOfEarlier(text))
  const isHeard = likelyCards(scores)[0]?.id === ofMedicine && !isAsked
  return isHeard ? withoutCards(scores, (card) => card === ofMedicine) : scores
}

/** What was told, where an answer would only say once more what was said just now. */
function orNoted(understood: Understood, spoken: Spoken, heard: Meaning | undefined, urgent?: Meaning): Understood {
  if (isToldInGrief(understood)) return { ...understood, intent: 'care', advice: null, drugs: [], isUnsure: false }
  if (listing.has(understood.intent) && isOfNoTrouble(spoken))
    return { ...understood, intent: 'noted', drugs: [], isDrugNamed: false, isUnsure: false }
  return !urgent && isOnlyTold(understood, spoken, heard)
    ? { ...understood, intent: 'noted', isUnsure: false }
    : understood
}

/** Whom a question on a program that it names is heard to ask of. */
const ofPerson = new Set<Intent>(['eligibility', 'programs'])

/** "Does PACE count our house", beside a medicine: the program that is named is asked about, and no list of the medicine's. */
function ofNamed(understood: Understood, { named, text, before }: Spoken): Understood {
  const { intent, isDrugNamed, answered } = understood
  const isProgram =
    named.length === 1 && named.every(({ kind, id }) => kind === 'program' && !before.tried.includes(id))
  return isProgram && ofPerson.has(intent) && !isDrugNamed && answered === null && asksSomething(text)
    ? { ...understood, intent: 'eligibility', drugs: [] }
    : understood
}

/** Only what names a person was said, and nothing that can be answered. */
function finish(
  { spoken, hazards, intent, given, meaning, scored, isGuessed = false, doubts = noDoubts }: Meant,
  cardsOf: RankCards,
): Understood {
  const isShort = hazards.personal.length > 0 && spoken.signals.length < 2
  const isOnlyPersonal = (isShort || isNothingElse(intent, hazards)) && spoken.medicines.drugs.length === 0
  const meant = isOnlyPersonal ? 'personal' : intentForAnimal(intent, spoken)
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

/** Whether every card that may answer is for other people than the talk is about. */
function isOfOthersAlone({ intent, cards }: Understood): boolean {
  return intent === 'knowledge' && cards.length === 0
}

/** What is asked, where all that may answer is for others: no list of coupons answers it. */
function orNoRecord(understood: Understood): Understood {
  return isOfOthersAlone(understood) && asksSomething(understood.text)
    ? { ...understood, intent: 'unclear', isUnsure: true, isDoubtful: true }
    : understood
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

/** "Tested positive for hiv yesterday" and "lost my brother to fentanyl" ask no doctor, and are understood. */
function isToldInGrief({ intent, text, mayBeDanger }: Understood): boolean {
  if (intent !== 'unclear' && intent !== 'advice') return false
  return mayBeDanger === null && !asksSomething(text) && !wantsSomething(text) && hardshipTold(text) !== null
}
