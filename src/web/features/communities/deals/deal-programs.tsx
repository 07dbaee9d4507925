import { Link } from 'react-router'
import type { CommunityItem } from '#contract/communities.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './deal-programs.module.css'

/** Every program with deals and the places of each, to pick by a tap. */
export function DealPrograms({ programmes }: { programmes: CommunityItem[] }) {
  const { t } = useTranslation()
  const names = [...new Set(programmes.map(({ programme_name }) => programme_name))]
  return (
    <section className="stack" aria-labelledby="all-programs">
      <h2 id="all-programs">{t('communities.deals.all')}</h2>
      <ul className={styles.programs}>
        {names.map((name) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <ul>
              {programmes
                .filter(({ programme_name }) => programme_name === name)
                .map(({ id, location }) => (
                  <li key={id}>
                    <Link to={`/specialcommunity?program=${id}`} preventScrollReset>
                      {location}
                      <span className="visually-hidden">: {name}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
