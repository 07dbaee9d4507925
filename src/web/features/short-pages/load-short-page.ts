import type { AppLoadContext } from 'react-router'
import { type Translate, type WordKey, withValues } from '#i18n/translator.ts'
import { allWords, translator } from '#web/translator.server.ts'
import type { ShortPage } from './short-pages.ts'
import type { Way } from './ways.ts'

/** A way on with its words. */
export type WordedWay = { to: string; label: string }

export type ShortPageContent = ReturnType<typeof loadShortPage>

/** What a page is told in, and what it advertises. */
type Settled = Pick<AppLoadContext, 'language'> & { services: Pick<AppLoadContext['services'], 'advertised'> }

type Point = { title: string; text: string }

/**
 * A page with all its words in one language, so that no reader's browser has to fetch the words of all the others.
 * `values` are what its words name besides what the site advertises.
 */
export function loadShortPage(
  page: ShortPage,
  { services, language }: Settled,
  values: Record<string, string | number> = {},
) {
  const named = { ...services.advertised, ...values }
  const t = translator(language)
  const { title, lead, points } = withValues(allWords[language].pages[page.id], named, language)
  const said = (key: WordKey | undefined) => key && t(key, named)
  const links: Record<string, readonly Way[]> = page.links ?? {}
  return {
    title,
    lead,
    badge: said(page.badge),
    note: said(page.note),
    points: Object.entries<Point>(points).map(([key, point]) => ({
      ...point,
      ways: worded(links[key] ?? [], t),
    })),
    nextStep: t('pages.frame.nextStep'),
    ways: worded(page.ways, t),
    face: page.face,
    pose: page.pose,
  }
}

/** The strip at the end of a page that has words of its own. */
export function loadNextStep(ways: readonly Way[], { language }: Pick<AppLoadContext, 'language'>) {
  const t = translator(language)
  return { title: t('pages.frame.nextStep'), ways: worded(ways, t) }
}

function worded(ways: readonly Way[], t: Translate): WordedWay[] {
  return ways.map(({ to, words }) => ({ to, label: t(words) }))
}
