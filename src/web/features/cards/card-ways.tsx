import { type IconNode, Mail, MessageSquareText, Printer, Share2 } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import type { DeliveryReply } from '#contract/cards.ts'
import { callLines, factsOf, kindOfCard, titleOf } from '#i18n/card-words.ts'
import type { Translate } from '#i18n/translator.ts'
import { Note } from '#web/components/feedback/note.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'
import styles from './card-ways.module.css'
import { SendEmail, SendText } from './send-card.tsx'
import { OwnWay, usePanels, WayButton, WayPanel } from './share-way.tsx'

const sendings = {
  text: { icon: MessageSquareText, ownLink: textLink, Send: SendText },
  email: { icon: Mail, ownLink: mailLink, Send: SendEmail },
} as const
type Sending = keyof typeof sendings

/** The ways to hand a card on at once: share, text, email, print. */
export function CardWays({ card }: { card: Card }) {
  const { t } = useTranslation('cards')
  const { open, idOf, close, buttonOf } = usePanels<Sending>()
  const [sent, setSent] = useState<DeliveryReply>()

  function handleSent(sending: Sending, reply: DeliveryReply) {
    close(sending)
    setSent(reply)
  }

  function wayTo(sending: Sending, icon: IconNode) {
    const { onClick, ...button } = buttonOf(sending)
    function toggle() {
      setSent(undefined)
      onClick()
    }
    return <WayButton {...button} icon={icon} label={t(`cards.ways.${sending}`)} onClick={toggle} />
  }

  const ways = Object.keys(sendings) as Sending[]
  return (
    <div className="stack-small">
      <fieldset className={styles.main}>
        <legend className="visually-hidden">{t('cards.ways.label')}</legend>
        <ShareSheetButton card={card} />
        {ways.map((sending) => {
          const { icon, ownLink } = sendings[sending]
          return (
            <div key={sending} className={styles.way}>
              {card.sends[sending] ? (
                wayTo(sending, icon)
              ) : (
                <OwnWay icon={icon} label={t(`cards.ways.${sending}`)} to={ownLink(card, t)} />
              )}
            </div>
          )
        })}
        <WayButton icon={Printer} label={t('cards.ways.print')} onClick={() => window.print()} />
      </fieldset>
      {!(card.sends.email && card.sends.text) && <p className="small soft">{t('cards.ways.own')}</p>}
      <div role="status">{sent && <Note tone={sent.delivery === 'queued' ? 'ok' : 'warn'}>{sent.message}</Note>}</div>
      {ways
        .filter((sending) => open.includes(sending))
        .map((sending) => {
          const { Send } = sendings[sending]
          return (
            <WayPanel
              key={sending}
              id={idOf(sending)}
              title={t(`cards.${sending}.title`)}
              onClose={() => close(sending)}
            >
              <Send card={card} onSent={(reply) => handleSent(sending, reply)} />
            </WayPanel>
          )
        })}
    </div>
  )
}

/** Hands a card to another app. Nothing where the browser has no share sheet. */
function ShareSheetButton({ card: { items, url } }: { card: Card }) {
  const { t } = useTranslation('cards')
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

/** Opens the reader's own mail program on a mail of this card. */
function mailLink({ items, url }: Card, t: Translate<'cards'>): string {
  const title = t(`cards.kind.${kindOfCard(items)}`)
  const lines = items.flatMap((item) => [
    [titleOf(item), item.phone].filter(Boolean).join(', '),
    ...factsOf(item, t),
    ...callLines(item, t),
  ])
  const body = [title, ...lines, `${t('cards.card.open')} ${url}`].join('\r\n')
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
}

/** Opens the phone's own messages. iPhones want the `&`, and Android takes it. */
function textLink({ items, url }: Card, t: Translate<'cards'>): string {
  return `sms:?&body=${encodeURIComponent(`${t(`cards.kind.${kindOfCard(items)}`)}: ${url}`)}`
}
