import { Link } from 'react-router'
import type { CommunityItem } from '#contract/communities.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { OrganizationTable } from '../organizations/organization-table.tsx'
import { VendorTable } from '../organizations/vendor-table.tsx'
import styles from './deal-results.module.css'
import type { Deals } from './load-deals.ts'

/** More organizations than this are one press away: those for the whole country would bury the deals. */
const mostOrganizations = 8

interface DealResultsProps {
  deals: Deals
  picked: CommunityItem
  programmes: CommunityItem[]
  organizations: CommunityItem[]
}

/** The vendors of what was picked, the same program elsewhere, and the organizations for it. */
export function DealResults({ deals, picked, programmes, organizations }: DealResultsProps) {
  const { t } = useTranslation('communities')
  const { programme_name, location, id } = picked
  const elsewhere = programmes.filter((other) => other.programme_name === programme_name && other.id !== id)
  return (
    <>
      <div className="stack">
        {deals.message && <EmptyState title={deals.message} />}
        {deals.vendors.length > 0 && (
          <>
            <VendorTable vendors={deals.vendors} title={`${programme_name}, ${location}`} />
            <Note>
              <p>{t('communities.deals.change')}</p>
            </Note>
          </>
        )}
      </div>
      {elsewhere.length > 0 && (
        <section className="stack">
          <h2>{t('communities.deals.elsewhere', { program: programme_name })}</h2>
          <ul className={styles.places}>
            {elsewhere.map((other) => (
              <li key={other.id}>
                <Link to={`/specialcommunity?program=${other.id}`} preventScrollReset>
                  {other.location}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {organizations.length > 0 && (
        <section className="stack">
          {organizations.length <= mostOrganizations ? (
            <OrganizationTable caption={t('communities.deals.organizations')} organizations={organizations} />
          ) : (
            <>
              <h2>{t('communities.deals.organizations')}</h2>
              <ButtonLink to={`/organizationtable?${new URLSearchParams({ q: location })}`}>
                {t('communities.deals.organizationsIn', { count: organizations.length, location })}
              </ButtonLink>
            </>
          )}
        </section>
      )}
      <p>
        <ButtonLink to="/specialcommunity">{t('communities.deals.all')}</ButtonLink>
      </p>
    </>
  )
}
