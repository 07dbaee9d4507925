import type { PartnersContent } from './load-coupons.ts'
import { PartnerList } from './partner-list.tsx'

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
