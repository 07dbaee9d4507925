import type { AppLoadContext } from 'react-router'
import { translator } from '#web/translator.server.ts'
import { categories } from '../categories.ts'

/** The kinds of help with how many services we hold of each, in words. */
export function loadLocalHelp({ services, language }: AppLoadContext) {
  const t = translator(language)
  const counts = services.communities.countByCategory()
  return {
    meta: { title: t('heads.localHelp.title'), description: t('heads.localHelp.description') },
    title: t('localHelp.title'),
    lead: t('localHelp.lead'),
    kinds: t('localHelp.kinds'),
    rules: t('localHelp.rules'),
    points: categories.map(({ category }) => ({
      category,
      title: t(`communities.category.${category}`),
      text: t(`localHelp.points.${category}`),
      count: t('localHelp.count', { count: counts[category] }),
    })),
  }
}

export type LocalHelp = ReturnType<typeof loadLocalHelp>
