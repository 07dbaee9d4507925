import { shortPageContent } from '#web/features/short-pages/short-page-content.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { shortPageAt } from '#web/features/short-pages/short-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { translator } from '#web/translator.server.ts'
import type { Route } from './+types/short-page'

export function loader({ pattern, context: { services, language } }: Route.LoaderArgs) {
  const { DELIVERY_CITY, DELIVERY_MILES } = services.config
  const delivery = { city: DELIVERY_CITY, miles: DELIVERY_MILES }
  const content = shortPageContent(shortPageAt(pattern), translator(language), delivery)
  return { meta: { title: content.title, description: content.lead }, content }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function ShortPage({ loaderData }: Route.ComponentProps) {
  return <ShortPageView content={loaderData.content} />
}
