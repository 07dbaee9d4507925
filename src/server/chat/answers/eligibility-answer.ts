import type { Topic } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { type Eligibility, eligibilityWords } from '#server/eligibility/eligibility.ts'
import { topicsToAsk } from '#server/eligibility/next-topic.ts'
import { countFits } from '#server/eligibility/summary.ts'
import { freeKinds } from '#server/programs/program-kinds.ts'
import type { Answer, TalkContext, Understood } from '../turn.ts'
import { answerOf } from './answerer.ts'
import { drugName } from './drug-name.ts'
import { link, paragraphs } from './markup.ts'
import { programBlock } from './program-block.ts'
import { mostOptions, shownPrograms } from './program-list.ts'
import { federalNote, helpFor, noProgram } from './programs-answer.ts'
import type { ProgramsFor } from './programs-for.ts'
import { say } from './say.ts'
import { fitting } from './several-answer.ts'

const mostChoices = 4
const mostReasons = 2

/** How the programs of a medicine fit what is known, the best of them and why, and the one question that settles most. */
export function createEligibilityAnswer(eligibility: Eligibility, programs: ProgramsFor) {
  return (drug: Drug, understood: Understood, before: TalkContext): Answer => {
    const { language, facts } = understood
    const t = say[language]
    const cards = programs.ofDrug(drug, understood)
    const help = helpFor(drug, understood, programs)
    const best = [...help, ...programs.fitting(drug, understood)].find(canBeReached)
    const others = help.filter((card) => card !== best)
    if (!best || fitting(cards).length === 0)
      return withChange(noProgram(drug, understood, programs), cards[0], understood)
    const named = eligibility.check(drug, facts).filter(({ medicine }) => medicine)
    const known = Object.keys(facts) as Topic[]
    const [topic] = topicsToAsk(named, known)
    const fits = countFits(cards.map(({ status }) => ({ fit: status })))
    const name = drugName(drug, language)
    const result = eligibilityWords[language].result({ ...fits, drug: name })
    const also = others.filter(({ kind }) => freeKinds.includes(kind)).slice(0, 1)
    const text = paragraphs(
      t('chatMedicine.eligibility.checked', { drug: name, count: cards.length, result }),
      federalNote(understood),
      t(known.length > 0 ? 'chatMedicine.eligibility.best' : 'chatMedicine.eligibility.first'),
      programBlock(best, language, reasons(best)),
      also.length > 0 && t('chatMedicine.also'),
      ...also.map((card) => programBlock(card, language)),
      topic ? questionOf(topic, understood, before) : t('chatMedicine.eligibility.done'),
      link(t('chatMedicine.eligibility.all'), `/checkeligibility?drug=${drug.id}`),
    )
    return answerOf(text, {
      ...shownPrograms([best, ...others, ...cards.filter(({ status }) => status === 'not_now')].slice(0, mostOptions)),
      suggestions: topic ? choicesOf(topic, understood) : nextSuggestions(understood),
      asks: topic ?? null,
    })
  }
}

/** The rules that the person meets, as far as they say more than that the medicine is named. */
function reasons({ findings, coverage_requirement }: ProgramCard): string[] {
  const met = findings.filter(({ rule, result }) => result === 'met' && rule !== 'medicine' && rule !== 'citizenship')
  const texts = met.map(({ text }) => text).filter((text) => text !== coverage_requirement)
  return texts.slice(0, mostReasons)
}

/** The question of a topic, in other words where it was asked just before and not understood. */
function questionOf(topic: Topic, { language }: Understood, { asks }: TalkContext): string {
  const question = eligibilityWords[language].questions[topic]
  return `**${asks === topic ? question.again : question.ask}** ${question.hint}`
}

function choicesOf(topic: Topic, { language }: Understood): string[] {
  return (eligibilityWords[language].choices[topic] ?? []).slice(0, mostChoices)
}

function nextSuggestions({ language }: Understood): string[] {
  const t = say[language]
  return [
    t('chatMedicine.suggest.phone'),
    t('chatMedicine.suggest.papers'),
    t('chatMedicine.suggest.form'),
    t('chatMedicine.suggest.card'),
  ]
}

/** What would turn a "not now" of the medicine's best program; nobody should change insurance for it. */
function withChange(answer: Answer, card: ProgramCard | undefined, { language }: Understood): Answer {
  const change = card?.findings.find((finding) => finding.change && finding.rule !== 'insurance')?.change
  if (!card || !change) return answer
  const line = `${say[language]('chatMedicine.eligibility.change')} **${card.program_name}**. ${change}`
  return { ...answer, text: paragraphs(answer.text, line) }
}

/** Nothing is called the best that gives no way to go on. */
function canBeReached({ phone_number, program_url, form_link }: ProgramCard): boolean {
  return Boolean(phone_number || program_url || form_link)
}
