import type { CardItem } from '#contract/cards.ts'
import type { ProgramKind } from '#contract/programs.ts'
import type { Translate } from './translator.ts'

/** What a card is, by what stands on it. Nobody is told to call where there is no number. */
export function kindOfCard(items: CardItem[]): CardItem['kind'] | 'mixed' {
  const [kind = 'mixed', ...others] = new Set(items.map((item) => item.kind))
  const isCallSheet = kind === 'program' && items.some(({ phone }) => !phone)
  return others.length > 0 || isCallSheet ? 'mixed' : kind
}

/** What an item is called: a program of a card that was made for a medicine with that. */
export function titleOf({ name, medicine }: CardItem): string {
  return medicine ? `${medicine}: ${name}` : name
}

/** What to say on the phone of a program, and which papers to have ready: a line each. */
export function callLines({ to_say, papers }: CardItem, t: Translate<'cards'>): string[] {
  const say = to_say ? [t('cards.program.say', { words: to_say })] : []
  return [...say, ...papers.map((paper) => t('cards.program.have', { paper }))]
}

/** Who gives a service and where, when it is open or answers, and what a vendor gives: a line each. */
export function factsOf(
  { organization, area_served, address, hours, call_note, coupon }: CardItem,
  t: Translate<'cards'>,
): string[] {
  const helper = [organization, area_served].filter(Boolean).join(' · ')
  return [helper, address, hours, call_note, coupon && t('cards.card.coupon', { coupon })].flatMap((line) => line || [])
}

/** How to get the card of a copay program, which is never the card of ours; empty for what is none. */
export function copaySteps({ kind, url, phone }: CardItem, t: Translate<'cards'>): string[] {
  if (kind !== 'copay') return []
  const way = url ? (phone ? 'pageOrCall' : 'page') : phone ? 'call' : 'ask'
  return [t(`cards.copay.${way}`), t('cards.copay.keep'), t('cards.copay.show')]
}

const applied = ['papers', 'where', 'time', 'renew'] as const

/** What to ask each kind of program. A copay card is got from its page, and a helpline asks itself: nothing is asked of them. */
const questions = {
  pap: applied,
  foundation: ['fund', ...applied],
  government: ['papers', 'apply', 'time', 'renew'],
  trial: ['supply', 'after'],
  discount: ['price', 'places', 'fee'],
  copay: [],
  support: [],
} as const satisfies Record<ProgramKind, readonly string[]>

/** What to ask the programs of a card: only what fits their kinds. */
export function questionsOf(items: CardItem[], t: Translate<'cards'>): string[] {
  const asked = items.flatMap(({ program_kind }) => (program_kind ? questions[program_kind] : []))
  return [...new Set(asked)].map((question) => t(`cards.program.${question}`))
}
