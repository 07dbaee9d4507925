import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ProgramCard } from '#contract/programs.ts'
import { ApiError, api } from '#web/api.ts'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ProgramCards } from './program-cards.tsx'

interface PreQualifiedProps {
  drug: { id: string; label: string }
  renderProgram: (program: ProgramCard) => ReactNode
}

/** The programs that the answers so far don't rule out, from the rules known. Give it a new key when answers change. */
export function PreQualified({ drug, renderProgram }: PreQualifiedProps) {
  const { t, language } = useTranslation('check')
  const toast = useToast()
  const [programs, setPrograms] = useState<ProgramCard[]>()
  const [failed, setFailed] = useState(0)
  const [attempt, setAttempt] = useState(0)
  // SPEC section 8: one message where the answer was not the list, another where there was no answer.
  const tell = useEffectEvent((error: unknown) =>
    toast.error(t(error instanceof ApiError ? 'check.failedPrograms' : 'programs.toast.failed')),
  )

  useEffect(() => {
    let current = true
    api
      .listPrograms(drug.id, 'Potentially pre-qualified programs', language)
      .then((found) => current && setPrograms(found.filter(({ status }) => status !== 'not_now')))
      .catch((error) => {
        if (!current) return
        setFailed(attempt + 1)
        tell(error)
      })
    return () => {
      current = false
    }
  }, [drug.id, language, attempt])

  if (failed > attempt)
    return (
      <ErrorState
        title={t('check.failedPrograms')}
        retryLabel={t('site.tryAgain')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  if (!programs)
    return (
      <p role="status">
        <Spinner /> {t('programs.loading', { drug: drug.label })}
      </p>
    )
  return (
    <div className="stack">
      <p role="status">{t('check.found', { count: programs.length })}</p>
      <ProgramCards programs={programs} renderProgram={renderProgram} />
    </div>
  )
}
