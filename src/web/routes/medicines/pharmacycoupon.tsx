import { FreeCoupons } from '#web/features/coupons/free-coupons.tsx'
import { loadCoupons } from '#web/features/coupons/load-coupons.ts'
import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { coupon } from '#web/features/short-pages/short-pages.ts'
import { useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/pharmacycoupon'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(coupon, context)
  return { meta: { title: content.title, description: content.lead }, content, coupons: loadCoupons(context) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function PharmacyCoupon({ loaderData: { content, coupons } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ShortPageView content={content}>
      <FreeCoupons
        content={coupons}
        search={
          <DrugPicker
            label={t('search.label')}
            addressOf={({ id }) => `/drugs/${id}#prices`}
            formAction="/patient-assistant-savings"
          />
        }
      />
    </ShortPageView>
  )
}
