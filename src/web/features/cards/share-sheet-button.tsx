import { Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { kindOfCard } from '#i18n/card-words.ts'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'
import { WayButton } from './way-button.tsx'

/** Hands a card to another app. Nothing where the browser has no share sheet. */
export function ShareSheetButton({ card: { items, url } }: { card: Card }) {
  const { t } = useTranslation()
  const toast = useToast()
  const hasShareSheet = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  )

  async function share() {
    try {
      await navigator.share({ title: t(`cards.kind.${kindOfCard(items)}`), url })
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') toast.error(t('cards.shareFailed'))
    }
  }

  return hasShareSheet && <WayButton icon={Share2} label={t('cards.ways.share')} onClick={share} />
}

function neverChanges() {
  return () => undefined
}
