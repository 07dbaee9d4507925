import { countedValues, loadDataSources } from '#web/features/quality/load-data-sources.ts'
import { RecordCounts } from '#web/features/quality/record-counts.tsx'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { dataSources } from '#web/features/short-pages/short-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/datasources'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(dataSources, context, countedValues(context))
  return { meta: { title: content.title, description: content.lead }, content, counts: loadDataSources(context) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function DataSourcesPage({ loaderData: { content, counts } }: Route.ComponentProps) {
  return (
    <ShortPageView content={content}>
      <RecordCounts {...counts} />
    </ShortPageView>
  )
}
