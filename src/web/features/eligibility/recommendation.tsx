import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TurnReply } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Note } from '#web/components/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ProgramCards } from './program-cards.tsx'
import styles from './recommendation.module.css'

interface RecommendationProps {
  turn: TurnReply
  renderProgram: (program: ProgramCard) => ReactNode
}

/** The programs that may fit, the best first; then those that don't now, with what would change it. */
export function Recommendation({ turn: { options, advice }, renderProgram }: RecommendationProps) {
  const { t } = useTranslation()
  const fitting = options.filter(({ status }) => status !== 'not_now')
  const others = options.filter(({ status }) => status === 'not_now')
  return (
    <div className="stack">
      <p className={styles.print}>
        <Button onClick={() => window.print()}>
          <Icon icon={Printer} />
          {t('check.print')}
        </Button>
      </p>
      {advice && (
        <Note>
          <b>{t('check.federalTitle')}</b> {advice}
        </Note>
      )}
      {fitting.length > 0 ? (
        <ProgramCards programs={fitting} renderProgram={renderProgram} />
      ) : (
        <p>{t('check.noneFits')}</p>
      )}
      {others.length > 0 && (
        <div className={`stack ${styles.others}`}>
          <div className="stack-small">
            <h2>{t('check.notNow')}</h2>
            <p className="soft">{t('check.notNowLead')}</p>
          </div>
          <ProgramCards programs={others} renderProgram={renderProgram} />
        </div>
      )}
    </div>
  )
}
