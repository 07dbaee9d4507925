import { Link } from 'react-router'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './generic-route.module.css'
import type { DrugData } from './load-drug.ts'

/** From a brand to its generic name, and from a generic name to its brands; claims no generic that is not known. */
export function GenericRoute({ found }: { found: DrugData }) {
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
