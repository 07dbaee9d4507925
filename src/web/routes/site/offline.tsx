import { data } from 'react-router'
import type { Language } from '#i18n/languages.ts'
import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { OfflinePage } from '#web/features/offline/offline-page.tsx'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/offline'

/** Without the bar that leads to Navi, who can't be asked offline. */
export const handle: PageHandle = { frame: 'with-chat' }

/** The words of the page in both languages: without internet, none could be fetched when the reader changes the language. */
export function loader() {
  const words = { en: wordsIn('en'), es: wordsIn('es') }
  return data({ words }, { headers: { 'X-Robots-Tag': 'noindex' } })
}

function wordsIn(language: Language) {
  const { offline, cards } = allWords[language]
  return { offline, cards }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Nothing could be asked for anew. */
export function shouldRevalidate() {
  return false
}

export default function Offline({ loaderData: { words } }: Route.ComponentProps) {
  const { language } = useTranslation()
  return (
    <PageWords words={words[language]}>
      <OfflinePage search={(onPick) => <NameSearch onPick={onPick} />} />
    </PageWords>
  )
}

function NameSearch({ onPick }: Pick<Parameters<typeof DrugPicker>[0], 'onPick'>) {
  const { t } = useTranslation('offline')
  return <DrugPicker label={t('offline.label')} onPick={onPick} formAction="/patient-assistant-savings" />
}
