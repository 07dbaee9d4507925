import type { Hazards } from '#server/chat/safety/read-hazards.ts'
import type { AboutAsked, Intent } from '#server/chat/turn.ts'
import type { Meaning } from './signals/scored-meaning.ts'
import type { Spoken } from './spoken.ts'

/** How somebody else than we reads a sentence that we did not understand, in words of our own lists. */
export type Reading = {
  intent: Intent | 'danger'
  about: AboutAsked | null
  /** The id of the card of knowledge that answers, or ''. */
  card: string
  /** As `nearbyNeeds` names it, or ''. */
  need: string
  /** The id of a medicine that may be meant, or ''. */
  medicine: string
}

/** What a sentence means by a reading. */
export function meaningByReading({ intent, about, card, need }: Reading): Meaning {
  return {
    intent: intent === 'danger' ? 'unclear' : intent,
    chance: 1,
    about,
    cards: card ? [{ id: card, chance: 1 }] : [],
    isVague: false,
    need,
    needChance: 0,
    also: '',
  }
}

/** The hazards with those that a reading adds: it takes none away, and a danger that it alone sees is asked about. */
export function hazardsWith(hazards: Hazards, { intent }: Reading): Hazards {
  return {
    ...hazards,
    mayBeDanger: hazards.mayBeDanger ?? (intent === 'danger' ? 'medical' : null),
    isSlight: hazards.isSlight && intent !== 'danger',
    advice: hazards.advice ?? (intent === 'advice' ? 'other' : null),
  }
}

/** What was said, with the medicine of a reading as a guess: the reader is asked, for the words did not name it. */
export function spokenWith(spoken: Spoken, { medicine }: Reading): Spoken {
  const { medicines, before } = spoken
  if (!medicine || medicines.drugs.length > 0 || before.drugs.length > 0) return spoken
  return { ...spoken, medicines: { ...medicines, guesses: [...new Set([medicine, ...medicines.guesses])] } }
}
