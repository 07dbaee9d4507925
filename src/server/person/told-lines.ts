import { toldTopic } from '#contract/choices.ts'
import type { Told, ToldLine, ToldTopic } from '#contract/person.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'

/** What is known of a person in words, a line a topic, in the order in which people are asked. */
export function toldLines(told: Told, language: Language): ToldLine[] {
  return toldTopic.options.flatMap((topic) => {
    const text = textOf(topic, told, language)
    return text ? [{ topic, label: translators[language](`person.topics.${topic}`), text }] : []
  })
}

function textOf(topic: ToldTopic, told: Told, language: Language): string {
  const t = translators[language]
  const { answer } = eligibilityWords[language]
  const { zip, city, ...facts } = told
  switch (topic) {
    case 'place':
      return [zip ?? city, facts.state].filter(Boolean).join(', ')
    case 'age':
      return facts.age ? t('person.said.age', { age: answer('age', facts) }) : ''
    case 'veteran':
      return facts.veteran === undefined ? '' : t(facts.veteran ? 'person.said.veteran' : 'person.said.notVeteran')
    default:
      return answer(topic, facts)
  }
}
