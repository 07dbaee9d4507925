import type { AppLoadContext } from 'react-router'
import type { Language } from '#i18n/languages.ts'
import { type WordKey, withValues } from '#i18n/translator.ts'
import { allWords, translator } from '#web/translator.server.ts'
import type { ShortPage } from './short-pages.ts'
import type { Way } from './ways.ts'

export type WordedWay = ReturnType<typeof wordedWay>

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
  return {
    title,
    lead,
    badge: said(page.badge),
    note: said(page.note),
    points: Object.values<Point>(points),
    nextStep: t('pages.frame.nextStep'),
    ways: page.ways.map((way) => wordedWay(way, language)),
    face: page.face,
    pose: page.pose,
  }
}

/** The strip at the end of a page that has words of its own. */
export function loadNextStep(ways: readonly Way[], { language }: Pick<AppLoadContext, 'language'>) {
  return { title: translator(language)('pages.frame.nextStep'), ways: ways.map((way) => wordedWay(way, language)) }
}

/** A way on with its words. */
export function wordedWay({ to, words }: Way, language: Language) {
  return { to, label: translator(language)(words) }
}
