import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { LateFold } from '#web/components/layout/late-fold.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './drug-page.module.css'
import { EveryWay } from './every-way.tsx'
import type { DrugData } from './load-drug.ts'

interface DrugPageProps {
  found: DrugData
  search: ReactNode
  /** The facts of the reader, which decide what the answer is. */
  facts: ReactNode
  /** What the medicine costs by the lists we know. */
  prices: ReactNode
  /** What this reader should do first, and what then. Gets what stands beside it. */
  answer: (beside: ReactNode) => ReactNode
  /** What does not fit now, and why. */
  notNow: ReactNode
  /** What people ask about this medicine and its programs. */
  questions: ReactNode
}

/** The page of a medicine: one answer for its reader, and all else a tap away. For generics the price comes first. */
export function DrugPage({ found, search, facts, prices, answer, notNow, questions }: DrugPageProps) {
  const { t } = useTranslation('drug')
  const { drug, lead, leadsWithPrices, hasGeneric, genericSold } = found
  const generic = <GenericRoute found={found} />
  // On the page of a generic name the price has said it.
  const hasCheaper = drug.type !== 'generic' && (hasGeneric || genericSold !== null)
  return (
    <>
      <MedicineTop title={t('drug.title', { drug: drug.label })} lead={lead} search={search} facts={facts} />
      <div className={`wrap ${styles.page}`}>
        {leadsWithPrices && prices}
        {answer(
          <>
            {!leadsWithPrices && prices}
            {hasCheaper && generic}
          </>,
        )}
        <section className={styles.folds} aria-label={t('drug.more', { drug: drug.label })}>
          <EveryWay found={found} />
          {!hasCheaper && <LateFold summary={t('drug.names')}>{generic}</LateFold>}
          {notNow}
          {questions}
        </section>
      </div>
    </>
  )
}

interface MedicineTopProps {
  title: string
  lead: string
  /** Finds another medicine: behind one button, because most people stay. */
  search: ReactNode
  /** What is known of the reader. */
  facts: ReactNode
}

/** The top of the page of a medicine: its name, the way to another, and the facts that decide. */
function MedicineTop({ title, lead, search, facts }: MedicineTopProps) {
  const { t } = useTranslation('drug')
  return (
    <div className={styles.top}>
      <div className="wrap">
        <details className={styles.search}>
          <summary>
            <Icon icon={Search} />
            <span className="visually-hidden">{t('drug.otherMedicine')}</span>
          </summary>
          <div>{search}</div>
        </details>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {facts}
      </div>
    </div>
  )
}

/** From a brand to its generic name, and from a generic name to its brands; claims no generic that is not known. */
function GenericRoute({ found }: { found: DrugData }) {
  const { t } = useTranslation('drug')
  const { drug, genericOf, brands, hasGeneric, genericSold, leadsWithPrices } = found
  const isGeneric = drug.type === 'generic'
  const names = { drug: drug.label, generic: drug.generic }
  return (
    <Box variant="plain">
      {(hasGeneric || genericSold) && (
        <>
          <p>
            <b>{genericSold ? t('drug.genericSold', { ...names, date: genericSold }) : t('drug.genericLead', names)}</b>
          </p>
          <p>{t('drug.generic')}</p>
        </>
      )}
      {!isGeneric && !hasGeneric && !genericSold && <p>{t('drug.genericName', names)}</p>}
      {isGeneric && <p>{t(leadsWithPrices ? 'drug.isGeneric' : 'drug.isName', names)}</p>}
      {genericOf && (
        <ButtonLink to={`/drugs/${genericOf.id}`}>{t('drug.seeGeneric', { generic: genericOf.name })}</ButtonLink>
      )}
      {brands.length > 0 && (
        <>
          <p>{t('drug.brands')}</p>
          <ul className={styles.brands}>
            {brands.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/drugs/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Box>
  )
}
