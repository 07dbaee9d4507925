import type { CardItem, CardType } from '#contract/cards.ts'

/** Where anyone can open a card. */
export function cardLink(origin: string, card: CardItem[]): string {
  return `${origin}/digitalcard?items=${card.map(({ item_id }) => item_id).join(',')}`
}

/** The ids of a list with commas between them. */
export function idsIn(list: string): string[] {
  return list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

/** `specialCommunity` where every item is a vendor. */
export function cardTypeOf(card: CardItem[]): CardType {
  return card.every(({ kind }) => kind === 'vendor') ? 'specialCommunity' : 'programs'
}
