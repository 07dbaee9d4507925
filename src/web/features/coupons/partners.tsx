import { ExternalLink } from 'lucide'
import { siteName } from '#text/site-name.ts'
import { Icon } from '#web/components/display/icon.tsx'
import type { PartnersContent } from './load-coupons.ts'
import styles from './partners.module.css'

/** The ways out to other companies, and what leaving means. */
export function Partners({ content: { title, text, partners } }: { content: PartnersContent }) {
  return (
    <section className="band" aria-labelledby="partners">
      <div className="wrap stack">
        <h2 id="partners">{title}</h2>
        <p>{text}</p>
        <PartnerList partners={partners} />
      </div>
    </section>
  )
}

/** Other companies, each one a way out of this site: it opens in this tab, so that "back" leads here again. */
function PartnerList({ partners }: Pick<PartnersContent, 'partners'>) {
  return (
    <ul className={styles.partners}>
      {partners.map(({ name, url, what }) => (
        <li key={url}>
          <a className={styles.partner} href={url}>
            <span className={styles.words}>
              <b className={styles.name}>{name}</b>
              <span>{what}</span>
              <span className={styles.host}>{siteName(url)}</span>
            </span>
            <Icon icon={ExternalLink} className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  )
}
