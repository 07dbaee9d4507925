import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CommunityItem } from '#contract/communities.ts'
import { StackRow, StackTable } from '#web/components/layout/stack-table.tsx'
import { ShareCardLink } from '#web/features/site/saved/share-card-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ForeignLink } from '../foreign-link.tsx'
import styles from './organization-table.module.css'

interface OrganizationTableProps {
  caption: ReactNode
  organizations: Pick<CommunityItem, 'id' | 'label' | 'programme_name' | 'location' | 'url_link'>[]
}

/** Organizations, what each does, its site, and its card. */
export function OrganizationTable({ caption, organizations }: OrganizationTableProps) {
  const { t } = useTranslation('communities')
  const url = t('communities.organizations.url')
  return (
    <StackTable
      caption={caption}
      columns={[t('communities.organizations.name'), url, t('communities.organizations.use')]}
    >
      {organizations.map(({ id, label, programme_name, location, url_link }) => (
        <StackRow
          key={id}
          head={
            <>
              {label}
              <div className={styles.service}>
                <Link to={`/services/${id}`}>{programme_name}</Link>
                <span className="soft">{location}</span>
              </div>
            </>
          }
          cells={[
            {
              column: url,
              content: url_link ? <ForeignLink to={url_link} /> : t('communities.organizations.noUrl'),
            },
            {
              content: (
                <ShareCardLink
                  itemIds={[id]}
                  label={t('communities.service.share')}
                  about={`${programme_name}, ${label}`}
                />
              ),
            },
          ]}
        />
      ))}
    </StackTable>
  )
}
