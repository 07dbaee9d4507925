import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslation } from '#web/i18n.tsx'
import { isFirstTime } from './once.ts'
import { listSuggestions } from './suggestions.ts'

interface AskedByPage {
  firstQuestion?: { id: string; text: string }
  initialQuestion?: string
  ask: (question: string, automatic: boolean) => void
}

/** Questions that come with the page: a picked medicine, words from elsewhere, and a suggestion in `?ask=`. Each once. */
export function useAskedByPage({ firstQuestion, initialQuestion = '', ask }: AskedByPage) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const [params, setParams] = useSearchParams()
  const suggestion = params.get('ask')
  const taken = useRef<string>(null)
  const askFor = useEffectEvent((what: string, question: string, automatic: boolean) => {
    if (question.trim() && isFirstTime(what)) ask(question, automatic)
  })
  const askSuggestion = useEffectEvent((id: string) => {
    if (taken.current === id) return
    taken.current = id
    const words = listSuggestions(t, false).find((one) => one.id === id)?.words
    if (words) ask(words, false)
    // A reload, a bookmark or the other language must not ask again.
    setParams(
      (now) => {
        now.delete('ask')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  })
  const askInitial = useEffectEvent(() => askFor(`initial ${key} ${initialQuestion}`, initialQuestion, false))
  const firstId = firstQuestion?.id
  const askFirst = useEffectEvent((id: string) => askFor(`first ${id}`, firstQuestion?.text ?? '', true))

  useEffect(() => {
    if (suggestion) askSuggestion(suggestion)
  }, [suggestion])

  useEffect(() => askInitial(), [])

  useEffect(() => {
    if (firstId) askFirst(firstId)
  }, [firstId])
}
