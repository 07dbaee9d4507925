import { createContext, useContext } from 'react'

/** What a card names an item by: its id and, for a program, the medicine that the card is made for. */
export function cardRef(id: string, drugId?: string): string {
  return drugId ? `${id}~${drugId}` : id
}

/** Opens the share dialog on a card of these items of the catalogue, as `cardRef` names them. */
type ShareCard = (itemIds: string[]) => void

export const ShareCardContext = createContext<ShareCard | null>(null)

/** `const shareCard = useShareCard()`, then `shareCard(['an-item', 'a-program~a-medicine'])`. */
export function useShareCard(): ShareCard {
  const shareCard = useContext(ShareCardContext)
  if (!shareCard) throw new Error('useShareCard needs a ShareCardProvider above it')
  return shareCard
}

/** The page of a card: what the dialog's button leads to where JavaScript has not loaded. */
export function cardAddress(itemIds: string[]): string {
  return `/digitalcard?items=${itemIds.map(encodeURIComponent).join(',')}`
}
