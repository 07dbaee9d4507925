import { Lock } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Translate } from '#i18n/translator.ts'
import { Navi } from '#web/components/art/navi.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'
import { AnswersSoFar } from './answers-so-far.tsx'
import styles from './check-page.module.css'
import { CheckTabs, type RenderProgram, type TabKey } from './check-tabs.tsx'
import { OtherMedicines } from './other-medicines.tsx'
import { QuestionCard } from './question-card.tsx'
import type { RenderAnswer } from './recommendation.tsx'
import { type CheckFailure, useCheck } from './use-check.ts'

interface CheckPageProps {
  drug: { id: string; label: string }
  /** Programs are shown by another part of the site. */
  renderProgram: RenderProgram
  renderAnswer: RenderAnswer
  /** The field that adds a medicine. */
  picker: (onPick: (drug: { id: string; label: string }) => void) => ReactNode
}

/** The check for one medicine: a question at a time, then the answer. */
export function CheckPage({ drug, renderProgram, renderAnswer, picker }: CheckPageProps) {
  const { t, language } = useTranslation('check')
  const toast = useToast()
  const { refresh } = usePerson()
  const [tab, setTab] = useState<TabKey>('ai')
  const card = useRef<HTMLDivElement>(null)
  const check = useCheck({
    drug,
    language,
    onAnswer() {
      toast.success(t('check.toast'))
      setTab('ai')
    },
    onLearn: refresh,
    onFailure: (failure) => toast.error(wordsOf(failure, t)),
  })
  const { turn, status, isBusy } = check

  async function ask(topic: Parameters<typeof check.change>[0]) {
    if (await check.change(topic)) card.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <Banner
        isSlim
        title={t('check.title')}
        lead={t('check.lead', { drug: drug.label })}
        crumb={{ to: `/patient-assistant-savings?drug=${drug.id}`, label: t('check.crumb', { drug: drug.label }) }}
        picture={<Navi face="think" />}
      />
      <section className={`wrap ${styles.check}`} ref={card}>
        <noscript>
          <Note tone="warn">
            <p>{t('check.noScript')}</p>
            <p>
              <a href={`/drugs/${drug.id}`}>{t('check.seePrograms')}</a>
            </p>
          </Note>
        </noscript>
        {!turn && status === 'starting' && <Waiting />}
        {status === 'failed' && (
          <ErrorState title={t('check.failedQuestion')} onRetry={check.retry} retryLabel={t('site.tryAgain')}>
            <p>{t('check.failedMore')}</p>
          </ErrorState>
        )}
        {turn?.response_type === 'question' && (
          <QuestionCard
            // A doubt about a topic has other choices than its question: what is ticked of one is not of the other.
            key={`${turn.topic} ${turn.choices.length}`}
            turn={turn}
            busy={isBusy}
            takesFocus={check.wasAsked}
            understood={check.understood}
            onAnswer={check.answer}
            onChange={ask}
          />
        )}
        {turn?.response_type === 'question' && (
          <p className={`soft ${styles.privacy}`}>
            <Icon icon={Lock} /> <b>{t('check.noContact')}</b> {t('check.noContactMore')} {t('check.keptWhere')}
          </p>
        )}
        {turn && check.isDone && <Done takesFocus={check.wasAsked} />}
        <div className={styles.waits} aria-busy={isBusy}>
          <CheckTabs
            drug={drug}
            turn={turn}
            selected={tab}
            onSelect={setTab}
            onAsk={ask}
            renderProgram={renderProgram}
            renderAnswer={renderAnswer}
          />
        </div>
        <aside className={styles.waits} aria-busy={isBusy}>
          <AnswersSoFar turn={turn} onChange={ask} onStartOver={check.startOver} />
        </aside>
        <div hidden={!check.isDone}>
          <OtherMedicines
            without={drug.id}
            answers={check.isDone ? JSON.stringify(turn?.answers) : undefined}
            picker={picker}
          />
        </div>
      </section>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('check')
  return (
    <p role="status" className={styles.waiting}>
      <Spinner /> {t('check.loading')}
    </p>
  )
}

function wordsOf({ kind, message }: CheckFailure, t: Translate<'check'>): string {
  if (message) return message
  return t(kind === 'answer' ? 'check.failedQuestion' : 'check.failedAnswer')
}

/** The end of the questions. It takes the focus where the last question had it and is gone. */
function Done({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation('check')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <h2 ref={heading} tabIndex={-1} className={styles.done}>
      {t('check.done')}
    </h2>
  )
}
