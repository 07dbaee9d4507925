import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { AboutAsked } from '#server/chat/turn.ts'
import type { Communities } from '#server/communities/communities.ts'
import { personLine } from '../local/local-words.ts'
import { bullets, link, paragraphs } from '../markup.ts'

const abilities = ['pay', 'copay', 'check', 'local', 'deals'] as const

/** What Navi is, can do, costs and keeps. */
export function createAboutNavi(communities: Pick<Communities, 'findService'>) {
  const texts: Record<AboutAsked, (language: Language) => string> = {
    navi: (language) =>
      paragraphs(
        translators[language]('chatTalk.about.navi'),
        link(translators[language]('chatTalk.about.aboutLink'), '/aboutus'),
      ),
    abilities: (language) =>
      paragraphs(
        translators[language]('chatTalk.about.abilities'),
        bullets(abilities.map((ability) => translators[language](`chatTalk.about.ability.${ability}`))),
        translators[language]('chatTalk.about.abilitiesNot'),
      ),
    cost: (language) => translators[language]('chatTalk.about.cost'),
    privacy: (language) =>
      paragraphs(
        translators[language]('chatTalk.about.privacy'),
        translators[language]('chatTalk.about.privacyMore'),
        link(translators[language]('chatTalk.about.privacyLink'), '/privacypolicy'),
      ),
    human: (language) => paragraphs(translators[language]('chatTalk.about.human'), bullets(people(language))),
    trust: (language) => translators[language]('chatTalk.about.trust'),
    contact: (language) =>
      paragraphs(
        translators[language]('chatTalk.about.contact'),
        link(translators[language]('chatTalk.about.contactLink'), '/contactus'),
        bullets(people(language)),
      ),
  }

  function people(language: Language): string[] {
    const t = translators[language]
    const local = personLine(communities, language, 'chatTalk.about.people.local')
    return [local, t('chatTalk.about.people.program'), t('chatTalk.about.people.medicine')].filter(Boolean)
  }

  return (about: AboutAsked, language: Language): string => texts[about](language)
}
