import { Share2 } from 'lucide'
import type { MouseEvent } from 'react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { cardAddress, useShareCard } from './share-card.ts'

interface ShareCardLinkProps {
  itemIds: string[]
  label: string
  /** What is shared, for readers who hear the buttons one after another. */
  about: string
}

/** Opens the share dialog on a card of these items; until the page's script has loaded, the page of that card. */
export function ShareCardLink({ itemIds, label, about }: ShareCardLinkProps) {
  const shareCard = useShareCard()

  function handleClick(event: MouseEvent) {
    // A new tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    shareCard(itemIds)
  }

  return (
    <ButtonLink to={cardAddress(itemIds)} onClick={handleClick} rel="nofollow">
      {label}
      <span className="visually-hidden">: {about}</span>
      <Icon icon={Share2} />
    </ButtonLink>
  )
}
