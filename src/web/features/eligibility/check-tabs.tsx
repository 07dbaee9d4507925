import type { ReactNode } from 'react'
import type { Topic, TurnReply } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { Tabs } from '#web/components/layout/tabs.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './check-tabs.module.css'
import { PreQualified } from './pre-qualified.tsx'
import { Recommendation, type RenderAnswer } from './recommendation.tsx'

/** Shows a program; `onAsk` asks a topic that would settle one of its rules. */
export type RenderProgram = (program: ProgramCard, onAsk: (topic: Topic) => void) => ReactNode

export type TabKey = 'potentially' | 'ai'

interface CheckTabsProps {
  drug: { id: string; label: string }
  turn: TurnReply | undefined
  selected: TabKey
  onSelect: (tab: TabKey) => void
  onAsk: (topic: Topic) => void
  renderProgram: RenderProgram
  renderAnswer: RenderAnswer
}

/** What the rules known so far say, and the recommendation after the answers. */
export function CheckTabs({ drug, turn, selected, onSelect, onAsk, renderProgram, renderAnswer }: CheckTabsProps) {
  const { t } = useTranslation('check')
  const render = (program: ProgramCard) => renderProgram(program, onAsk)
  const answer = turn?.response_type === 'answer' ? turn.recommendation : null
  return (
    <Tabs
      label={t('check.tabs')}
      selected={selected}
      onSelect={(key) => onSelect(key as TabKey)}
      tabs={[
        {
          key: 'potentially',
          label: t('check.potentially'),
          panel: selected === 'potentially' && (
            <PreQualified key={JSON.stringify(turn?.answers)} drug={drug} renderProgram={render} />
          ),
        },
        {
          key: 'ai',
          label: (
            <>
              {t('check.ai')}
              <small className={styles.small}>
                {answer ? t('check.answerFound', { count: answer.answer ? 1 : 0 }) : t('check.notReady')}
              </small>
            </>
          ),
          panel:
            turn && answer ? (
              <Recommendation turn={turn} answer={answer} renderAnswer={renderAnswer} renderProgram={render} />
            ) : (
              <EmptyState title={t('check.pleaseAnswer')}>
                <p className="soft">{t('check.pleaseAnswerMore')}</p>
              </EmptyState>
            ),
        },
      ]}
    />
  )
}
