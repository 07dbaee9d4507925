import { FreeCoupons } from '#web/features/coupons/free-coupons.tsx'
import { loadCoupons } from '#web/features/coupons/load-coupons.ts'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { coupon } from '#web/features/short-pages/short-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/pharmacycoupon'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(coupon, context)
  return { meta: { title: content.title, description: content.lead }, content, coupons: loadCoupons(context) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function PharmacyCoupon({ loaderData: { content, coupons } }: Route.ComponentProps) {
  return (
    <ShortPageView content={content}>
      <FreeCoupons content={coupons} />
    </ShortPageView>
  )
}
