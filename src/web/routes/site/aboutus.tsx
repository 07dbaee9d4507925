import { AboutPage } from '#web/features/about/about-page.tsx'
import { loadAbout } from '#web/features/about/load-about.ts'
import { loadNextStep } from '#web/features/short-pages/load-short-page.ts'
import { NextStepStrip } from '#web/features/short-pages/next-step-strip.tsx'
import { ways } from '#web/features/short-pages/ways.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/aboutus'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadAbout(context)
  return {
    meta: { title: content.title, description: content.lead },
    content,
    nextStep: loadNextStep([ways.search, ways.copay, ways.navi], context),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function AboutUs({ loaderData: { content, nextStep } }: Route.ComponentProps) {
  return <AboutPage content={content} nextStep={<NextStepStrip {...nextStep} />} />
}
