import type { ProgramCard } from '#contract/programs.ts'
import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { countFits } from '#server/eligibility/count-fits.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { answerOf } from '../answerer.ts'
import { link, paragraphs } from '../markup.ts'
import { askTopic, questionOf } from './ask-topic.ts'
import { decidingRules, newlySettled } from './deciding-rules.ts'
import { fitting, recordSuggestions, shownPrograms, startLine } from './program-list.ts'
import { federalNote, helpFor, medicaidLine, medicaidToo, noProgram } from './programs-answer.ts'
import type { ProgramsFor } from './programs-for.ts'

const mostReasons = 2

/** How the programs of a medicine fit what is known, the best of them and why, and the one question that settles most. */
export function createEligibilityAnswer(programs: ProgramsFor) {
  return (drug: Drug, understood: Understood, before: TalkContext): Answer => {
    const { language } = understood
    const t = translators[language]
    const cards = programs.ofDrug(drug, understood)
    const { cards: recommended, whyFirst } = programs.recommended(drug, understood)
    const [best] = recommended
    if (!best || fitting(cards).length === 0)
      return withChange(noProgram(drug, understood, programs), cards[0], understood)
    const topic = programs.decidingTopic(drug, understood)
    const fits = countFits(cards.map(({ status }) => ({ fit: status })))
    const name = nameInLanguage(drug, language)
    const result = eligibilityWords[language].result({ ...fits, drug: name })
    const settled = newlySettled(best, programs.one(best.program_id, [drug], { language, facts: before.facts }))
    const rules = settled.length > 0 ? settled : decidingRules(best)
    const text = paragraphs(
      rules.length === 0 && t('chatMedicine.eligibility.checked', { drug: name, count: cards.length, result }),
      medicaidLine(understood),
      startLine([best], language),
      rules.join(' '),
      !topic && medicaidToo(understood),
      whyFirst,
      federalNote(understood),
      link(t('chatMedicine.eligibility.all'), `/checkeligibility?drug=${drug.id}`),
      topic ? questionOf(topic, understood, before) : t('chatMedicine.eligibility.done'),
    )
    const listed = [...helpFor(drug, understood, programs), ...cards.filter(({ status }) => status === 'not_now')]
    return answerOf(text, {
      ...shownPrograms(listed, language, reasons),
      ...(topic ? askTopic(topic, understood) : { suggestions: recordSuggestions(understood) }),
    })
  }
}

/** The rules that the person meets, as far as they say more than that the medicine is named. */
function reasons({ findings, coverage_requirement }: ProgramCard): string[] {
  const met = findings.filter(({ rule, result }) => result === 'met' && rule !== 'medicine' && rule !== 'citizenship')
  const texts = met.map(({ text }) => text).filter((text) => text !== coverage_requirement)
  return texts.slice(0, mostReasons)
}

/** What would turn a "not now" of the medicine's best program; nobody should change insurance for it. */
function withChange(answer: Answer, card: ProgramCard | undefined, { language }: Understood): Answer {
  const change = card?.findings.find((finding) => finding.change && finding.rule !== 'insurance')?.change
  if (!card || !change) return answer
  const line = `${translators[language]('chatMedicine.eligibility.change')} **${card.program_name}**. ${change}`
  return { ...answer, text: paragraphs(answer.text, line) }
}
