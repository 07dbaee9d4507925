import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'
import { cardShareOf } from './card-share.ts'

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
  ['internal-appeal', () => 'internal-appeal'],
  ['denied-what-next', () => 'external-review'],
])

/** Appeals to a plan of a job or that one buys, and where who has another insurance appeals, with all of its steps. */
const ofPrivatePlans = new Set(['internal-appeal', 'external-review'])
const ofPublic = [
  { kind: 'medicare', card: 'part-d-redetermination' },
  { kind: 'medicaid', card: 'medicaid-appeal-fair-hearing' },
] as const

function howLong({ last, isMedicare }: Told): string {
  if (last === approval) return last
  return isMedicare ? 'part-d-coverage-determination' : 'internal-appeal'
}

/** Finds the answer that somebody asks on about who was told of a denial: "who fills it out", "how long do they take". */
export function createDenialAsked(cards: readonly Knowledge[]) {
  const denials = new Set([...ofRules, ...cards.filter(({ subject }) => subject === 'denials').map(({ id }) => id)])
  const shareOf = cardShareOf(cards)

  /** The appeal of the insurance that the person has. */
  const ofOwn = (card: string, { facts, text }: Understood, before: TalkContext): string => {
    const isOfOthers = ofPrivatePlans.has(card) && shareOf({ facts, text }, before)(card) < 1
    const own = isOfOthers ? ofPublic.find(({ kind }) => facts.insurance?.includes(kind)) : undefined
    return own?.card ?? card
  }

  return (understood: Understood, before: TalkContext): Understood => {
    const {
      intent,
      cards: [first],
      text,
      facts,
    } = understood
    if (intent !== 'knowledge' || first === undefined) return understood
    const last = before.told.at(-1) ?? ''
    const goesOn = before.intent === 'knowledge' && denials.has(last) && !ofProgram.test(fold(text))
    const isMedicare = facts.insurance?.includes('medicare') ?? false
    const counterpart = goesOn ? ofDenial.get(first)?.({ last, isMedicare }) : undefined
    const card = ofOwn(counterpart ?? first, understood, before)
    return counterpart === undefined && card === first ? understood : { ...understood, cards: [card], isUnsure: false }
  }
}
