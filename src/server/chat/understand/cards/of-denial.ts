import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'

/** Where a program of a maker is spoken of, its own card answers. */
const ofProgram = /\b(?:programs?|applications?|apply|makers?|assistance|programas?|solicitud\w*|fabricantes?)\b/

/** Answers on what a plan asks before it pays: a denial goes on from them too. */
export const ofRules = ['prior-authorization', 'step-therapy', 'quantity-limit']
/** It tells itself who asks for it and how long that takes; from the other rules an exception is asked for. */
const approval = 'prior-authorization'

type Told = { last: string; isMedicare: boolean }

/** What is asked of makers' programs and of denials alike, and the card that answers it of a denial. */
const ofDenial = new Map<string, (told: Told) => string>([
  ['who-can-sign-for-me', () => 'appeal-for-someone'],
  [
    'doctors-part-of-the-form',
    ({ last }) => (last !== approval && ofRules.includes(last) ? 'exception-request' : last),
  ],
  ['how-long-does-it-take', howLong],
  ['internal-appeal', ({ isMedicare }) => (isMedicare ? 'part-d-redetermination' : 'internal-appeal')],
  ['denied-what-next', ({ isMedicare }) => (isMedicare ? 'part-d-redetermination' : 'external-review')],
])

function howLong({ last, isMedicare }: Told): string {
  if (last === approval) return last
  return isMedicare ? 'part-d-coverage-determination' : 'internal-appeal'
}

/** Finds the answer that somebody asks on about who was told of a denial: "who fills it out", "how long do they take". */
export function createDenialAsked(cards: readonly Knowledge[]) {
  const denials = new Set([...ofRules, ...cards.filter(({ subject }) => subject === 'denials').map(({ id }) => id)])

  return (understood: Understood, { told, intent }: TalkContext): Understood => {
    const last = told.at(-1) ?? ''
    const counterpart = understood.intent === 'knowledge' ? ofDenial.get(understood.cards[0] ?? '') : undefined
    if (!counterpart || intent !== 'knowledge' || !denials.has(last) || ofProgram.test(fold(understood.text)))
      return understood
    const isMedicare = understood.facts.insurance?.includes('medicare') ?? false
    return { ...understood, cards: [counterpart({ last, isMedicare })], isUnsure: false }
  }
}
