import type { Understood } from '#server/chat/turn.ts'

/** One turn as it was understood; what is left out was not said. */
export function asked(said: Partial<Understood>): Understood {
  return {
    intent: 'unclear',
    text: '',
    isUnsure: false,
    isDoubtful: false,
    language: 'en',
    drugs: [],
    isDrugNamed: false,
    guesses: [],
    unknownName: '',
    place: '',
    unknownPlace: false,
    need: '',
    category: null,
    also: '',
    deal: '',
    records: [],
    isUnknownRecord: false,
    rule: null,
    about: null,
    advice: null,
    emergencies: [],
    mayBeDanger: null,
    cards: [],
    otherCards: [],
    facts: {},
    isOfOther: false,
    tried: [],
    isSlightDanger: false,
    takenBy: undefined,
    personal: [],
    answered: null,
    ...said,
  }
}
