import type { Language } from '#i18n/languages.ts'
import type { AboutAsked } from '#server/chat/turn.ts'
import type { Communities } from '#server/communities/communities.ts'
import { bullets, link, paragraphs, phoneLink } from '../markup.ts'
import { say } from '../say.ts'

const abilities = ['pay', 'copay', 'check', 'local', 'deals'] as const

/** What Navi is, can do, costs and keeps. */
export function createAboutNavi({ findService }: Pick<Communities, 'findService'>) {
  const texts: Record<AboutAsked, (language: Language) => string> = {
    navi: (language) =>
      paragraphs(say[language]('chatTalk.about.navi'), link(say[language]('chatTalk.about.aboutLink'), '/aboutus')),
    abilities: (language) =>
      paragraphs(
        say[language]('chatTalk.about.abilities'),
        bullets(abilities.map((ability) => say[language](`chatTalk.about.ability.${ability}`))),
        say[language]('chatTalk.about.abilitiesNot'),
      ),
    cost: (language) => say[language]('chatTalk.about.cost'),
    privacy: (language) =>
      paragraphs(
        say[language]('chatTalk.about.privacy'),
        say[language]('chatTalk.about.privacyMore'),
        link(say[language]('chatTalk.about.privacyLink'), '/privacypolicy'),
      ),
    human: (language) => paragraphs(say[language]('chatTalk.about.human'), bullets(people(language))),
    trust: (language) => say[language]('chatTalk.about.trust'),
    contact: (language) =>
      paragraphs(
        say[language]('chatTalk.about.contact'),
        link(say[language]('chatTalk.about.contactLink'), '/contactus'),
        bullets(people(language)),
      ),
  }

  function people(language: Language): string[] {
    const t = say[language]
    const phone = findService('us-211', language)?.phone_number
    const local = phone ? [t('chatTalk.about.people.local', { phone: phoneLink(phone) })] : []
    return [...local, t('chatTalk.about.people.program'), t('chatTalk.about.people.medicine')]
  }

  return (about: AboutAsked, language: Language): string => texts[about](language)
}
