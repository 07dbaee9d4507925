import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import type { PersonReply, ToldLine, ToldTopic } from '#contract/person.ts'
import { ApiError, api } from '#web/api.ts'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { type Person, PersonContext } from '#web/features/site/person.ts'
import { madePlan } from '#web/features/site/saved/made-plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'

type Known = Pick<Person, 'lines' | 'lost'>

const nothing: Known = { lines: [], lost: false }

/** Holds what the reader has told. The page came with it; what changes later is asked of the server, which alone can read it. */
export function PersonProvider({ children }: { children: ReactNode }) {
  const { t, language } = useTranslation()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [known, setKnown] = useState<Known>(useRouteLoaderData<{ person?: Known }>('root')?.person ?? nothing)

  /** @returns '' where it was done, else why not. */
  const ask = useCallback(
    async (call: () => Promise<PersonReply>): Promise<string> => {
      try {
        setKnown(await call())
        return ''
      } catch (error) {
        return (error instanceof ApiError && error.message) || t('site.told.failed')
      }
    },
    [t],
  )

  const hear = useCallback(
    (lines: ToldLine[]) => {
      setKnown({ lines, lost: false })
      revalidate()
    },
    [revalidate],
  )

  const person = useMemo<Person>(
    () => ({
      ...known,
      async tell(topic: ToldTopic, answer: string) {
        const problem = await ask(() => api.tellPerson(topic, answer, language))
        if (!problem) await revalidate()
        return problem
      },
      async mention(topic: ToldTopic, answer: string) {
        await api.tellPerson(topic, answer, language).then(setKnown, () => {})
      },
      async forget() {
        const problem = await ask(() => api.forgetPerson(language))
        if (problem) return toast.error(problem)
        toast.success(t('site.told.forgotten'))
        await revalidate()
      },
      async refresh() {
        // Who is only shown what was told needs no word of a failure.
        await api.readPerson(language).then(setKnown, () => {})
      },
      hear,
    }),
    [known, language, ask, hear, revalidate, toast, t],
  )

  const hadTold = useRef(false)
  useEffect(() => {
    const hasTold = known.lines.length > 0
    // The plan was made for the person that was told of, wherever on the site that was forgotten.
    if (hadTold.current && !hasTold) madePlan.forget()
    hadTold.current = hasTold
  }, [known])

  const sayAnew = useEffectEvent(() => {
    if (known.lines.length > 0) person.refresh()
  })
  const said = useRef(language)
  useEffect(() => {
    if (said.current !== language) sayAnew()
    said.current = language
  }, [language])

  return <PersonContext value={person}>{children}</PersonContext>
}
