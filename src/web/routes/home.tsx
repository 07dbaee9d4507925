import { withValues } from '#i18n/translator.ts'
import { FindHelp } from '#web/features/drug-search/find-help.tsx'
import { HomePage } from '#web/features/home/home-page.tsx'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords, translator } from '#web/translator.server.ts'
import type { Route } from './+types/home'

export function loader({ pattern, context: { services, language } }: Route.LoaderArgs) {
  const t = translator(language)
  return {
    words: { home: withValues(allWords[language].home, services.advertised, language) },
    meta: pattern.includes('addhomemodal')
      ? { title: t('site.addToHome.title'), description: t('site.addToHome.lead') }
      : { title: t('heads.home.title'), description: t('heads.home.description') },
    programCount: services.programs.count(),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Home({ loaderData: { words, programCount } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <HomePage programCount={programCount} drugSearch={<FindHelp />} />
    </PageWords>
  )
}
