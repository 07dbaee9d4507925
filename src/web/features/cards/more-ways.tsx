import { Bookmark, BookmarkCheck, Link2, Printer, Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { kindOfCard } from '#i18n/card-words.ts'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { mostSaved, savedCards } from '#web/features/site/saved/saved-store.ts'
import { useSavedCards } from '#web/features/site/saved/use-saved-cards.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'
import { WayButton } from './way-button.tsx'

/** The ways that do it at once: keep the card on this device, print it, hand it to another app, copy its address. */
export function MoreWays({ card }: { card: Card }) {
  const { t } = useTranslation()
  const hasShareSheet = useShareSheet()
  return (
    <>
      <SaveButton card={card} />
      <WayButton icon={Printer} label={t('cards.ways.print')} onClick={() => window.print()} />
      {hasShareSheet && <ShareSheetButton card={card} />}
      <CopyButton url={card.url} />
    </>
  )
}

function SaveButton({ card }: { card: Card }) {
  const { t } = useTranslation()
  const toast = useToast()
  const saved = useSavedCards() ?? []
  const ids = card.items.map(({ item_id }) => item_id)
  const isSaved = ids.every((id) => saved.includes(id))

  function toggle() {
    const others = saved.filter((id) => !ids.includes(id))
    const next = isSaved ? others : [...others, ...ids]
    if (next.length > mostSaved) return toast.warning(t('cards.keptFull'))
    if (!savedCards.write(next)) return toast.error(t('cards.keptNot'))
    toast.success(t(isSaved ? 'cards.takenOut' : 'cards.kept'))
  }

  return (
    <WayButton
      icon={isSaved ? BookmarkCheck : Bookmark}
      label={t(isSaved ? 'cards.ways.saved' : 'cards.ways.save')}
      aria-pressed={isSaved}
      onClick={toggle}
    />
  )
}

function ShareSheetButton({ card: { items, url } }: { card: Card }) {
  const { t } = useTranslation()
  const toast = useToast()

  async function share() {
    try {
      await navigator.share({ title: t(`cards.kind.${kindOfCard(items)}`), url })
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') toast.error(t('cards.shareFailed'))
    }
  }

  return <WayButton icon={Share2} label={t('cards.ways.share')} onClick={share} />
}

function CopyButton({ url }: { url: string }) {
  const { t } = useTranslation()
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('cards.copied'))
    } catch {
      toast.error(t('cards.copyFailed'))
    }
  }

  return <WayButton icon={Link2} label={t('cards.ways.copy')} onClick={copy} />
}

function useShareSheet(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
