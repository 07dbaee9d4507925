import { Download, Image, type LucideIcon, Mail, MessageSquareText, QrCode as QrIcon } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'
import type { DeliveryReply } from '#contract/cards.ts'
import { QrCode } from '#web/components/display/qr-code.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { saveFile } from '#web/save-file.ts'
import type { Card, Retailer } from './card.ts'
import { cardFile } from './card-file.ts'
import { CardPicture } from './card-picture.tsx'
import styles from './card-ways.module.css'
import { MoreWays } from './more-ways.tsx'
import { mailLink, textLink } from './own-links.ts'
import { SavedLink } from './saved-link.tsx'
import { SendEmail } from './send-email.tsx'
import { SendText } from './send-text.tsx'
import { OwnWay, WayButton } from './way-button.tsx'
import { WayPanel } from './way-panel.tsx'

const panels = ['email', 'text', 'qr', 'picture'] as const
type Panel = (typeof panels)[number]

const icons: Record<Panel, LucideIcon> = { email: Mail, text: MessageSquareText, qr: QrIcon, picture: Image }

interface CardWaysProps {
  card: Card
  retailers: Retailer[]
  /** The card as it is shown, for its picture. */
  drawn: RefObject<HTMLElement | null>
}

/** The ways to send a card or take it along. Each panel opens and closes by itself. */
export function CardWays({ card, retailers, drawn }: CardWaysProps) {
  const { t, language } = useTranslation()
  const toast = useToast()
  const id = useId()
  const [open, setOpen] = useState<readonly Panel[]>([])
  const [sent, setSent] = useState<DeliveryReply>()
  const buttons = useRef<Partial<Record<Panel, HTMLButtonElement | null>>>({})

  function toggle(panel: Panel) {
    setSent(undefined)
    setOpen(open.includes(panel) ? open.filter((other) => other !== panel) : [...open, panel])
  }

  function close(panel: Panel) {
    setOpen((all) => all.filter((other) => other !== panel))
    buttons.current[panel]?.focus()
  }

  function handleSent(panel: Panel, reply: DeliveryReply) {
    close(panel)
    setSent(reply)
  }

  function download() {
    saveFile('card.html', new Blob([cardFile(card, retailers, language, t)], { type: 'text/html;charset=utf-8' }))
    toast.success(t('cards.downloaded'))
  }

  const wayTo = (panel: Panel) => (
    <WayButton
      ref={(button) => {
        buttons.current[panel] = button
      }}
      icon={icons[panel]}
      label={t(`cards.ways.${panel}`)}
      aria-expanded={open.includes(panel)}
      aria-controls={`${id}-${panel}`}
      onClick={() => toggle(panel)}
    />
  )
  const contents = {
    email: () => <SendEmail card={card} onSent={(reply) => handleSent('email', reply)} />,
    text: () => <SendText card={card} onSent={(reply) => handleSent('text', reply)} />,
    qr: () => <CardCode url={card.url} />,
    picture: () => <CardPicture drawn={drawn} />,
  }

  return (
    <div className="stack">
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{t('cards.ways.label')}</legend>
        <div className={styles.main}>
          {card.sends.email ? (
            wayTo('email')
          ) : (
            <OwnWay icon={Mail} label={t('cards.ways.email')} to={mailLink(card, t)} />
          )}
          {card.sends.text ? (
            wayTo('text')
          ) : (
            <OwnWay icon={MessageSquareText} label={t('cards.ways.text')} to={textLink(card, t)} />
          )}
          <WayButton icon={Download} label={t('cards.ways.download')} onClick={download} />
        </div>
        <div className={styles.more}>
          <MoreWays card={card} />
          {wayTo('qr')}
          {wayTo('picture')}
        </div>
      </fieldset>
      {!(card.sends.email && card.sends.text) && <p className="small soft">{t('cards.ways.own')}</p>}
      <SavedLink items={card.items} />
      <div role="status">{sent && <Note tone={sent.delivery === 'queued' ? 'ok' : 'warn'}>{sent.message}</Note>}</div>
      {panels
        .filter((panel) => open.includes(panel))
        .map((panel) => (
          <WayPanel key={panel} id={`${id}-${panel}`} title={t(`cards.${panel}.title`)} onClose={() => close(panel)}>
            {contents[panel]()}
          </WayPanel>
        ))}
    </div>
  )
}

function CardCode({ url }: { url: string }) {
  const { t } = useTranslation()
  return (
    <>
      <QrCode className={styles.code} text={url} label={t('cards.qr.picture')} />
      <p>{t('cards.qr.how')}</p>
    </>
  )
}
