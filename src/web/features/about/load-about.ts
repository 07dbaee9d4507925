import type { AppLoadContext } from 'react-router'
import { withValues } from '#i18n/translator.ts'
import { allWords, translator } from '#web/translator.server.ts'

export type AboutContent = ReturnType<typeof loadAbout>

/** What Navi offers: in words what is advertised, and in numbers what is on the list today. */
export function loadAbout({ services, language }: AppLoadContext) {
  const t = translator(language)
  const { title, lead, ask, offers, points, promises } = withValues(
    allWords[language].pages.about,
    services.advertised,
    language,
  )
  const { free, government, charity, copay, discount } = services.tallies.rules()
  const listed: Partial<Record<keyof typeof points, string>> = {
    free: t('pages.about.listed.free', { count: free.all + government.all + charity.all }),
    copay: t('pages.about.listed.copay', { count: copay.all }),
    cash: t('pages.about.listed.cash', { count: discount.all }),
  }
  const keys = Object.keys(points) as (keyof typeof points)[]
  const { title: promisesTitle, ...promised } = promises
  return {
    title,
    lead,
    ask,
    offersTitle: offers,
    offers: keys.map((key) => ({
      key,
      title: points[key].title,
      text: points[key].text,
      listed: listed[key],
    })),
    mission: allWords[language].pages.frame.mission,
    promises: { title: promisesTitle, list: Object.values(promised) },
  }
}
