import type { ChatVariant } from '#contract/chat.ts'
import { siteName } from '#text/site-name.ts'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import styles from './chat-page.module.css'
import { ChatPanel } from './chat-panel.tsx'
import type { ChatData } from './load-chat.ts'
import { useGoBack } from './use-go-back.ts'

/** A page with nothing but the chat. */
export function ChatPage({ variant, data: { words, ads, ...panel } }: { variant: ChatVariant; data: ChatData }) {
  const goBack = useGoBack()
  return (
    <PageWords words={words}>
      <ChatPanel {...panel} variant={variant} ads={ads.length > 0 && <Ads ads={ads} />} onBack={goBack} />
    </PageWords>
  )
}

/** What the operator advertises beside the chat, the same for everyone: nothing that was typed chooses it. */
function Ads({ ads }: Pick<ChatData, 'ads'>) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.ads}>
      {ads.map(({ title, text, link }) => (
        <section key={`${link} ${title}`} className={styles.ad}>
          <p className={styles.mark}>{t('chat.ads.mark')}</p>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
          <p>
            <a href={link} target="_blank" rel="noopener sponsored">
              {siteName(link)}
              <span className="visually-hidden"> {t('programs.newTab')}</span>
            </a>
          </p>
        </section>
      ))}
      <p className="small soft">{t('chat.ads.never')}</p>
    </div>
  )
}
