import { loadPartners } from '#web/features/coupons/load-coupons.ts'
import { Partners } from '#web/features/coupons/partners.tsx'
import { loadShortPage, wordedWay } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { couponSites } from '#web/features/short-pages/short-pages.ts'
import { WayButton } from '#web/features/short-pages/way-button.tsx'
import { ways } from '#web/features/short-pages/ways.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/pharmacycouponcategory'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(couponSites, context)
  return {
    meta: { title: content.title, description: content.lead },
    content,
    partners: loadPartners(context),
    specials: wordedWay(ways.specials, context.language),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function PharmacyCouponCategory({ loaderData }: Route.ComponentProps) {
  const { content, partners, specials } = loaderData
  return (
    <ShortPageView content={content} action={<WayButton way={specials} variant="main" size="big" />}>
      <Partners content={partners} />
    </ShortPageView>
  )
}
