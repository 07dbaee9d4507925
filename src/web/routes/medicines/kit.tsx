import { KitPage } from '#web/features/kit/kit-page.tsx'
import { loadKit } from '#web/features/kit/load-kit.ts'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/kit'

export function loader({ params, request, context }: Route.LoaderArgs) {
  return loadKit(params.program, request, context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Kit({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <KitPage kit={loaderData} />
    </PageWords>
  )
}
