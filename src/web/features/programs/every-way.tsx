import { Link } from 'react-router'
import type { ProgramCard } from '#contract/programs.ts'
import { LateFold } from '#web/components/layout/late-fold.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './every-way.module.css'
import { FitChip } from './fit-chip.tsx'
import { GeneralPrograms } from './general-programs.tsx'
import type { DrugData } from './load-drug.ts'
import { ProgramLabel } from './program-label.tsx'

/** Every other way to pay less, a closed line each, which opens to its rules in full. */
export function EveryWay({ found: { drug, routes, states } }: { found: DrugData }) {
  const { t } = useTranslation('drug')
  const name = { drug: drug.label }
  const isOld = ({ freshness }: ProgramCard) => Number(freshness.state === 'old')
  const own = [...routes.free, ...routes.copay, ...routes.discount].toSorted((a, b) => isOld(a) - isOld(b))
  return (
    <>
      {own.length > 0 && (
        <LateFold summary={t('drug.allWays', { count: own.length, drug: drug.label })}>
          {own.map((program) => (
            <Way key={`${program.program_id} ${program.drug_name}`} program={program} />
          ))}
        </LateFold>
      )}
      <LateFold summary={t('drug.anyMedicine')}>
        <GeneralPrograms lead={t('drug.anyMedicineLead', name)} programs={routes.general.discount} />
      </LateFold>
      <LateFold summary={t('drug.moreHelp')}>
        <GeneralPrograms lead={t('drug.moreHelpLead')} programs={routes.general.free}>
          {states > 0 && (
            <p>
              {t('drug.states', { count: states })} <Link to="#facts">{t('drug.statesCheck')}</Link>
            </p>
          )}
        </GeneralPrograms>
      </LateFold>
    </>
  )
}

/** A program in one line: its name, what it is, how it fits. */
function Way({ program }: { program: ProgramCard }) {
  const { t } = useTranslation()
  return (
    <LateFold
      summary={
        <span className={styles.way}>
          <b>{program.program_name}</b>
          <span>{[t(`programs.kind.${program.kind}`), program.drug_name].join(', ')}</span>
          <FitChip program={program} />
        </span>
      }
    >
      <ProgramLabel program={program} />
    </LateFold>
  )
}
