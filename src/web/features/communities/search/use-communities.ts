import { useEffect, useEffectEvent } from 'react'
import type { CommunityItem } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import { ApiError, api } from '#web/api.ts'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { useLoadOnce } from '#web/use-load-once.ts'

const load: Record<Language, () => Promise<CommunityItem[]>> = {
  en: () => api.listCommunities('en'),
  es: () => api.listCommunities('es'),
}

/** The communities list in the page's language, and a message when it doesn't come. */
export function useCommunities() {
  const { t, language } = useTranslation()
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
