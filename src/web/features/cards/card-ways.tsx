import { type LucideIcon, Mail, MessageSquareText, Printer } from 'lucide-react'
import { useState } from 'react'
import type { DeliveryReply } from '#contract/cards.ts'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'
import styles from './card-ways.module.css'
import { mailLink, textLink } from './own-links.ts'
import { SendEmail } from './send-email.tsx'
import { SendText } from './send-text.tsx'
import { ShareSheetButton } from './share-sheet-button.tsx'
import { usePanels } from './use-panels.ts'
import { OwnWay, WayButton } from './way-button.tsx'
import { WayPanel } from './way-panel.tsx'

const sendings = {
  text: { icon: MessageSquareText, ownLink: textLink, Send: SendText },
  email: { icon: Mail, ownLink: mailLink, Send: SendEmail },
} as const
type Sending = keyof typeof sendings

/** The ways to hand a card on at once: share, text, email, print. */
export function CardWays({ card }: { card: Card }) {
  const { t } = useTranslation()
  const { open, idOf, close, buttonOf } = usePanels<Sending>()
  const [sent, setSent] = useState<DeliveryReply>()

  function handleSent(sending: Sending, reply: DeliveryReply) {
    close(sending)
    setSent(reply)
  }

  function wayTo(sending: Sending, icon: LucideIcon) {
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
