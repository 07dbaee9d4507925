import { isRouteErrorResponse } from 'react-router'
import { type Gone, loadQuestion } from '#web/features/questions/load-question.ts'
import { questionFacts } from '#web/features/questions/question-facts.ts'
import { QuestionGone } from '#web/features/questions/question-gone.tsx'
import { QuestionPage } from '#web/features/questions/question-page.tsx'
import { ProblemPage } from '#web/features/site/frame/problem-page.tsx'
import { PageWords } from '#web/i18n.tsx'
import { linkedData, originIn } from '#web/linked-data.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/question'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadQuestion(params.id, context)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.meta),
  ...(loaderData ? linkedData(questionFacts(loaderData.card, originIn(matches))) : []),
]

export default function Question({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <QuestionPage data={loaderData} />
    </PageWords>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
  if (!isGone) return <ProblemPage error={error} />
  const { words, related } = error.data as Gone
  return (
    <PageWords words={words}>
      <QuestionGone why={error.status === 410 ? 'ended' : 'missing'} related={related} />
    </PageWords>
  )
}
