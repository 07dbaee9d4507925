import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'

/** Forgets everything that was told. Without scripts it is a form like any other. */
export function ForgetFacts({ className, label }: { className?: string | undefined; label?: string }) {
  const { t } = useTranslation()
  const { forget } = usePerson()
  const { pathname, search } = useLocation()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    forget()
  }

  return (
    <form method="post" action="/facts" onSubmit={submit}>
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" name="forget" value="all" className={className}>
        {label ?? t('site.told.forget')}
      </button>
    </form>
  )
}
