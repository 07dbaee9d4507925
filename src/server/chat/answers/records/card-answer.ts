import { translators } from '#i18n/translators.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs } from '../markup.ts'
import type { RecordFacts } from './record-facts.ts'

/** A link to the card of these records, and how to send it on. */
export function cardAnswer(records: RecordFacts[], { language }: Understood): Answer {
  const t = translators[language]
  const ids = records.map(({ ref }) => encodeURIComponent(ref.id)).join(',')
  const text = paragraphs(
    t('chatMedicine.card.made', { count: records.length }),
    bullets(records.map(({ name }) => name)),
    link(t('chatMedicine.card.open'), `/digitalcard?items=${ids}`),
    t('chatMedicine.card.how'),
  )
  return answerOf(text, {
    shown: records.map(({ ref }) => ref),
    suggestions: [t('chatMedicine.suggest.phone'), t('chatMedicine.suggest.papers')],
  })
}
