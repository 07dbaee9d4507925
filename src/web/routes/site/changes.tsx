import { ChangesPage } from '#web/features/changes/changes-page.tsx'
import { loadChanges } from '#web/features/changes/load-changes.ts'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/changes'

export const loader = ({ context }: Route.LoaderArgs) => loadChanges(context)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.meta),
  ...(loaderData
    ? [
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/atom+xml',
          href: loaderData.feed,
          title: loaderData.meta.title,
        },
      ]
    : []),
]

export default function Changes({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <ChangesPage found={loaderData} />
    </PageWords>
  )
}
