import { Bookmark, BookmarkCheck, Download, Image, Link2, QrCode as QrIcon } from 'lucide'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { QrCode } from '#web/components/display/qr-code.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { CopyByHand } from '#web/components/form/copy-by-hand.tsx'
import { mostSaved, savedCards, useSavedCards } from '#web/features/site/saved/saved-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import { saveFile } from '#web/save-file.ts'
import type { Card, Retailer } from './card.ts'
import { cardFile } from './card-file.ts'
import { CardPicture } from './card-picture.tsx'
import styles from './card-ways.module.css'
import { usePanels, WayButton, WayPanel } from './share-way.tsx'

const panels = ['qr', 'picture'] as const
type Panel = (typeof panels)[number]

interface MoreWaysProps {
  card: Card
  retailers: Retailer[]
  /** The card as it is shown, for its picture. */
  drawn: RefObject<HTMLElement | null>
}

/** The ways to keep a card and to show it: as a file, on this device, as an address, a code, a picture. */
export function MoreWays({ card, retailers, drawn }: MoreWaysProps) {
  const { t, language } = useTranslation('cards')
  const toast = useToast()
  const { open, idOf, close, buttonOf } = usePanels<Panel>()
  const [byHand, setByHand] = useState(false)

  function download() {
    saveFile('card.html', new Blob([cardFile(card, retailers, language, t)], { type: 'text/html;charset=utf-8' }))
    toast.success(t('cards.downloaded'))
  }

  return (
    <div className="stack">
      <div className={styles.more}>
        <WayButton icon={Download} label={t('cards.ways.download')} onClick={download} />
        <SaveButton card={card} />
        <CopyButton url={card.url} onRefused={() => setByHand(true)} />
        <WayButton {...buttonOf('qr')} icon={QrIcon} label={t('cards.ways.qr')} />
        <WayButton {...buttonOf('picture')} icon={Image} label={t('cards.ways.picture')} />
      </div>
      {byHand && <CopyByHand label={t('cards.copyByHand')} text={card.url} />}
      <SavedLink items={card.items} />
      {panels
        .filter((panel) => open.includes(panel))
        .map((panel) => (
          <WayPanel key={panel} id={idOf(panel)} title={t(`cards.${panel}.title`)} onClose={() => close(panel)}>
            {panel === 'qr' ? <CardCode url={card.url} /> : <CardPicture drawn={drawn} />}
          </WayPanel>
        ))}
    </div>
  )
}

/** The way to the saved cards, once this one is among them. */
function SavedLink({ items }: Pick<Card, 'items'>) {
  const { t } = useTranslation('cards')
  const saved = useSavedCards() ?? []
  const isSaved = items.every(({ item_id }) => saved.includes(item_id))
  return (
    <div role="status">
      {isSaved && (
        <Note tone="ok">
          {t('cards.ways.saved')}. <Link to="/digitalcard">{t('cards.seeSaved', { count: saved.length })}</Link>
        </Note>
      )}
    </div>
  )
}

function CardCode({ url }: { url: string }) {
  const { t } = useTranslation('cards')
  return (
    <>
      <QrCode className={styles.code} text={url} label={t('cards.qr.picture')} />
      <p>{t('cards.qr.how')}</p>
    </>
  )
}

function SaveButton({ card }: { card: Card }) {
  const { t } = useTranslation('cards')
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

function CopyButton({ url, onRefused }: { url: string; onRefused: () => void }) {
  const { t } = useTranslation('cards')
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('cards.copied'))
    } catch {
      toast.error(t('cards.copyFailed'))
      onRefused()
    }
  }

  return <WayButton icon={Link2} label={t('cards.ways.copy')} onClick={copy} />
}
