import { Printer } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { AnswerReply } from '#contract/answer.ts'
import type { TurnReply } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Fold } from '#web/components/layout/fold.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ProgramCards } from './program-cards.tsx'
import styles from './recommendation.module.css'

/** How the answer of a check is shown: by another part of the site. */
export type RenderAnswer = { whole: (answer: AnswerReply) => ReactNode; notNow: (answer: AnswerReply) => ReactNode }

interface RecommendationProps {
  turn: TurnReply
  answer: AnswerReply
  renderAnswer: RenderAnswer
  renderProgram: (program: ProgramCard) => ReactNode
}

/** One answer and two ways on; everything else is folded up. */
export function Recommendation({
  turn: { options, advice },
  answer,
  renderAnswer,
  renderProgram,
}: RecommendationProps) {
  const { t } = useTranslation('check')
  const [isOpen, setOpen] = useState(false)
  const others = new Set(answer.others.map(({ program_id }) => program_id))
  const cards = options.filter(({ program_id, status }) => others.has(program_id) && status !== 'not_now')
  return (
    <div className="stack">
      {renderAnswer.whole(answer)}
      <div className={`stack-small ${styles.folds}`}>
        {advice && (
          <Note>
            <b>{t('check.federalTitle')}</b> {advice}
          </Note>
        )}
        {cards.length > 0 && (
          <Fold summary={<b>{t('check.others', { count: cards.length })}</b>} onToggle={setOpen}>
            {isOpen && <ProgramCards programs={cards} renderProgram={renderProgram} />}
          </Fold>
        )}
        {renderAnswer.notNow(answer)}
        <p>
          <Button onClick={() => window.print()}>
            <Icon icon={Printer} />
            {t('check.print')}
          </Button>
        </p>
      </div>
    </div>
  )
}
