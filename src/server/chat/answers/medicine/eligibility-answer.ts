import type { Topic } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { countFits } from '#server/eligibility/count-fits.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { answerOf } from '../answerer.ts'
import { link, paragraphs } from '../markup.ts'
import { say } from '../say.ts'
import { askTopic } from './ask-topic.ts'
import { keepsOut } from './program-block.ts'
import { shownPrograms, startLine } from './program-list.ts'
import { federalNote, helpFor, medicaidLine, noProgram } from './programs-answer.ts'
import type { ProgramsFor } from './programs-for.ts'
import { fitting } from './several-answer.ts'

const mostReasons = 2

/** How the programs of a medicine fit what is known, the best of them and why, and the one question that settles most. */
export function createEligibilityAnswer(programs: ProgramsFor) {
  return (drug: Drug, understood: Understood, before: TalkContext): Answer => {
    const { language } = understood
    const t = say[language]
    const cards = programs.ofDrug(drug, understood)
    const { cards: recommended, whyFirst } = programs.recommended(drug, understood)
    const [best] = recommended
    if (!best || fitting(cards).length === 0)
      return withChange(noProgram(drug, understood, programs), cards[0], understood)
    const topic = programs.decidingTopic(drug, understood)
    const fits = countFits(cards.map(({ status }) => ({ fit: status })))
    const name = nameInLanguage(drug, language)
    const result = eligibilityWords[language].result({ ...fits, drug: name })
    const settled = settledRules(best, programs.one(best.program_id, [drug], { language, facts: before.facts }))
    const text = paragraphs(
      settled === '' && t('chatMedicine.eligibility.checked', { drug: name, count: cards.length, result }),
      medicaidLine(understood),
      startLine([best], language),
      settled,
      whyFirst,
      federalNote(understood),
      link(t('chatMedicine.eligibility.all'), `/checkeligibility?drug=${drug.id}`),
      topic ? questionOf(topic, understood, before) : t('chatMedicine.eligibility.done'),
    )
    const listed = [...helpFor(drug, understood, programs), ...cards.filter(({ status }) => status === 'not_now')]
    return answerOf(text, {
      ...shownPrograms(listed, language, reasons),
      ...(topic ? askTopic(topic, understood) : { suggestions: nextSuggestions(understood) }),
    })
  }
}

/** The rules that the person meets, as far as they say more than that the medicine is named. */
function reasons({ findings, coverage_requirement }: ProgramCard): string[] {
  const met = findings.filter(({ rule, result }) => result === 'met' && rule !== 'medicine' && rule !== 'citizenship')
  const texts = met.map(({ text }) => text).filter((text) => text !== coverage_requirement)
  return texts.slice(0, mostReasons)
}

/** What this turn settled of a program: the rules that hold now and did not before it. */
function settledRules({ findings, rules }: ProgramCard, earlier: ProgramCard | undefined): string {
  const known = new Set(earlier?.findings.map(({ text }) => text))
  return findings
    .filter(({ rule, result, text }) => result === 'met' && keepsOut(rule, rules) && !known.has(text))
    .map(({ text }) => text)
    .join(' ')
}

/** The question of a topic, in other words where it was asked just before and not understood. */
export function questionOf(topic: Topic, { language }: Understood, { asks }: TalkContext): string {
  const question = eligibilityWords[language].questions[topic]
  return asks === topic ? `**${question.again}**` : `**${question.ask}** ${question.hint}`
}

function nextSuggestions({ language }: Understood): string[] {
  const t = say[language]
  return [t('chatMedicine.suggest.phone'), t('chatMedicine.suggest.papers'), t('chatMedicine.suggest.form')]
}

/** What would turn a "not now" of the medicine's best program; nobody should change insurance for it. */
function withChange(answer: Answer, card: ProgramCard | undefined, { language }: Understood): Answer {
  const change = card?.findings.find((finding) => finding.change && finding.rule !== 'insurance')?.change
  if (!card || !change) return answer
  const line = `${say[language]('chatMedicine.eligibility.change')} **${card.program_name}**. ${change}`
  return { ...answer, text: paragraphs(answer.text, line) }
}
