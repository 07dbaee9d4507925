import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Navi } from '#web/components/art/navi.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { LabelLoader } from '#web/components/feedback/label-loader.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useArrival } from '#web/features/site/focus/use-arrival.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { FinderData, FinderPage } from './load-finder.ts'
import styles from './program-finder.module.css'
import { ProgramResults } from './program-results.tsx'

interface ProgramFinderProps {
  page: FinderPage
  found: FinderData
  search: ReactNode
  /** What is known of the reader, by which programs are judged. */
  facts: ReactNode
  /** What this reader should do first for the medicine, where one is picked. */
  answer: ReactNode
  /** The side column. */
  children: ReactNode
}

/** A page that finds one kind of programs for a medicine: the search above, its programs below. */
export function ProgramFinder({ page, found, search, facts, answer, children }: ProgramFinderProps) {
  const { t } = useTranslation('finder')
  const results = useProgramsArrival(page, found)
  const waitingFor = useWaitingFor()

  return (
    <>
      <Banner
        title={t(`programs.title.${page}`)}
        lead={t(`finder.${page}.lead`)}
        crumb={{ to: '/', label: t('site.home') }}
        picture={<Navi />}
      >
        {search}
        {facts}
      </Banner>
      <section className="band" aria-label={t('finder.results')}>
        <div className="wrap side">
          <div ref={results} tabIndex={-1} className={styles.results}>
            {waitingFor ? (
              <LabelLoader label={t('programs.loading', { drug: waitingFor })} />
            ) : (
              <ProgramResults page={page} found={found} answer={answer} />
            )}
          </div>
          <aside className="stack">{children}</aside>
        </div>
      </section>
    </>
  )
}

/**
 * When the programs of a medicine that was just picked have arrived: says so, and brings them into view.
 * @returns the ref of what to bring into view.
 */
function useProgramsArrival(page: FinderPage, { drug, unknown, programs }: FinderData) {
  const { t } = useTranslation('finder')
  const toast = useToast()

  return useArrival(() => {
    if (unknown) toast.error(t('programs.toast.notFound'))
    if (!drug) return false
    if (programs.length > 0) toast.success(t('finder.toast.success', { category: t(`finder.${page}.category`) }))
    else toast.warning(t('finder.toast.none'))
    return true
  })
}

/** The name of the medicine whose programs are on their way, if any. */
function useWaitingFor(): string | undefined {
  const state = useNavigation().location?.state as { selectedDrug?: { label: string } } | null | undefined
  return state?.selectedDrug?.label
}
