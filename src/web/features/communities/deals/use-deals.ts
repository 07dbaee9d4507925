import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { CommunityItem } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import { ApiError, api } from '#web/api.ts'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { bringIntoView } from '#web/features/site/focus/bring-into-view.ts'
import { useTranslation } from '#web/i18n.tsx'
import { useLoadOnce } from '#web/load-once.ts'
import type { Deals, DealsData } from './load-deals.ts'

/**
 * The vendors of the program in the address: those that came with the page, else fetched. What was asked for anew is
 * brought into view; a failure is told, and asking again fetches again.
 */
export function useDeals({ deals, unknown, language: spoken }: DealsData) {
  const { t, language } = useTranslation('communities')
  const toast = useToast()
  const { key, search } = useLocation()
  const asked = new URLSearchParams(search).get('program')
  const isAskedAnew = useNavigationType() === 'PUSH'
  const [fetched, setFetched] = useState<Deals>()
  const [failure, setFailure] = useState<{ program: string; message: string }>()
  const results = useRef<HTMLDivElement>(null)
  // After a change of language the page's own data are the newer ones.
  const shown = (spoken === language ? [deals, fetched] : [fetched, deals]).find((each) => each?.program === asked)
  const failed = failure?.program === asked && (failure?.message || t('communities.deals.failed'))
  const isNeeded = Boolean(asked && !shown && unknown?.program !== asked)

  async function fetchDeals(program: string, isWanted: () => boolean) {
    setFailure(undefined)
    try {
      const { Vendors_names, message } = await api.listVendors(program, language)
      if (!isWanted()) return
      setFetched({ program, vendors: Vendors_names, message })
      if (message) toast.warning(message)
    } catch (error) {
      if (!isWanted()) return
      const message = error instanceof ApiError ? error.message : ''
      setFailure({ program, message })
      toast.error(message || t('communities.deals.failed'))
    }
  }
  const fetchIfNeeded = useEffectEvent((isWanted: () => boolean) => {
    if (asked && isNeeded) fetchDeals(asked, isWanted)
  })

  useEffect(() => {
    let isWanted = key !== ''
    fetchIfNeeded(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [key])

  // Going back, the reader returns to where they were.
  const showArrival = useEffectEvent(() => {
    if (isAskedAnew) bringIntoView(results.current)
  })
  useEffect(() => {
    if (key && shown?.program) showArrival()
  }, [key, shown?.program])

  const retry = () => asked && fetchDeals(asked, () => true)

  return { asked, shown, failed, isBusy: isNeeded && !failed, retry, results }
}

const load: Record<Language, () => Promise<CommunityItem[]>> = {
  en: () => api.listCommunities('en'),
  es: () => api.listCommunities('es'),
}

/** The communities list in the page's language, and a message when it doesn't come. */
export function useCommunities() {
  const { t, language } = useTranslation('communities')
  const toast = useToast()
  const list = useLoadOnce(load[language])
  const tell = useEffectEvent((error: unknown) =>
    toast.error(t(error instanceof ApiError ? 'communities.deals.noList' : 'communities.deals.noAnswer')),
  )

  useEffect(() => {
    if (list.error) tell(list.error)
  }, [list.error])

  return list
}
