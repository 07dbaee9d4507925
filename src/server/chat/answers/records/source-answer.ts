import type { Provenance } from '#contract/sources.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { siteName } from '#text/site-name.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs } from '../markup.ts'
import type { RecordFacts } from './record-facts.ts'

/** Sites that are named of one record. */
const mostSites = 3

/** Where the facts of these records come from, how old they are and who has checked them. */
export function sourceAnswer(records: RecordFacts[], { language }: Understood): Answer {
  const t = translators[language]
  const parts = records.map((record) => sourceBlock(record, language))
  return answerOf(paragraphs(t('chatMedicine.source.lead'), ...parts), {
    items: records.map(({ item }) => item),
    shown: records.map(({ ref }) => ref),
    suggestions: [t('chatMedicine.suggest.phone'), t('chatMedicine.suggest.qualify'), t('chatMedicine.suggest.card')],
  })
}

/** Where the facts of one record come from. */
export function sourceBlock({ name, provenance, caveats }: RecordFacts, language: Language): string {
  const lines = [sourceWords(provenance, language), sitesOf(provenance, language), ...caveats]
  return [`### ${name}`, bullets(lines.filter(Boolean))].join('\n')
}

/** How old a record's facts are, whether one of us has checked them, and in Spanish whether a person has read them. */
function sourceWords({ source_date, checked_on, spanish_reviewed }: Provenance, language: Language): string {
  const t = translators[language]
  return [
    source_date
      ? t('programs.sourceDated', { date: dateInWords(source_date, language) })
      : t('programs.sourceDateUnknown'),
    checkedWords(checked_on, language),
    language === 'es' && !spanish_reviewed && t('programs.spanishUnreviewed'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether one of us has opened the page or called. */
export function checkedWords(checked_on: string | null, language: Language): string {
  const t = translators[language]
  return checked_on ? t('programs.lastChecked', { date: dateInWords(checked_on, language) }) : t('programs.notChecked')
}

function sitesOf({ sources, unlinked_sources }: Provenance, language: Language): string {
  const t = translators[language]
  const sites = [...new Map(sources.map(({ url }) => [siteName(url), url]))].slice(0, mostSites)
  const links = sites.map(([site, url]) => link(site, url)).join(', ')
  return [
    links && `${t('programs.source', { count: sites.length })} ${links}.`,
    unlinked_sources > 0 && t('programs.unlinked', { count: unlinked_sources }),
  ]
    .filter(Boolean)
    .join(' ')
}
