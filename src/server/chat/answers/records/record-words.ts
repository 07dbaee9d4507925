import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import type { Tells } from '#server/chat/understand/cards/points-asked.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs, phoneLink } from '../markup.ts'
import { reachLine, recordLink } from '../medicine/reach-line.ts'
import type { RecordFacts } from './record-facts.ts'
import { answeringSentences } from './telling-sentences.ts'

/** All that a record says that a reader needs, what tells what is asked first. */
export function detailAnswer(facts: RecordFacts, { language }: Understood, tells: Tells = () => 0): Answer {
  const t = translators[language]
  const answering = answeringSentences([...facts.details, ...facts.papers], tells)
  const hours =
    facts.hours && t(`chatMedicine.record.${facts.ref.kind === 'service' ? 'open' : 'hours'}`, { hours: facts.hours })
  const others = facts.details.filter((detail) => !answering.some((sentence) => detail.includes(sentence)))
  const lines = [...answering, ...facts.caveats, ...(hours ? [hours] : []), ...others]
  return answerOf(
    paragraphs(`**${facts.name}**\n${facts.item.line}`, bullets(lines), reachLine(facts.item, language)),
    { ...shownRecord(facts), suggestions: suggestionsOf(facts, 'phone', t) },
  )
}

/** That a record does not say what is asked, and where to ask; the words of a service too, where they were not told just now. */
export function silentAnswer(facts: RecordFacts, understood: Understood, { shown }: TalkContext): Answer {
  const { language } = understood
  const silent = translators[language]('chatMedicine.record.silent')
  const told = detailAnswer(facts, understood)
  const isTold = facts.ref.kind === 'program' || (shown.length === 1 && shown[0]?.id === facts.ref.id)
  const text = isTold
    ? paragraphs(`**${facts.name}**\n${silent}`, reachLine(facts.item, language))
    : paragraphs(silent, told.text)
  return { ...told, text }
}

/** The number to call; where there is none the page, and the number of another that helps too. */
export function phoneAnswer(facts: RecordFacts, { language }: Understood, other?: RecordFacts): Answer {
  const t = translators[language]
  const { name, item, hours, caveats } = facts
  const text = item.phone_number
    ? paragraphs(
        t('chatMedicine.record.call', { name, phone: phoneLink(item.phone_number) }),
        hours && t('chatMedicine.record.hours', { hours }),
        ...caveats,
      )
    : paragraphs(
        t('chatMedicine.record.noPhone', { name }),
        startAt(facts, language),
        other?.item.phone_number &&
          t('chatMedicine.record.call', { name: other.name, phone: phoneLink(other.item.phone_number) }),
      )
  return answerOf(text, { ...shownRecord(facts), suggestions: suggestionsOf(facts, 'form', t) })
}

/** The form, or how to get one. */
export function formAnswer(facts: RecordFacts, { language }: Understood): Answer {
  const t = translators[language]
  const { name, item } = facts
  const { form_link, phone_number } = item
  const text = form_link
    ? paragraphs(
        t('chatMedicine.record.form', { name }),
        link(t('programs.openForm'), form_link),
        t('chatMedicine.record.formHelp'),
      )
    : paragraphs(
        t('chatMedicine.record.noForm', { name }),
        phone_number && `${t('chatMedicine.record.askByPhone')} ${phoneLink(phone_number)}`,
        startAt(facts, language),
      )
  return answerOf(text, { ...shownRecord(facts), suggestions: suggestionsOf(facts, 'papers', t) })
}

/** The papers that the record of a program names; where it names none what forms often ask, and whom to ask. */
export function papersAnswer(facts: RecordFacts | undefined, { language }: Understood): Answer {
  const t = translators[language]
  const points = ['medicine', 'income', 'insurance', 'home'] as const
  const common = points.map((point) => t(`pages.papers.points.${point}.title`))
  const named = facts?.papers ?? []
  const text = paragraphs(
    facts
      ? t(named.length > 0 ? 'chatMedicine.papers.named' : 'chatMedicine.papers.ask', { name: facts.name })
      : t('chatMedicine.papers.which'),
    bullets(named),
    facts && reachLine(facts.item, language),
    t(named.length > 0 ? 'chatMedicine.papers.alsoCommon' : 'chatMedicine.papers.common'),
    bullets(common),
    link(t('chatMedicine.papers.more'), '/paperworkassistance'),
  )
  if (!facts) return answerOf(text, { asks: 'drug' })
  return answerOf(text, { ...shownRecord(facts), suggestions: suggestionsOf(facts, 'form', t) })
}

function shownRecord({ item, ref }: RecordFacts): Pick<Answer, 'items' | 'shown'> {
  return { items: [item], shown: [ref] }
}

function startAt({ item }: RecordFacts, language: Language): string {
  const page = recordLink(item, language)
  return page && `${translators[language]('chatMedicine.record.startAtSite')} ${page}`
}

/** What may be asked next of a record; services and vendors have no forms or papers. */
function suggestionsOf(
  { ref }: RecordFacts,
  first: 'phone' | 'form' | 'papers',
  t: (typeof translators)[Language],
): string[] {
  if (ref.kind !== 'program') return [t('chatMedicine.suggest.source'), t('chatMedicine.suggest.card')]
  return [t(`chatMedicine.suggest.${first}`), t('chatMedicine.suggest.incomeRule'), t('chatMedicine.suggest.source')]
}
