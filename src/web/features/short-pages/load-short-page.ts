import type { Language } from '#i18n/languages.ts'
import { fillIn, type WordKey } from '#i18n/translator.ts'
import { allWords, translator } from '#web/translator.server.ts'
import type { ShortPage } from './short-pages.ts'
import type { Way } from './ways.ts'

/** A way on with its words. */
export type WordedWay = { to: string; label: string }

export type ShortPageContent = ReturnType<typeof loadShortPage>

type Point = { title: string; text: string }

/** A page with all its words in one language, so that no reader's browser has to fetch the words of all the others. */
export function loadShortPage(page: ShortPage, language: Language, delivery: { city: string; miles: number }) {
  const t = translator(language)
  const { title, lead, points } = allWords[language].pages[page.id]
  const said = (key: WordKey | undefined) => key && t(key)
  const worded = ({ to, words }: Way): WordedWay => ({ to, label: t(words) })
  const links: Record<string, readonly Way[]> = page.links ?? {}
  return {
    title: fillIn(title, delivery),
    lead: fillIn(lead, delivery),
    badge: said(page.badge),
    note: said(page.note),
    points: Object.entries<Point>(points).map(([key, point]) => ({
      title: point.title,
      text: fillIn(point.text, delivery),
      ways: (links[key] ?? []).map(worded),
    })),
    mission: page.id === 'about' ? allWords[language].pages.frame.mission : undefined,
    nextStep: t('pages.frame.nextStep'),
    ways: page.ways.map(worded),
    face: page.face,
    pose: page.pose,
  }
}
