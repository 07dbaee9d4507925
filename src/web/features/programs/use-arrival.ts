import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useToast } from '#web/components/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { FinderData, FinderPage } from './load-finder.ts'

/**
 * When the programs of a medicine that was just picked have arrived: says so, and brings them into view.
 * Not on a reload, nor when going back: then nobody has asked anew.
 * @returns the ref of what to bring into view.
 */
export function useArrival(page: FinderPage, { drug, programs }: FinderData) {
  const { t } = useTranslation()
  const toast = useToast()
  const results = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const asked = useNavigationType() !== 'POP'

  const arrive = useEffectEvent(() => {
    if (!asked || !drug) return
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
