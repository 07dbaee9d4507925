import type { Intent, Understood } from '#server/chat/turn.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { lacksCar } from './lacks-car.ts'
import { type NearbyNeed, nearbyNeeds } from './nearby-needs.ts'

/** Intents that go on with what was searched for near the reader. */
const ofPlace = new Set<Intent>(['local_help', 'deals', 'more', 'repeat', 'language'])

/** A need that the language model is so sure of, in so many words, is none that only a word sounds of: "papers of custody" asks for no child care. */
const [surely, severalWords] = [0.9, 5]
/** The same where only a doctor is named: "we go to the doctor two hours away, is there help with gas". */
const rather = 0.6

type Needed = Pick<Understood, 'need' | 'category'>

/** What is looked for near the reader: what is meant for sure, what is said now, and else what was looked for before. */
export function needOf(intent: Intent, spoken: Spoken, meaning: Meaning | undefined): Needed {
  const { need, before, language, text, place } = spoken
  if (!ofPlace.has(intent)) return { need: '', category: null }
  const sure = surelyMeant(spoken, meaning)
  if (sure) return { need: sure[language], category: sure.category }
  // "And we have no car", after food: it is food that is looked for.
  const isOfCar = need.concepts.every((concept) => concept === 'car') && lacksCar(text)
  if (isOfCar && before.need !== '') return { need: before.need, category: before.category }
  const isUnsaid = intent === 'local_help' && need.need === '' && before.need === '' && !isPlaceAlone(place)
  const scored = isUnsaid ? nearbyNeeds.get(meaning?.need ?? '') : undefined
  if (scored) return { need: scored[language], category: scored.category }
  const isNew = intent === 'local_help' && need.need !== ''
  return isNew ? { need: need.need, category: need.category } : { need: before.need, category: before.category }
}

/** What telling words name, or what the language model is sure of in several words that name something else. */
function surelyMeant({ need, text }: Spoken, meaning: Meaning | undefined): NearbyNeed | undefined {
  const meant = nearbyNeeds.get(meaning?.need ?? '')
  if (!meaning || !meant || meaning.chance === 1) return meant
  const isOfDoctor = need.concepts.length > 0 && need.concepts.every((concept) => concept === 'clinic')
  const isSure = meaning.needChance >= (isOfDoctor ? rather : surely) && text.split(/\s+/).length >= severalWords
  return isSure && meant.category !== need.category ? meant : undefined
}

/** "Maryland, Langley Park" sounds of legal aid. */
function isPlaceAlone({ place, rest }: Spoken['place']): boolean {
  return place !== '' && !rest.some(({ text }) => /\p{L}/u.test(text))
}
