import { useToast } from '#web/components/feedback/toasts.tsx'
import { useArrival } from '#web/features/site/focus/use-arrival.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { FinderData, FinderPage } from './load-finder.ts'

/**
 * When the programs of a medicine that was just picked have arrived: says so, and brings them into view.
 * @returns the ref of what to bring into view.
 */
export function useProgramsArrival(page: FinderPage, { drug, unknown, programs }: FinderData) {
  const { t } = useTranslation()
  const toast = useToast()

  return useArrival(() => {
    if (unknown) toast.error(t('programs.toast.notFound'))
    if (!drug) return false
    if (programs.length > 0) toast.success(t('finder.toast.success', { category: t(`finder.${page}.category`) }))
    else toast.warning(t('finder.toast.none'))
    return true
  })
}
