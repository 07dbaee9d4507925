import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useToast } from '#web/components/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { FinderData, FinderPage } from './load-finder.ts'

/**
 * When the programs of a medicine that was just picked have arrived: says so, and brings them into view.
 * Not on a reload, when going back or in the other language: then nobody has asked anew.
 * @returns the ref of what to bring into view.
 */
export function useArrival(page: FinderPage, { drug, unknown, programs }: FinderData) {
  const { t } = useTranslation()
  const toast = useToast()
  const results = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const asked = useNavigationType() === 'PUSH'

  const arrive = useEffectEvent(() => {
    if (!asked) return
    if (unknown) toast.error(t('programs.toast.notFound'))
    if (!drug) return
    if (programs.length > 0) toast.success(t('programs.toast.success', { category: t(`programs.${page}.category`) }))
    else toast.warning(t('programs.toast.none'))
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
  })

  useEffect(() => {
    if (key) arrive()
  }, [key])

  return results
}
