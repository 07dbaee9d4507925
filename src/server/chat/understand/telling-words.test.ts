import { expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { catalogue } from '#testing/shipped-catalogue.ts'
import { createCardsTold } from './telling-words.ts'

function cardsTold(lines: Record<string, string[]>) {
  return createCardsTold(Object.entries(lines).map(([id, en]) => ({ id, heard_by: { en, es: [] } })))
}

test.each([
  ['my kidney Medicare ends in May', 'after-transplant'],
  ['When does MEDICARE end, I had a transplant', 'after-transplant'],
  ['kidney trouble', undefined],
  ['medicare for my mom', undefined],
  ['what is a morning after pill', 'morning-after'],
  ['I take one in the morning, after my pill', undefined],
])('a card is told where each part of a line is said, in any order: %s', (text, card) => {
  const told = cardsTold({
    'after-transplant': ['medicare + kidney*/transplant + end*'],
    'morning-after': ['plan b/morning after pill'],
  })
  expect(told(text)).toBe(card)
})

test('the line with most parts wins, whichever stands first', () => {
  const told = cardsTold({ one: ['medicare + appeal'], other: ['medicare + appeal + late'] })
  expect(told('is it too late to appeal to Medicare?')).toBe('other')
  expect(told('appeal to Medicare')).toBe('one')
})

test.each(['medicade', 'Medi-Cal'])('a name stands for how people write it: %s', (name) => {
  expect(cardsTold({ ride: ['medicaid + ride'] })(`does ${name} give me a ride`)).toBe('ride')
})

test('each line of the catalogue tells its own card, and no two cards have the same line', () => {
  const told = createCardsTold(catalogue.servedKnowledge)
  const lines = catalogue.servedKnowledge.flatMap(({ id, heard_by }) =>
    languages.flatMap((language) => (heard_by?.[language] ?? []).map((line) => ({ id, line }))),
  )
  expect(lines.length).toBeGreaterThan(500)
  const wrong = lines.filter(({ id, line }) => told(shortest(line)) !== id)
  expect(wrong).toEqual([])
})

/** A text that says the first words of each part. */
function shortest(line: string): string {
  return line
    .split('+')
    .map((part) => part.split('/')[0]?.trim().replace('*', ''))
    .join(' | ')
}
