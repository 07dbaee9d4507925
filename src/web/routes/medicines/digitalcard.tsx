import { CardPage } from '#web/features/cards/card-page.tsx'
import { loadCard } from '#web/features/cards/load-card.ts'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/digitalcard'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadCard(request, context)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function DigitalCardPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <CardPage found={loaderData} />
    </PageWords>
  )
}
