import { type AppLoadContext, data } from 'react-router'
import type { CardItem } from '#contract/cards.ts'
import { kindOfCard } from '#i18n/card-words.ts'
import { mostSaved } from '#web/features/site/saved/saved-store.ts'
import { cardAddress } from '#web/features/site/saved/share-card.ts'
import { allWords, translator } from '#web/translator.server.ts'
import type { Card } from './card.ts'

/** The card of `?items=`, as far as the catalogue still offers its items. Without `items`: the page of saved cards. */
export function loadCard(request: Request, { services, language, origin }: AppLoadContext) {
  const t = translator(language)
  const { retailers } = services.config.operator
  const words = { cards: allWords[language].cards }
  const asked = new URL(request.url).searchParams.get('items')
  if (asked === null) return data({ meta: wordsOf('savedCards'), words, retailers, card: null, gone: 0 })

  const ids = [...new Set(asked.split(',').map((id) => id.trim()))].filter((id) => id !== '').slice(0, mostSaved)
  const items = ids.flatMap((id) => services.cards.findById(id, language) ?? [])
  const card: Card = {
    special_type: items.every(({ kind }) => kind === 'vendor') ? 'specialCommunity' : 'programs',
    items,
    url: origin + cardAddress(items.map(({ item_id }) => item_id)),
    sends: services.sends,
  }
  return data(
    {
      meta: items.length > 0 ? wordsOfCard(items) : wordsOf('cardGone'),
      words,
      retailers,
      card,
      gone: ids.length - items.length,
    },
    // The choice of one person is nothing to keep, and nothing to find by search.
    { status: items.length > 0 ? 200 : 404, headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  )

  function wordsOfCard(items: CardItem[]) {
    return { title: t(`cards.kind.${kindOfCard(items)}`), description: t('heads.card.description') }
  }

  function wordsOf(page: 'cardGone' | 'savedCards') {
    return { title: t(`heads.${page}.title`), description: t(`heads.${page}.description`) }
  }
}

export type CardData = ReturnType<typeof loadCard>['data']
