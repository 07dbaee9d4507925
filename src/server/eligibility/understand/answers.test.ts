import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { PersonFacts, Range, Topic } from '#contract/eligibility.ts'
import { understand } from './understand.ts'
import type { Understanding } from './understanding.ts'

type Answer = { topic: Topic; text: string; expected: string }

const states: Record<string, string> = { '14604': 'NY', '90012': 'CA', '00901': 'PR', '33125': 'FL', '62701': 'IL' }
const outside = { year: 2026, stateOfZip: (zip: string) => states[zip] }

test.each(['answers.csv', 'answers-held-out.csv'])('%s is read right, and the rest is asked again', (file) => {
  const answers: Answer[] = parse(readFileSync(new URL(file, import.meta.url)), { columns: true, bom: true })
  const results = answers.map(({ topic, text, expected }) => {
    return { topic, text, expected, read: notation(topic, understand(topic, text, outside)) }
  })
  const wrong = results.filter(({ read, expected }) => read !== expected)
  const share = 1 - wrong.length / results.length
  process.stdout.write(`${file}: ${(100 * share).toFixed(1)} % of ${results.length} answers are read right\n`)
  expect(wrong.filter(({ read }) => isTaken(read))).toEqual([])
  const list = wrong.map(({ topic, text, read, expected }) => `${topic}: ${text} → ${read}, not ${expected}`)
  expect(share, list.join('\n')).toBeGreaterThanOrEqual(0.98)
})

/** Whether the reading holds without being asked again or confirmed. */
function isTaken(read: string) {
  return !/^(\?|not_known|personal)$|~$/.test(read)
}

/** An understanding as the files write it: `27600/year~`, `medicare+medicaid`, `NY`, `1 & income 18000/year`, `?`. */
function notation(topic: Topic, understood: Understanding): string {
  if (understood.kind === 'not_understood') return '?'
  if (understood.kind !== 'fact') return understood.kind
  const { facts, doubtful } = understood
  const others = (Object.keys(facts) as Topic[]).filter((other) => other !== topic)
  const named = others.map((other) => `${other.replace(/^yearly_|_size$/, '')} ${written(other, facts)}`)
  const answer = facts[topic] === undefined ? [] : [written(topic, facts)]
  return `${[...answer, ...named].join(' & ')}${doubtful ? '~' : ''}`
}

function written(topic: Topic, facts: PersonFacts): string {
  const fact = facts[topic]
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
  if (Array.isArray(fact)) return fact.join('+')
  if (typeof fact === 'object') return `${span(fact)}${topic === 'yearly_income' ? '/year' : ''}`
  return String(fact)
}

function span({ from, to }: Range) {
  if (to === null) return `${from}+`
  return from === to ? `${from}` : `${from}-${to}`
}
