import { callLines, factsOf, kindOfCard, titleOf } from '#i18n/card-words.ts'
import type { Translate } from '#i18n/translator.ts'
import type { Card } from './card.ts'

/** Opens the reader's own mail program on a mail of this card. */
export function mailLink({ items, url }: Card, t: Translate): string {
  const title = t(`cards.kind.${kindOfCard(items)}`)
  const lines = items.flatMap((item) => [
    [titleOf(item), item.phone].filter(Boolean).join(', '),
    ...factsOf(item, t),
    ...callLines(item, t),
  ])
  const body = [title, ...lines, `${t('cards.card.open')} ${url}`].join('\r\n')
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
}

/** Opens the phone's own messages. iPhones want the `&`, and Android takes it. */
export function textLink({ items, url }: Card, t: Translate): string {
  return `sms:?&body=${encodeURIComponent(`${t(`cards.kind.${kindOfCard(items)}`)}: ${url}`)}`
}
