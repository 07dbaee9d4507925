import type { PersonFacts, Range, Topic } from '#contract/eligibility.ts'
import type { EligibilityWords } from './eligibility-words.ts'

/** What a language must give, so that answers can be said and confirmed in it. */
type AnswerWords = {
  answers: { [Each in Topic]: (value: NonNullable<PersonFacts[Each]>) => string }
  /** Exact dollars of a month and of a year. */
  income: (dollars: { month: number; year: number }) => string
  right: (read: string) => string
  changed: (earlier: string, read: string) => string
}

/** Says an answer as the list of answers does, and asks whether a reading is right. */
export function createAnswerWords(words: AnswerWords): Pick<EligibilityWords, 'answer' | 'confirm'> {
  function answer<Each extends Topic>(topic: Each, facts: PersonFacts): string {
    const value = facts[topic]
    return value === undefined ? '' : words.answers[topic](value as NonNullable<PersonFacts[Each]>)
  }

  function said(topic: Topic, now: PersonFacts): string {
    const dollars = topic === 'yearly_income' ? exactDollars(now.yearly_income) : undefined
    return dollars ? words.income({ month: Math.round(dollars / 12), year: dollars }) : answer(topic, now)
  }

  return {
    answer,

    /** Names everything that was read, so that one yes covers no more than was shown. */
    confirm(asked, before, now) {
      const learned = Object.keys(now) as Topic[]
      const read = learned.map((topic) => said(topic, now)).join(', ')
      const changed = learned.filter((topic) => topic !== asked && before[topic] !== undefined)
      const earlier = changed.map((topic) => answer(topic, before)).join(', ')
      return changed.length > 0 ? words.changed(earlier, read) : words.right(read)
    },
  }
}

function exactDollars(range: Range | undefined): number | undefined {
  return range && range.from === range.to ? range.from : undefined
}
