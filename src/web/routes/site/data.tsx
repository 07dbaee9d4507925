import { loadOpenData } from '#web/features/open-data/load-open-data.ts'
import { OpenDataPage } from '#web/features/open-data/open-data-page.tsx'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/data'

export const loader = ({ context }: Route.LoaderArgs) => loadOpenData(context)

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Data({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <OpenDataPage found={loaderData} />
    </PageWords>
  )
}
