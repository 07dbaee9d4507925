import { withValues } from '#i18n/translator.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { HomePage } from '#web/features/home/home-page.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
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

/** The search of the home page: leads to every way to pay less for a medicine. */
function FindHelp() {
  const { t } = useTranslation('home')
  return (
    <DrugPicker
      label={t('home.search.label')}
      hint={t('home.search.hint')}
      addressOf={({ id }) => `/drugs/${id}`}
      formAction="/patient-assistant-savings"
      action={
        <Button type="submit" variant="go">
          {t('home.search.submit')}
        </Button>
      }
    />
  )
}
