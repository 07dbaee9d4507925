import { loadQuestions } from '#web/features/questions/load-questions.ts'
import { QuestionsPage } from '#web/features/questions/questions-page.tsx'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/questions'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadQuestions(request, context)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Questions({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <QuestionsPage data={loaderData} />
    </PageWords>
  )
}
