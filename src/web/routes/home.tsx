import { FindHelp } from '#web/features/drug-search/find-help.tsx'
import { HomePage } from '#web/features/home/home-page.tsx'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords, translator } from '#web/translator.server.ts'
import type { Route } from './+types/home'

export function loader({ context: { services, language } }: Route.LoaderArgs) {
  const t = translator(language)
  const { DELIVERY_CITY, DELIVERY_MILES } = services.config
  return {
    words: { home: allWords[language].home },
    meta: { title: t('heads.home.title'), description: t('heads.home.description') },
    programCount: services.programs.count,
    delivery: { city: DELIVERY_CITY, miles: DELIVERY_MILES },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Home({ loaderData: { words, programCount, delivery } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <HomePage
        programCount={programCount}
        deliveryCity={delivery.city}
        deliveryMiles={delivery.miles}
        drugSearch={<FindHelp />}
      />
    </PageWords>
  )
}
