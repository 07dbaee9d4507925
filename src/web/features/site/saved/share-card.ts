import { createContext, useContext } from 'react'

/** Opens the share dialog on a card of these items of the catalogue, by id. */
type ShareCard = (itemIds: string[]) => void

export const ShareCardContext = createContext<ShareCard | null>(null)

/** `const shareCard = useShareCard()`, then `shareCard(['an-item', 'another'])`. */
export function useShareCard(): ShareCard {
  const shareCard = useContext(ShareCardContext)
  if (!shareCard) throw new Error('useShareCard needs a ShareCardProvider above it')
  return shareCard
}

/** The page of a card: what the dialog's button leads to where JavaScript has not loaded. */
export function cardAddress(itemIds: string[]): string {
  return `/digitalcard?items=${itemIds.map(encodeURIComponent).join(',')}`
}
