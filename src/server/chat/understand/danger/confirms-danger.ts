import type { Hazards } from '#server/chat/safety/read-hazards.ts'
import type { Asked } from '#server/chat/turn.ts'
import { hitsHead, namesThinner } from '#server/emergencies/tells-hints.ts'
import { fold } from '#text/fold.ts'
import { asksSomething } from '../dialogue-acts/asks-something.ts'
import type { Spoken } from '../spoken.ts'

/** Folded, as all of these. */
const opening = '^(?:(?:oh|ok|well|honestly|pues|bueno|la verdad|no se|i mean|o sea|a) )*'
const yes = new RegExp(`${opening}(?:yes|yeah|yea|yep|yup|si|sip|simon|claro)\\b`)
/** It is a yes by itself. */
const thoughtOfIt = new RegExp(
  `${opening}(?:(?:ive |i have |i )?thought (?:about|of) (?:it|that)|i think about it|lo he pensado|lo pienso|lo pense|creo que si)\\b`,
)
const sometimes = new RegExp(
  `${opening}(?:maybe|kind of|kinda|sort of|sometimes|a little|every day|a lot|a veces|un poco|tal vez|quizas?|puede ser|todos los dias|mas o menos)\\b`,
)
/** What makes a yes in more words one to that question: "si" may be "if". */
const ofIt =
  /\b(?:thought|think|thinking|feel|feeling|dying|die|dead|sometimes|lately|every (?:day|night)|today|tonight|right now|pensado|pienso|pensando|siento|morir\w*|muert[oa]|a veces|ultimamente|todos los dias|hoy|ahorita)\b/
/** "Yes thank you", "yes show me the card", "yeah i think i will call them". */
const ofElse =
  /\b(?:thank\w*|thx|gracias|show\w*|send|see|call\w*|card|list|next|others?|one|medicines?|ver|llam\w+|mand\w+|muestr\w+|tarjeta|lista|otr[oa]s?|medicinas?)\b/
/** "Yes but I am fine" and "ya no" tell of none. */
const isWell =
  /\b(?:(?:am|im|feel\w*|is|hes|shes) (?:fine|ok|okay|alright|good)|not anymore|no longer|(?:estoy|esta|me siento) bien|ya no|joking|kidding|broma|figure of speech)\b/

/** In more words something else is told. */
const [mostOfYes, mostOfSometimes, mostOfThought] = [3, 5, 12]
/** What Navi asks so that a yes answers it. */
const askedByYes = new Set<Asked | null>(['veteran', 'prescription'])

/** The hazards of who was asked about danger and says yes: "sí lo he pensado", "sometimes, not today". Nobody in danger says it twice. */
export function withConfirmed(hazards: Hazards, spoken: Spoken): Hazards {
  const { askedOfDanger } = spoken.before
  if (hazards.emergencies.length > 0 || hazards.isTakenBack) return hazards
  const confirmed = bleedsWithin(hazards, spoken) ? 'medical' : confirms(spoken) && askedOfDanger
  if (!confirmed) return hazards
  return { ...hazards, emergencies: [confirmed], mayBeDanger: null, isSlight: false, advice: null }
}

/** Whether a head was hit of who takes what thins the blood, told in this talk or right after it was asked whether somebody is ill. */
function bleedsWithin({ mayBeDanger }: Hazards, { text, before }: Spoken): boolean {
  if (mayBeDanger === 'medical' && hitsHead(text)) return namesThinner(text) || namesThinner(before.drugs.join(' '))
  return before.askedOfDanger === 'medical' && namesThinner(text) && /^(?:yes|yeah|si)\b|\b(?:yes|si)$/.test(fold(text))
}

function confirms({ text, facts, medicines, place, before }: Spoken): boolean {
  const folded = fold(text)
  const tellsFact = Object.keys(facts).length > 0 || medicines.drugs.length > 0 || place.place !== ''
  const isOther = tellsFact || ofElse.test(folded) || asksSomething(text) || askedByYes.has(before.asks)
  return !isOther && !isWell.test(folded) && saysYes(folded)
}

function saysYes(folded: string): boolean {
  const words = folded.split(' ').length
  if (words <= mostOfThought && (thoughtOfIt.test(folded) || (yes.test(folded) && ofIt.test(folded)))) return true
  return (words <= mostOfYes && yes.test(folded)) || (words <= mostOfSometimes && sometimes.test(folded))
}
