import type { Topic } from '#contract/eligibility.ts'
import type { Check } from './check-program.ts'

/** How likely an answer is to rule a program out, by our reading of the rules: few who search lack a prescription. */
const weight: Record<Topic, number> = {
  insurance: 1,
  household_size: 0.6,
  yearly_income: 0.6,
  state: 0.3,
  age: 0.3,
  veteran: 0.1,
  prescription: 0.1,
}
const order = Object.keys(weight) as Topic[]

/** The topics that would still settle something, the one that settles most first. `closed` are not asked again. */
export function topicsToAsk(checks: Pick<Check, 'fit' | 'findings'>[], closed: readonly Topic[]): Topic[] {
  const open = checks.filter(({ fit }) => fit === 'may')
  const count = (topic: Topic) =>
    open.filter(({ findings }) => findings.some(({ asks }) => asks.includes(topic))).length
  return order
    .map((topic) => ({ topic, score: closed.includes(topic) ? 0 : count(topic) * weight[topic] }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic)
}
