import type { AppLoadContext } from 'react-router'
import { withValues } from '#i18n/translator.ts'
import { allWords } from '#web/translator.server.ts'

export type CouponsContent = ReturnType<typeof loadCoupons>

export type PartnersContent = ReturnType<typeof loadPartners>

/** The coupon card, the search of another company or, without both, the way to the prices that we know. */
export function loadCoupons(context: AppLoadContext) {
  const { services, language } = context
  const { card, widget } = services.coupons
  const { coupon } = allWords[language].pages
  const host = widget ? new URL(widget).host : ''
  return {
    ...withValues(coupon.free, services.advertised, language),
    card: card && { words: coupon.card, numbers: card },
    widget: widget && { address: widget, ...withValues(coupon.widget, { host }, language) },
  }
}

/** The companies that lower the cash price, with a line on what each one is. */
export function loadPartners({ services, language }: AppLoadContext) {
  const { title, text, ...kinds } = allWords[language].pages.coupons.partners
  const partners = services.coupons.partners.map(({ name, url, kind }) => ({ name, url, what: kinds[kind] }))
  return { title, text, partners }
}
