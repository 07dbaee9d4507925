import type { DigitalCardReply } from '#contract/cards.ts'

/** What a card holds, as the catalogue has it in the reader's language, and where anyone can open it. */
export type Card = Pick<DigitalCardReply, 'special_type' | 'items' | 'url' | 'sends'>

export interface Retailer {
  name: string
  url: string
}
