import type { Topic } from '#contract/eligibility.ts'
import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import type { WordKey } from '#i18n/translator.ts'
import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { forTaker, isOfAnother, takerNamed } from '#server/chat/patients/takers.ts'
import type { Answer, TalkContext, Understood, Who } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs, phoneLink } from '../markup.ts'
import { askInsurance, askTopic, questionOf } from './ask-topic.ts'
import { newlySettled } from './deciding-rules.ts'
import { linkedDrug } from './linked-drug.ts'
import { eachOnce, recordSuggestions, shownPrograms, startLine } from './program-list.ts'
import type { ProgramsFor } from './programs-for.ts'

/** So many medicines are answered with the name of their program; of more, each has a line of a plan. */
const mostNamed = 3
/** Medicines in a plan. */
const mostPlanned = 10

/** The kinds of programs that are asked for of each medicine, what is said of them to this person, and how to ask about one of them alone. */
export type EachDrug = {
  kinds?: ProgramKind[]
  note?: (understood: Understood) => string | null
  suggest?: WordKey
}

type Found = { drug: Drug; taker: Who | undefined; best: ProgramCard | undefined }

/** The best route and the next step for each of several medicines, in one line where it is the same, and what would change it. */
export function severalAnswer(
  drugs: Drug[],
  understood: Understood,
  before: TalkContext,
  { programs, kinds, note, suggest = 'chatMedicine.suggest.programs' }: EachDrug & { programs: ProgramsFor },
): Answer {
  const { language } = understood
  const t = translators[language]
  const planned = drugs.slice(0, mostPlanned)
  const found = planned.map((drug) => ({
    drug,
    taker: takerNamed(drug.id, understood),
    best: programs.recommended(drug, forTaker(drug.id, understood), kinds).cards[0],
  }))
  const best = eachOnce(found.flatMap((each) => each.best ?? []))
  const isSame = best.length === 1 && found.every((each) => each.best)
  // What was settled is said of the one of whom the turn tells.
  const ofOne = planned.some(({ id }) => isOfAnother(id, understood)) ? [] : best
  const settled = ofOne.flatMap((card) =>
    newlySettled(card, programs.one(card.program_id, planned, { language, facts: before.facts })),
  )
  const topic = nextTopic(planned, understood, programs)
  const text = paragraphs(
    note?.(understood),
    isSame ? t('chatMedicine.severalSame', { drugs: namesOf(planned, language) }) : leadOf(found, language),
    isSame ? startLine(best, language) : bullets(found.map((each) => lineOf(each, found.length, language))),
    isSame && settled.join(' '),
    topic ? askOf(topic, understood, before) : t(lastWords(found.length, isSame)),
  )
  const suggestions = isSame
    ? recordSuggestions(understood)
    : planned.map((drug) => t(suggest, { drug: nameInLanguage(drug, language) }))
  return answerOf(text, {
    ...shownPrograms(best, language),
    ...(topic ? askTopic(topic, understood) : { suggestions, asks: isSame ? null : 'drug' }),
  })
}

/** The insurance, else what would change the best start of one of a few medicines. */
function nextTopic(drugs: Drug[], understood: Understood, programs: ProgramsFor): Topic | undefined {
  if (understood.takenBy === 'animal') return undefined
  if (!understood.facts.insurance) return 'insurance'
  if (drugs.length > mostNamed) return undefined
  const own = drugs.filter(({ id }) => !isOfAnother(id, understood))
  return own.map((drug) => programs.decidingTopic(drug, understood)).find((topic) => topic !== undefined)
}

function askOf(topic: Topic, understood: Understood, before: TalkContext): string {
  return topic === 'insurance' ? askInsurance(understood) : questionOf(topic, understood, before)
}

function namesOf(drugs: Drug[], language: Language): string {
  return new Intl.ListFormat(language).format(drugs.map((drug) => `**${nameInLanguage(drug, language)}**`))
}

function lastWords(count: number, isSame: boolean): WordKey {
  if (isSame) return 'chatMedicine.eligibility.done'
  return count > mostNamed ? 'chatMedicine.planNext' : 'chatMedicine.severalNext'
}

function leadOf({ length: count }: Found[], language: Language): string {
  return translators[language](count > mostNamed ? 'chatMedicine.plan' : 'chatMedicine.several', { count })
}

/** The medicine, its program or in a plan the kind of help, and how to begin. */
function lineOf({ drug, taker, best }: Found, count: number, language: Language): string {
  const t = translators[language]
  const linked = linkedDrug(drug, language)
  const name = taker ? `${linked} (${t(`chatTalk.who.${taker}`)})` : linked
  if (!best) return `${name}: ${t('chatMedicine.planNone')}`
  const help = count > mostNamed ? t(`chatMedicine.route.${best.kind}`) : best.program_name
  return [`${name}: ${help}`, stepOf(best, language)].filter(Boolean).join(', ')
}

/** The number to call, or else the page to open. */
function stepOf({ phone_number, program_url }: ProgramCard, language: Language): string {
  if (phone_number) return phoneLink(phone_number)
  return program_url ? link(translators[language]('drug.open'), program_url) : ''
}
