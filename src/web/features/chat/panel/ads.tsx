import { siteName } from '#text/site-name.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './ads.module.css'
import type { ChatData } from './load-chat.ts'

/** What the operator advertises beside the chat, the same for everyone: nothing that was typed chooses it. */
export function Ads({ ads }: Pick<ChatData, 'ads'>) {
  const { t } = useTranslation()
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
