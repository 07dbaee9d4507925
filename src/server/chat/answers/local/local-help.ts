import type { ServiceCard, ServicesReply } from '#contract/communities.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { lacksCar } from '#server/chat/understand/needs/lacks-car.ts'
import type { Communities } from '#server/communities/communities.ts'
import { answerOf } from '../answerer.ts'
import { bullets, paragraphs } from '../markup.ts'
import { mostCards } from '../short.ts'
import { serviceItem } from './local-items.ts'
import { askForNeed, headOf, personLine, type ServiceQuery, seeAll, serviceLine } from './local-words.ts'

const foundAtOnce = 10

type Found = Omit<ServicesReply, 'response_code'> & { query: ServiceQuery }
/** The words above a list, and whether there is more of it than is shown. */
type List = { head: string; isMore: boolean }
type Wanted = Pick<Understood, 'need' | 'category' | 'place' | 'language'>

/** Finds help near a person: three services at a time, best first. */
export function createLocalHelp(communities: Communities) {
  /** The words alone choose: their category would hide what other kinds of help do about them. */
  async function search({ need, category, place, language }: Wanted, page: number): Promise<Found> {
    const find = async (query: ServiceQuery): Promise<Found> => {
      const near = { ...query, ...(place && { place }) }
      return { ...(await communities.search({ ...near, page }, language)), query: near }
    }
    const found = await find(need ? { q: need } : {})
    return (need && found.total > 0) || !category ? found : find({ category })
  }

  function services(found: Found, shown: ServiceCard[], wanted: Wanted, { head, isMore }: List): Answer {
    const { language } = wanted
    const t = translators[language]
    return answerOf(
      paragraphs(
        head,
        !found.has_local && personLine(communities, language),
        bullets(shown.map((service) => serviceLine(service, found.place, language))),
        isMore && seeAll(found, language),
      ),
      {
        items: shown.map(serviceItem),
        shown: shown.map(({ service_id }) => ({ kind: 'service', id: service_id })),
        suggestions: [
          isMore && t('chatTalk.local.more'),
          t('chatMedicine.suggest.phone'),
          t('chatMedicine.suggest.card'),
        ].filter((suggestion) => suggestion !== false),
      },
    )
  }

  async function nearPlace(wanted: Wanted & { text: string }): Promise<Answer> {
    const found = await search(wanted, 1)
    if (found.unknown_place) return askPlace(wanted, translators[wanted.language]('chatTalk.local.unknownPlace'))
    if (found.total === 0) return nothing(found, wanted)
    const head = paragraphs(
      wanted.category === 'food' && lacksCar(wanted.text) && translators[wanted.language]('chatTalk.local.noCar'),
      headOf(found, wanted.language),
    )
    const list = { head, isMore: found.total > mostCards }
    return services(found, found.services.slice(0, mostCards), wanted, list)
  }

  /** Local groups are left out: without a place they may be those of another city. */
  async function anywhere(wanted: Wanted): Promise<Answer> {
    const t = translators[wanted.language]
    const found = await search(wanted, 1)
    const shown = found.services.filter(({ reach }) => reach === 'national').slice(0, mostCards)
    if (shown.length === 0) return askPlace(wanted, t('chatTalk.local.askPlace'))
    const answer = services(found, shown, wanted, { head: t('chatTalk.local.everywhere'), isMore: false })
    return { ...answer, text: paragraphs(answer.text, t('chatTalk.local.askPlace')), asks: 'place' }
  }

  function askPlace({ language }: Wanted, question: string): Answer {
    return answerOf(paragraphs(question, personLine(communities, language)), { asks: 'place' })
  }

  function nothing({ place }: Found, { language }: Wanted): Answer {
    const t = translators[language]
    const said = place ? t('chatTalk.local.noneNear', { place: place.label }) : t('chatTalk.local.none')
    return answerOf(paragraphs(said, personLine(communities, language)), {
      suggestions: [t('chatTalk.local.needs.food'), t('chatTalk.local.needs.rent')],
    })
  }

  return {
    /** Help for what is needed, near where the person lives; asks for what is missing. */
    answer(understood: Understood): Answer | Promise<Answer> {
      const { need, category, place, unknownPlace, language } = understood
      if (unknownPlace) return askPlace(understood, translators[language]('chatTalk.local.unknownPlace'))
      if (!need && !category) return askForNeed(communities.findPlace(place, language), language)
      return place ? nearPlace(understood) : anywhere(understood)
    },

    /** The next services of the list before. */
    async more(understood: Understood, before: TalkContext): Promise<Answer> {
      const { language } = understood
      const t = translators[language]
      const wanted = {
        language,
        need: understood.need || before.need,
        category: understood.category ?? before.category,
        place: understood.place || before.place,
      }
      if (!wanted.place) return askPlace(wanted, t('chatTalk.local.askPlace'))
      const from = before.page * mostCards
      const page = Math.floor(from / foundAtOnce) + 1
      const found = await search(wanted, page)
      const following = from % foundAtOnce > foundAtOnce - mostCards ? await search(wanted, page + 1) : undefined
      const listed = [...found.services, ...(following?.services ?? [])]
      const shown = listed.slice(from % foundAtOnce, (from % foundAtOnce) + mostCards)
      if (shown.length === 0) {
        return answerOf(paragraphs(t('chatTalk.local.noMore'), personLine(communities, language)))
      }
      const isMore = from + shown.length < found.total
      return services(found, shown, wanted, { head: t('chatTalk.local.next'), isMore })
    },
  }
}
