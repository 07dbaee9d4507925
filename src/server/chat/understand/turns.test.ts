import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyContext, type TalkContext, type Understood } from '#server/chat/turn.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'

const understand = testUnderstanding()

type Turn = { says: string; expected: string[]; before: TalkContext; name: string }

/** What each kind of expectation holds against what was understood. */
const facts: Record<string, (value: string, understood: Understood) => boolean> = {
  intent: (value, { intent }) => value.split('|').includes(intent),
  language: (value, { language }) => language === value,
  drug: (value, { drugs }) => drugs.includes(value),
  'not-drug': (value, { drugs }) => !drugs.includes(value),
  'no-drug': (_, { drugs }) => drugs.length === 0,
  'no-guess': (_, { guesses, unknownName }) => guesses.length === 0 && unknownName === '',
  guess: (value, { guesses }) => guesses.includes(value),
  'unknown-name': (value, { unknownName }) => unknownName === value,
  place: (value, { place }) => place.includes(value),
  'no-place': (_, { place, unknownPlace }) => place === '' && !unknownPlace,
  'unknown-place': (_, { place, unknownPlace }) => place === '' && unknownPlace,
  need: (value, { need }) => need.includes(value),
  'no-need': (_, { need }) => need === '',
  category: (value, { category }) => category === value,
  deal: (value, { deal }) => deal.includes(value),
  record: (value, { records }) => records.some(({ id }) => id === value),
  'no-record': (_, { records }) => records.length === 0,
  rule: (value, { rule }) => rule === value,
  about: (value, { about }) => about === value,
  answered: (value, { answered }) => answered === value,
  fact: (value, understood) =>
    hasFact(value.split('=')[0] as keyof Understood['facts'], value.split('=')[1] ?? '', understood),
  'no-fact': (value, understood) => understood.facts[value as keyof Understood['facts']] === undefined,
}

function hasFact(name: keyof Understood['facts'], value: string, understood: Understood): boolean {
  const fact = understood.facts[name]
  if (Array.isArray(fact)) return fact.join() === value
  return typeof fact === 'object' ? fact.from === Number(value) : String(fact) === value
}

function turnsOf(file: string): Turn[] {
  const turns: Turn[] = []
  let before = emptyContext
  let name = 'at the start'
  for (const line of readFileSync(join(import.meta.dirname, 'turns', file), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    if (line.startsWith('@')) {
      const { name: given, ...context } = JSON.parse(line.slice(1))
      before = { ...emptyContext, ...context }
      name = given ?? name
      continue
    }
    const [says = '', expected = ''] = line.split(' => ')
    turns.push({ says, expected: expected.split('; '), before, name })
  }
  return turns
}

describe.each(['en', 'es'] as const)('turns in %s', (language) => {
  test.each(turnsOf(`${language}.txt`))('$name "$says" is understood', ({ says, expected, before }) => {
    const understood = understand(says, before, language)
    const unmet = expected.filter((each) => {
      const [what = '', ...value] = each.trim().split(' ')
      return !facts[what]?.(value.join(' '), understood)
    })
    expect(unmet, JSON.stringify(understood)).toEqual([])
  })
})
