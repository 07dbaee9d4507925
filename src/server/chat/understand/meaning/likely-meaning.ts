import type { Intent } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'
import { cardsOfDenial, toldLast } from '../cards/cards-by-words.ts'
import { isBesideThanks, isNoParting } from '../danger/after-danger.ts'
import { asksOfAll, asksSomething } from '../dialogue-acts/asks-something.ts'
import { goesOnWithFacts } from '../dialogue-acts/facts-told.ts'
import { tellsPrice } from '../dialogue-acts/tells-price.ts'
import { comparedMedicines } from '../medicines/compared-medicines.ts'
import { helpsWithMedicines } from '../medicines/helps-with-medicines.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { chooseIntent } from './choose-intent.ts'
import { withoutNeed } from './local-intent.ts'
import type { Heard, Meant, Scored } from './meant.ts'
import { doubtsOf, preferMeaning } from './prefer-meaning.ts'

/** What is heard where somebody tells of a plan and of a medicine that it refused. */
const ofPayment = new Set<Intent>(['eligibility', 'programs', 'copay'])

/** "My plan denied Dupixent": who refused it, right before what was done, where no help is asked for. */
const refusedByPlan =
  /^(?!.*\b(?:help|ayud\w+)\b).*\b(?:plan|insurance|insurer|seguro|aseguranza|aseguradora)(?: me| nos| just| still| has| wont)* (?:den\w+|reject\w*|refus\w*|turned|wont|doesnt|said|neg\w+|rechaz\w+|no)\b/

/** Whether the rules may know what a guess at a card is: something told, or "how does it work" of what was shown. */
function mayGoOn({ text, before }: Spoken): boolean {
  return !asksSomething(text) || (before.shown.length > 0 && asksOfAll(text))
}

/** What a question on the people of a clinic is heard as. */
const ofRecord = new Set<Intent>(['phone', 'detail', 'papers', 'form'])

/** "Whom do I ask there, the nurse or the social worker": no number of a program. */
const staff =
  '(?:nurse|social worker|case manager|doctor|receptionist|front desk|pharmacist|boss|hr|enfermer[oa]|trabajador[oa] social|doctora?|recepcionista|secretaria|farmaceutic[oa]|jefe|patron)'
const whichPerson = new RegExp(`\\b${staff} (?:or|o) (?:\\w+ ){0,2}${staff}\\b`)

function asksWhichPerson(text: string): boolean {
  return whichPerson.test(fold(text))
}

type Chosen = { heard: Intent; meaning: Meaning | undefined }

/** The language model where it is to be believed, and else the rules. */
function heardBy({ spoken, hazards, isGuessed }: Scored, scored: Meaning | undefined): Chosen {
  if (hazards.mayBeDanger === null && helpsWithMedicines(spoken)) return { heard: 'programs', meaning: undefined }
  const byRules = chooseIntent(spoken)
  // Where something personal was taken out, a sentence has a hole that the language model can not see past.
  const isHeard = hazards.personal.length === 0 && !(isGuessed && mayGoOn(spoken))
  const preferred = isHeard ? preferMeaning(scored, byRules, spoken) : undefined
  // "Who do I call that won't keep me on hold till I'm dead" wants a number, and "you are patient, say the first step again" that.
  const isAsked = preferred?.intent === 'care' && byRules !== 'unclear' && asksSomething(spoken.text)
  const meaning = isAsked ? undefined : preferred
  if (!meaning || !isBesideThanks(meaning.intent, spoken)) return { heard: meaning?.intent ?? byRules, meaning }
  return { heard: byRules, meaning: undefined }
}

/** How a medicine comes to who cannot fetch it. */
const brought =
  /\b(?:cant|cannot|dont drive|no car|homebound|bedridden|wheelchair|walk\w*|stairs|get (?:out|to|there)|pick\w*|fetch|bring\w*|mail\w*|send\w*|ship\w*|deliver\w*|door|no puedo|sin carro|no tengo carro|manej\w+|salir|camin\w+|recog\w+|trae\w*|traigan|mand\w+|envi\w+|llev\w+|llegan?|correo|domicilio)\b/

/** "I need Restasis for the wife, they come in little tubes": nothing is to be brought. */
function isNoDelivery(intent: Intent, { signals, medicines, text, before }: Spoken): boolean {
  if (before.intent === 'delivery') return false
  const isTold = medicines.drugs.length > 0 && !signals.said.has('delivery') && !asksSomething(text)
  return intent === 'delivery' && isTold && !brought.test(fold(text))
}

/** What the rules hear or, where it is to be believed rather than they, the language model. */
export function byMeaning(understood: Scored, scored: Meaning | undefined): Meant {
  const { spoken, hazards, tellsFact, isGuessed } = understood
  const { heard: first, meaning } = heardBy(understood, scored)
  const heard = isNoDelivery(first, spoken) ? 'programs' : first
  const isOfNoRecord = ofRecord.has(heard) && asksWhichPerson(spoken.text)
  const intent = isOfNoRecord || isNoParting(heard, spoken) ? 'unclear' : withoutNeed(heard, spoken, scored?.need ?? '')
  const { emergencies } = spoken.before
  // "Ok, my wife is calling" is no goodbye.
  if (intent === 'thanks' && emergencies.length > 0) return { spoken, hazards, intent: 'care' }
  // "No", after "is someone with you", or "I hate talking on the phone": the numbers stand first once more.
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
