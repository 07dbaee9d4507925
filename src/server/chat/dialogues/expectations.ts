import type { PersonFacts, Range } from '#contract/eligibility.ts'
import type { Answered } from '#server/chat/chat.ts'
import { fold } from '#text/fold.ts'
import type { Expectation } from './read-dialogues.ts'

type Holds = (value: string, answered: Answered) => boolean

/** Every kind of expectation, and whether an answer meets it. */
const checks = new Map(
  Object.entries<Holds>({
    intent: (value, { understood }) => value.split('|').includes(understood.intent),
    drug: (value, { understood }) => understood.drugs.includes(value),
    'no-drug': (_, { understood }) => understood.drugs.length === 0,
    guess: (value, { understood }) => understood.guesses.includes(value),
    place: (value, { understood }) => fold(understood.place).includes(fold(value)),
    category: (value, { understood }) => understood.category === value,
    rule: (value, { understood }) => understood.rule === value,
    about: (value, { understood }) => value.split('|').includes(understood.about ?? ''),
    advice: (value, { understood }) => value.split('|').includes(understood.advice ?? ''),
    emergency: (value, { understood }) =>
      value.split('|').some((kind) => understood.emergencies.some((it) => it === kind)),
    kind: (value, { reply }) => reply.kind === value,
    language: (value, { reply }) => reply.language === value,
    asks: (value, { answer }) => value.split('|').includes(answer.asks ?? ''),
    record: (value, { answer }) => shownIds(answer).has(value),
    'no-record': (value, { answer }) => !shownIds(answer).has(value),
    fact: (value, { understood }) => hasFact(value, understood.facts),
    'no-fact': (value, { understood }) => understood.facts[value as keyof PersonFacts] === undefined,
    options: (_, { answer }) => answer.options.length > 0,
    cards: (_, { answer }) => answer.items.length > 0,
    says: (value, { reply }) => new RegExp(value, 'i').test(reply.result),
    not: (value, { reply }) => !new RegExp(value, 'i').test(reply.result),
    phone: (value, { reply }) => reply.result.includes(value),
  }),
)

/** The expectations that an answer does not meet. */
export function unmet(expectations: Expectation[], answered: Answered): Expectation[] {
  return expectations.filter(({ what, value }) => {
    const holds = checks.get(what)
    if (!holds) throw new Error(`No such expectation: ${what}`)
    return !holds(value, answered)
  })
}

function shownIds({ shown, options, items }: Answered['answer']): Set<string> {
  return new Set([...shown, ...options, ...items.map(({ item_id }) => ({ id: item_id }))].map(({ id }) => id))
}

function hasFact(text: string, facts: PersonFacts): boolean {
  const [name = '', value = ''] = text.split('=')
  const fact = facts[name as keyof PersonFacts]
  if (Array.isArray(fact)) return value.split(',').every((kind) => fact.some((has) => has === kind))
  if (typeof fact === 'object') return isIn(fact, Number(value))
  return String(fact) === value
}

/** Within three in a hundred: a week's pay makes a year in more than one way. */
function isIn({ from, to }: Range, value: number): boolean {
  return value >= from * 0.97 && (to === null || value <= to * 1.03)
}
