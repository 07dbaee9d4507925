import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { ruleKindOf } from '#server/eligibility/check-insurance.ts'
import { anyMedicaid } from '#server/eligibility/understand/insurance/insurance-names.ts'
import { onceFor } from '#server/once-for.ts'
import { fold } from '#text/fold.ts'
import { isOfOtherYear } from './card-year.ts'
import { toldJustBefore } from './told-just-before.ts'

/** What is left of a card's chance where the talk speaks against it, or does not tell of the state that it is for; of another state's or age's nothing is. */
const [ofOtherInsurance, ofOtherYear, ofUnknownState] = [0.02, 0.02, 0.5]

/** The same where no insurance was told, and the answer before was of one alone. */
const ofOtherThanTold = 0.3

/** A card of which the talk leaves no more than this is for other people, or of another insurance than was named. */
export const ofOthers = 0.1

type Insurance = NonNullable<Knowledge['insurance']>[number]

/** What nobody has by applying for it because they have none. */
const ofEarned = new Set<Insurance>(['medicare', 'tricare_va'])

/** Medicaid, also as a state calls it. */
const medicaidNamed = new RegExp(String.raw`\b(?:${anyMedicaid}|chip)\b`)

/** Public insurance by its name: a card that is asked for by one of these alone tells nothing of another. */
const payers = [
  /\b(?:medicare|part [abd]|parte [abd]|extra help|ayuda (?:adicional|extra))\b/,
  medicaidNamed,
  /\b(?:(?:the|my|his|her|el|del|al) va|va (?:health|care|hospital|doctor|pharmacy|clinic|copays?)|tricare|champva)\b/,
  /\b(?:market ?place|obamacare|mercado|aca plans?|healthcare gov)\b/,
]
const ofOtherPayer = 0.1

/** Cards for who is about to turn 26, and the least age of who asks of it for a child alone. */
const forTheYoung = new Set(['turning-26', 'students-young-adults', 'foster-youth-medicaid'])
const grown = 40
const ofTheYoung =
  /\b(?:2[0-6]|twenty|veinti\w+|sons?|daughters?|kids?|child\w*|hij[oa]s?|students?|college|estudi\w+|foster)\b/

/** Who names another insurance than they have asks about it. */
export const insuranceNamed: Record<Insurance, RegExp> = {
  uninsured: /\b(?:uninsured|no insurance|without insurance|sin seguro|sin aseguranza)\b/,
  commercial: /\b(?:private|employer|job|work|marketplace|obamacare|cobra|privado|trabajo|mercado)\b/,
  medicare: /\b(?:medicare|medigap|advantage|part [bd]|parte [bd]|extra help|ayuda adicional)\b/,
  medicaid: medicaidNamed,
  tricare_va: /\b(?:va|tricare|veterans?|veteran[oa]s?)\b/,
}

export type Known = Pick<Understood, 'facts'> & { text: string }

/** Finds how much of a card's chance the talk leaves: by its insurance, its year and its state. */
export const cardShareOf = onceFor(createCardShare)

function createCardShare(cards: readonly Knowledge[]) {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const payersOf = new Map(
    cards.map(({ id, questions }) => [id, payersIn(fold(Object.values(questions).flat().join(' ')))]),
  )

  /** The only insurance that the answer just before was of. */
  const toldOf = (before: TalkContext): Insurance | undefined => {
    const [only, ...others] = byId.get(toldJustBefore(before) ?? '')?.insurance ?? []
    return others.length > 0 ? undefined : only
  }

  return ({ facts, text }: Known, before: TalkContext): ((id: string) => number) => {
    const folded = fold(text)
    const told = toldOf(before)
    const named = payersIn(folded)
    return (id) => {
      const card = byId.get(id)
      if (!card) return 1
      const ofYear = isOfOtherYear(card, text) ? ofOtherYear : 1
      const ofAge = forTheYoung.has(id) && isGrown(facts, folded) ? 0 : 1
      const ofPayer = isOfOther(payersOf.get(id) ?? [], named) ? ofOtherPayer : 1
      return (
        shareOfInsurance(card, facts, told, folded) * ofAge * ofPayer * ofYear * shareOfState(card.states, facts.state)
      )
    }
  }
}

/** Whether who asks is grown, and asks of nobody young. */
function isGrown({ age }: Known['facts'], folded: string): boolean {
  const said = folded.match(/\b(?:turn(?:ing|s)?|cumplo|tengo|im|i am) ([4-9]\d)\b/)?.[1]
  return Math.max(age?.from ?? 0, Number(said ?? 0)) >= grown && !ofTheYoung.test(folded)
}

function payersIn(folded: string): RegExp[] {
  return payers.filter((name) => name.test(folded))
}

function isOfOther(own: RegExp[], named: RegExp[]): boolean {
  return own.length > 0 && named.length > 0 && !own.some((payer) => named.includes(payer))
}

function shareOfInsurance(
  { insurance }: Knowledge,
  { insurance: held }: Known['facts'],
  told: Insurance | undefined,
  folded: string,
): number {
  if (!insurance || insurance.some((kind) => insuranceNamed[kind].test(folded))) return 1
  const kinds = held?.map((has) => ruleKindOf[has]) ?? (told ? [told] : undefined)
  if (!kinds || insurance.some((kind) => kinds.includes(kind))) return 1
  if (!held) return ofOtherThanTold
  // Who has none is told of no Medicare, unless the answer before was.
  const isOfNone =
    told === undefined && held.every((kind) => kind === 'none') && insurance.every((kind) => ofEarned.has(kind))
  return isOfNone ? 0 : ofOtherInsurance
}

function shareOfState(states: Knowledge['states'], state: string | undefined): number {
  if (!states) return 1
  if (!state) return ofUnknownState
  return states.some((one) => one === state) ? 1 : 0
}
