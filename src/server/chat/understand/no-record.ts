import type { Understood } from '#server/chat/turn.ts'
import { asksSomething, wantsSomething } from './asks-something.ts'
import type { Meaning } from './scored-meaning.ts'
import type { Spoken } from './spoken.ts'

/** A card that is less likely was wrong in three of four turns of talks: within a talk it is only offered. */
const likely = 0.5

/** From here on a card is told where help with insurance is hardly likelier. */
const nearly = 0.25

/**
 * Whether no record is sure to answer: what is asked is said not to be known, with who can tell, and not answered by what
 * is only like it.
 */
export function hasNoRecord(understood: Understood, spoken: Spoken, meaning: Meaning | undefined): boolean {
  if (understood.intent === 'knowledge') return meaning !== undefined && isGuess(meaning, spoken)
  return isOfNoMedicine(understood, spoken) || isNeedInPassing(understood, spoken)
}

/** Whether a card within a talk is only guessed at. */
export function isGuess({ intent, cards: [first] }: Meaning, { before }: Spoken): boolean {
  return intent === 'knowledge' && before.intent !== null && (first?.chance ?? 0) < likely
}

/** "Could he still get Medicaid", in a talk without a medicine: which medicine it is would be a strange question. */
function isOfNoMedicine(
  { intent, drugs, records, guesses, unknownName, answered }: Understood,
  spoken: Spoken,
): boolean {
  const { before, text } = spoken
  const isOfTalk = before.intent === 'knowledge' || before.intent === 'local_help'
  const isNone = drugs.length + records.length + guesses.length === 0 && unknownName === '' && answered === null
  return intent === 'eligibility' && isNone && isOfTalk && asksSomething(text)
}

/** "Does it hurt my credit", after an answer: a word in passing asks for no help near the reader. */
function isNeedInPassing({ intent, answered }: Understood, { before, need, place, text }: Spoken): boolean {
  const isInPassing = !need.isSure && place.place === '' && !wantsSomething(text)
  return (
    intent === 'local_help' && answered === null && before.intent === 'knowledge' && isInPassing && asksSomething(text)
  )
}

/** "How do I renew my Medicaid" sounds of help with insurance, and a card that tells it is nearly as likely. */
export function orCard(heard: Meaning, { medicines, before }: Spoken): Meaning {
  const isCard = (heard.cards[0]?.chance ?? 0) >= nearly && medicines.drugs.length + before.drugs.length === 0
  return heard.intent === 'insurance_help' && isCard ? { ...heard, intent: 'knowledge', isVague: false } : heard
}
