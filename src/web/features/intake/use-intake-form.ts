import { type SubmitEvent, useState } from 'react'
import type { RequestReply } from '#contract/intake.ts'
import type { RequestKind } from '#contract/intake-forms.ts'
import { ApiError, api } from '#web/api.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Problems } from './check-form.ts'
import { createFormToken } from './form-token.ts'

export type IntakeForm = ReturnType<typeof useIntakeForm>

/** Why a form was not taken: the server's own sentence, or else what the page says. */
type Failure = { said?: string; key: `intake.form.${'fixFirst' | 'failed' | 'noInternet'}` }

/** Server's refusals that belong to a field. */
const problemOfCode = new Map(
  Object.entries<Problems>({
    invalid_email: { email: 'email' },
    invalid_phone: { phone: 'phone' },
    invalid_zip: { zip: 'zip' },
    zip_too_far: { zip: 'tooFar' },
  }),
)

/**
 * Checks a form and sends it. Its fields keep what was typed themselves, before the page came alive too, until it has
 * been taken.
 */
export function useIntakeForm(kind: RequestKind) {
  const { t, language } = useTranslation('intake')
  const [token] = useState(() => createFormToken(kind))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const [taken, setTaken] = useState<RequestReply>()

  function showProblems(form: HTMLFormElement, found: Problems) {
    setProblems(found)
    setFailure({ key: 'intake.form.fixFirst' })
    firstOf(form, found)?.focus()
  }

  function handleFailure(form: HTMLFormElement, error: unknown) {
    const code = error instanceof ApiError ? error.code : ''
    const found = problemOfCode.get(code)
    if (found) return showProblems(form, found)
    if (code === 'expired_page') {
      token.drop()
      emptyTrap(form)
    }
    const said = error instanceof ApiError ? error.message : ''
    setFailure({ said, key: navigator.onLine ? 'intake.form.failed' : 'intake.form.noInternet' })
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const fields = Object.fromEntries(new FormData(form))
    setBusy(true)
    try {
      // The rules come when they are needed: they are a good part of the page's script.
      const { checkForm } = await import('./check-form.ts')
      const found = checkForm(kind, fields)
      if (Object.keys(found).length > 0) return showProblems(form, found)
      setProblems({})
      setFailure(undefined)
      setTaken(await api.sendRequest(kind, { ...fields, form_token: await token.take(), lng: language }))
      token.drop()
      form.reset()
    } catch (error) {
      handleFailure(form, error)
    } finally {
      setBusy(false)
    }
  }

  return {
    problems,
    failure: failure && (failure.said || t(failure.key)),
    busy,
    /** The answer to what was sent, until the reader has read it. */
    taken,
    handleSubmit,
    handleBegin: token.prepare,
    close: () => setTaken(undefined),
    clear(name: string) {
      if (!problems[name]) return
      setProblems(({ [name]: _, ...others }) => others)
      setFailure(undefined)
    },
  }
}

function firstOf(form: HTMLFormElement, problems: Problems): HTMLElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLElement && isNamed(element, problems),
  )
}

function isNamed(element: Element, problems: Problems): boolean {
  return Object.hasOwn(problems, element.getAttribute('name') ?? '')
}

/** A browser that fills in forms may have filled in the robots' field too. */
function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem('website')
  if (trap instanceof HTMLInputElement) trap.value = ''
}
