import type { ParseKeys, TFunction } from 'i18next'
import type { ShortPage } from './short-pages.ts'
import type { Way } from './ways.ts'

/** A way on with its words. */
export type WordedWay = { to: string; label: string }

export type ShortPageContent = ReturnType<typeof shortPageContent>

/**
 * A page with all its words, in the language of `t`. Made on the server, so that no reader's browser
 * has to fetch the words of all the other pages.
 */
export function shortPageContent(page: ShortPage, t: TFunction, delivery: { city: string; miles: number }) {
  const { title, lead, points } = t(`pages.${page.id}`, { returnObjects: true, ...delivery })
  const said = (key: ParseKeys | undefined) => (key ? String(t(key)) : undefined)
  const worded = ({ to, words }: Way): WordedWay => ({ to, label: String(t(words)) })
  const links: Record<string, readonly Way[]> = page.links ?? {}
  return {
    title,
    lead,
    badge: said(page.badge),
    note: said(page.note),
    points: Object.entries(points).map(([key, point]) => ({ ...point, ways: (links[key] ?? []).map(worded) })),
    mission: page.id === 'about' ? t('pages.frame.mission', { returnObjects: true }) : undefined,
    nextStep: t('pages.frame.nextStep'),
    ways: page.ways.map(worded),
    face: page.face,
    pose: page.pose,
  }
}
