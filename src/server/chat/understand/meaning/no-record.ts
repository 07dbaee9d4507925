import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { Intent, Understood } from '#server/chat/turn.ts'
import { sentenceMatchOf } from '#server/knowledge/sentence-match.ts'
import { fold } from '#text/fold.ts'
import { namesCare } from '../cards/card-aside.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'

/**
 * A card that is less likely was wrong in six of seven turns of talks that nobody had seen: within a talk it is only
 * offered. Of who runs out of a medicine, or may lose power or a home, it was right sooner.
 */
const likely = 0.5
const likelyOfNeed: Partial<Record<string, number>> = { 'out-of-medicine': 0.45, 'hard-times': 0.35 }

/** And where it has so much of the words of the question. */
const halfOfWords = 0.5

/** From here on a card is told where help with insurance is hardly likelier. */
const nearly = 0.25

/**
 * Whether no record is sure to answer: what is asked is said not to be known, with who can tell, and not answered by what
 * is only like it.
 */
export function hasNoRecord(
  understood: Understood,
  spoken: Spoken,
  { isGuessed, scored }: { isGuessed: boolean; scored: Meaning | undefined },
): boolean {
  if (understood.intent === 'knowledge') return isGuessed
  return (
    isOfNoMedicine(understood, spoken) ||
    ((scored?.intent !== 'local_help' || isAskedOn(spoken)) && isNeedInPassing(understood, spoken))
  )
}

/** Finds whether a card within a talk is only guessed at. */
export function createGuessing(cards: readonly Knowledge[]) {
  const subjects = new Map(cards.map(({ id, subject }) => [id, subject]))
  const match = sentenceMatchOf(cards)

  return ({ intent, cards: [first] }: Meaning, { before, text }: Spoken): boolean => {
    if (intent !== 'knowledge' || before.intent === null) return false
    const { id, chance } = first ?? { id: '', chance: 0 }
    const subject = subjects.get(id)
    if (chance >= (likelyOfNeed[subject ?? ''] ?? likely)) return false
    const { ofQuestions, ofAnswer, most } = match(text)
    const hasWords = most > 0 && Math.max(ofQuestions(id), ofAnswer(id)) >= most * halfOfWords
    return !(hasWords && (asksSomething(text) || subject === 'hard-times'))
  }
}

/** What people ask whether they get, besides help to pay for a medicine. */
const benefits =
  /\b(?:gets?|qualif\w+|eligible|apply|count\w*|recib\w+|calific\w+|tiene derecho|dan|cuenta) .*\b(?:medicare|medicaid|medi ?cal|chip|snap|ssi|food stamps|cupones|estampillas|famil\w+|household)\b/

/** The same of a public insurance by its name, also beside a medicine; who has it asks of a program. */
const publicHelp =
  /\b(?:gets?|give|qualif\w+|eligible|apply|recib\w+|calific\w+|tiene derecho|dan|aplic\w+) (?:\w+ ){0,3}?(?<!\b(?:with|on|if|have|has|having|got|con|tengo|tiene) )(?:medicare|medicaid|medi ?cal|chip|snap|ssi|obamacare)\b/

/** What is asked of programs for a medicine. */
const ofPrograms = new Set<Intent>(['programs', 'detail', 'rule', 'papers', 'price', 'copay', 'compare', 'which_drug'])

const ofBenefit = new Set<Intent>(['eligibility', 'insurance_help', 'programs'])

/** "Could he still get Medicaid", or "do they pay for parking", in a talk without a medicine: which one it is would be a strange question. */
function isOfNoMedicine(
  { intent, drugs, isDrugNamed, records, guesses, unknownName, answered }: Understood,
  { before, text, followUp }: Spoken,
): boolean {
  const isOfPublic = ofBenefit.has(intent) && !isDrugNamed && before.intent !== null && publicHelp.test(fold(text))
  if (isOfPublic && answered === null && asksSomething(text)) return true
  const isAfterAnswer = before.intent === 'knowledge'
  const isOfTalk = isAfterAnswer || before.intent === 'local_help' || benefits.test(fold(text))
  const isNone = drugs.length + records.length + guesses.length === 0 && unknownName === '' && answered === null
  const isOfOther = intent === 'eligibility' ? isOfTalk : ofPrograms.has(intent) && isAfterAnswer && !namesCare(text)
  return isNone && isOfOther && (asksSomething(text) || followUp.isContinued)
}

/** So few words ask on of what was told: "y el carro?". */
const mostWordsOn = 4

function isAskedOn({ followUp, text }: Spoken): boolean {
  return followUp.isContinued && text.split(/\s+/).length <= mostWordsOn
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
