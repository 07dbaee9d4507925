import type { TalkContext } from '#server/chat/turn.ts'
import type { Spoken } from '#server/chat/understand/spoken.ts'
import { fold } from '#text/fold.ts'
import { asksSomething } from '../understand/asks-something.ts'
import type { Hazards } from './read-hazards.ts'

/** Folded. */
const opening = '(?:(?:oh|ok|well|honestly|pues|bueno|la verdad|no se|i mean|o sea|a) )*'
const yes = new RegExp(
  `^${opening}(?:yes|yeah|yea|yep|yup|ye|si|sip|simon|claro|i do$|it is$|i have$|ive thought|i have thought|thought about it|i think about it|lo he pensado|lo pienso|lo pense|creo que si)\\b`,
)
const sometimes = new RegExp(
  `^${opening}(?:maybe|kind of|kinda|sort of|sometimes|a little|every day|a lot|a veces|un poco|tal vez|quizas?|puede ser|todos los dias|mas o menos)\\b`,
)
/** "Yes but I am fine" and "ya no" tell of none. */
const isWell =
  /\b(?:(?:am|im|feel\w*|is|hes|shes) (?:fine|ok|okay|alright|good)|not anymore|no longer|(?:estoy|esta|me siento) bien|ya no|joking|kidding|broma|de balde|figure of speech)\b/
/** In more words something else is told. */
const [mostOfYes, mostOfSometimes] = [12, 5]
/** What Navi asks so that a yes answers it. */
const askedByYes = new Set<TalkContext['asks']>(['veteran', 'prescription'])

/** The hazards of who was asked about danger and says yes: "sí lo he pensado", "sometimes, not today". Nobody in danger says it twice. */
export function withConfirmed(hazards: Hazards, spoken: Spoken): Hazards {
  const { askedOfDanger } = spoken.before
  if (!askedOfDanger || hazards.emergencies.length > 0 || hazards.isTakenBack || !confirms(spoken)) return hazards
  return { ...hazards, emergencies: [askedOfDanger], mayBeDanger: null, isSlight: false, advice: null }
}

function confirms({ text, facts, medicines, place, before }: Spoken): boolean {
  const folded = fold(text)
  const words = folded.split(' ').length
  const tellsElse = Object.keys(facts).length > 0 || medicines.drugs.length > 0 || place.place !== ''
  if (tellsElse || asksSomething(text) || isWell.test(folded) || askedByYes.has(before.asks)) return false
  return (words <= mostOfYes && yes.test(folded)) || (words <= mostOfSometimes && sometimes.test(folded))
}
