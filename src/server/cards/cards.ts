import { type CardItem, longestCard } from '#contract/cards.ts'
import { kindOfCard } from '#i18n/card-words.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { HealthCenters } from '#server/communities/health-centers.ts'
import { AppError } from '#server/errors.ts'
import type { Sender, Sending } from '#server/outbox/sending.ts'
import type { StopList } from '#server/outbox/stop-list.ts'
import type { Config } from '#server/settings/config.ts'
import { type CardCatalogue, createCardItems, type NamedItem } from './card-items.ts'
import { cardLink, idsIn } from './card-link.ts'
import { mailOfCard, mailOfHelp } from './card-mail.tsx'

type Parts = {
  config: Config
  catalogue: CardCatalogue
  healthCenters: HealthCenters
  stopList: StopList
  sending: Sending
}

/** Makes cards of items of the catalogue and leaves them in the outbox. Every refusal is an AppError. */
export function createCards({ config, catalogue, healthCenters, stopList, sending }: Parts) {
  const items = createCardItems(catalogue, healthCenters)

  async function text(
    phone: string,
    word: `cardText.${ReturnType<typeof kindOfCard>}` | 'linkText',
    link: string,
    asker: Sender,
  ) {
    // Its rules for all countries are megabytes, and few texts are asked for.
    const { parsePhoneNumber } = await import('./phone-number.ts')
    const recipient = parsePhoneNumber(phone, config.SMS_COUNTRIES, asker.language)
    if (await stopList.has(recipient)) {
      // Counted like a send: else anyone could ask, number by number, who wants no texts.
      await sending.countRefused(recipient, asker)
      throw new AppError('number_stopped')
    }
    return sending.text(recipient, translators[asker.language](`mail.${word}`, { link }), link, asker)
  }

  function mailCard(email: string, card: CardItem[], asker: Sender) {
    const link = cardLink(asker.origin, card)
    const { retailers } = config.operator
    return sending.mail(
      email,
      (stopLink) => mailOfCard({ card, link, stopLink, retailers, ...asker }, translators[asker.language]),
      link,
      asker,
    )
  }

  function findItems(ids: string[], language: Language): CardItem[] {
    if (ids.length === 0) throw new AppError('no_data')
    if (ids.length > longestCard) throw new AppError('too_many_items')
    return [...new Set(ids)].map((id) => items.findById(id, language) ?? refuseItem())
  }

  return {
    /** The items with these ids, each once, in this order. */
    findItems,

    /** One item, where the catalogue still offers it. */
    findById: items.findById,

    /** The items that a page names, each once. */
    findNamed: (named: NamedItem[], language: Language): CardItem[] => {
      const found = named.flatMap((item) => {
        const same = items.findByNameAndLink(item, language)
        return same.length > 0 ? same : refuseItem()
      })
      const card = [...new Map(found.map((item) => [item.item_id, item])).values()]
      if (card.length > longestCard) throw new AppError('too_many_items')
      return card
    },

    mailCard,

    textCard: (phone: string, card: CardItem[], asker: Sender) =>
      text(phone, `cardText.${kindOfCard(card)}`, cardLink(asker.origin, card), asker),

    /** Texts a link to the assistant or to a card; any other link is refused. */
    textLink(phone: string, url: string, asker: Sender) {
      const { origin, pathname, searchParams } = URL.canParse(url) ? new URL(url) : refuseLink()
      if (origin !== new URL(asker.origin).origin) refuseLink()
      if (/^\/health-care-ai\/?$/.test(pathname)) return text(phone, 'linkText', `${origin}/health-care-ai/`, asker)
      if (pathname !== '/digitalcard') refuseLink()
      const card = findItems(idsIn(searchParams.get('items') ?? ''), asker.language)
      return text(phone, 'linkText', cardLink(asker.origin, card), asker)
    },

    /** Mails the card with these ids as far as the catalogue has them; without any, the link to help near the reader. */
    mailLastCard(email: string, ids: string[], asker: Sender) {
      const known = ids.slice(0, longestCard).flatMap((id) => items.findById(id, asker.language) ?? [])
      if (known.length > 0) return mailCard(email, known, asker)
      const link = `${asker.origin}/localcommunity`
      return sending.mail(
        email,
        (stopLink) =>
          mailOfHelp({ link, stopLink, retailers: config.operator.retailers, ...asker }, translators[asker.language]),
        link,
        asker,
      )
    },
  }
}

function refuseItem(): never {
  throw new AppError('unknown_item')
}

function refuseLink(): never {
  throw new AppError('foreign_link')
}
