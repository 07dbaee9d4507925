import type { PersonFacts } from '#contract/eligibility.ts'
import type { KnowledgeCard, KnowledgeItem } from '#contract/knowledge.ts'
import type { IncomeRule } from '#contract/programs.ts'
import type { Provenance } from '#contract/sources.ts'
import type { Language } from '#i18n/languages.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { PovertyGuidelines } from '#server/catalogue/files/read-guidelines.ts'
import { freshnessOf } from '#server/catalogue/freshness.ts'
import { newestDate, provenanceOf } from '#server/catalogue/provenance.ts'
import { checkIncome } from '#server/eligibility/check-income.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { createLimits } from '#server/eligibility/income-limit.ts'

/** How an answer is told: in which language, and with the figures of which year in the place of their names. */
type Telling = { language: Language; fill: (text: string) => string }

type Sourced = Telling & { isLinked: (url: string) => boolean; day: string }

/** What a list shows of an answer. */
export function knowledgeItem(card: Knowledge, { language, fill }: Telling): KnowledgeItem {
  const { id, subject, show, questions } = card
  return { id, subject, question: fill(questions[language][0] ?? ''), answered: show === 'answer' }
}

/** All that leaves the server of an answer: of one that we only point to, neither answer nor next step. */
export function knowledgeCard(card: Knowledge, telling: Sourced): KnowledgeCard {
  const { questions, answer, then_ask, next_step, phone, website, valid, states } = card
  const { language, fill, isLinked, day } = telling
  const said = (words: Record<Language, string> | undefined) => (words ? fill(words[language]) : null)
  return {
    ...knowledgeItem(card, telling),
    other_questions: questions[language].slice(1).map(fill),
    answer: said(answer),
    then_ask: said(then_ask),
    next_step: said(next_step),
    phone,
    website,
    emergency: card.emergency ?? false,
    not_advice: card.not_advice ?? false,
    look_first: isUnsettled(card, day),
    valid_to: valid.to,
    states,
    ...provenanceOfAnswer(card, isLinked),
  }
}

/** What readers learn of where an answer comes from: much of it from files that they can't be sent to, and that are dated. */
export function provenanceOfAnswer(card: Knowledge, isLinked: (url: string) => boolean): Provenance {
  const facts = provenanceOf(card, isLinked)
  const source_date = newestDate(card.sources)
  return {
    ...facts,
    unlinked_sources: card.sources.length - facts.sources.length,
    source_date,
    freshness: freshnessOf({ source_date, checked_on: card.checked_on, watched: card.watched ?? [] }),
  }
}

/** Whether a person should have looked at it by this day, and has not. */
function isUnsettled({ look_first, check_by, checked_on }: Knowledge, day: string): boolean {
  const wasChecked = checked_on !== null && (!check_by || checked_on >= check_by)
  return !wasChecked && Boolean(look_first || (check_by && check_by < day.slice(0, check_by.length)))
}

/** Findings that hold an income against a limit in dollars. */
const compared = new Set(['income_under', 'income_over', 'income_near', 'income_in_most'])

/**
 * Builds what is said of a home's income where an answer has a limit: "Your home has about $24,000 a year. The limit for 1
 * person is $23,940." Nothing where the income, or what the limit is for this home, is not known.
 */
export function createIncomeLine(guidelines: PovertyGuidelines) {
  const limits = createLimits(guidelines)
  return (rule: IncomeRule, facts: PersonFacts, language: Language): string | null => {
    const { why } = checkIncome(rule, facts, limits)
    return facts.household_size !== undefined && compared.has(why.code) ? eligibilityWords[language].why(why) : null
  }
}
