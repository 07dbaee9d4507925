import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { inTab } from '#web/browser-storage.ts'
import { useTranslation } from '#web/i18n.tsx'
import { allSuggestions } from '../composer/suggestions.ts'

interface AskedByPage {
  firstQuestion?: { id: string; text: string }
  /** An answer is under way: the page waits until it is read to its end. */
  isBusy: boolean
  ask: (question: string, automatic: boolean) => void
}

/** Questions that come with the page: a suggestion in `?ask=`, and a picked medicine. Each once. */
export function useAskedByPage({ firstQuestion, isBusy, ask }: AskedByPage) {
  const { t } = useTranslation('chat')
  const [params, setParams] = useSearchParams()
  const suggestion = params.get('ask')
  const taken = useRef<string>(null)
  const askSuggestion = useEffectEvent((id: string) => {
    if (taken.current === id) return
    taken.current = id
    const words = allSuggestions(t).find((one) => one.id === id)?.words
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
  const firstId = firstQuestion?.id
  const askFirst = useEffectEvent((id: string) => {
    if (firstQuestion && isFirstTime(`first ${id}`)) ask(firstQuestion.text, true)
  })

  useEffect(() => {
    if (isBusy) return
    if (suggestion) askSuggestion(suggestion)
    else if (firstId) askFirst(firstId)
  }, [isBusy, suggestion, firstId])
}

const askedKey = 'asked'
const ofThisPage = new Set<string>()

/** Whether this is the first time in this tab, reloads included, that the page wants to ask this by itself. */
function isFirstTime(what: string): boolean {
  const kept = inTab.readJson(askedKey)
  const asked = new Set([...(Array.isArray(kept) ? kept : []), ...ofThisPage])
  if (asked.has(what)) return false
  ofThisPage.add(what)
  inTab.write(askedKey, JSON.stringify([...asked, what].slice(-50)))
  return true
}
