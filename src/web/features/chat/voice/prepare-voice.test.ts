import { expect, test } from 'vitest'
import { likelyNames, withFirst } from './prepare-voice.ts'

const names = ['Ozempic', 'Eliquis', 'Novolog Mix', 'Humira']
const elsewhere = 'https://navi.example/health-care-ai/'

test('the medicine of the page comes first, then those that stand on it, then the others', () => {
  const address = 'https://navi.example/patient-assistant-savings?drug=trelegy-ellipta'
  expect(likelyNames(names, { address, text: 'You asked: who pays for HUMIRA?' })).toEqual([
    'trelegy ellipta',
    'Humira',
    'Ozempic',
    'Eliquis',
    'Novolog Mix',
  ])
})

test('a name of two words stands there with both', () => {
  expect(likelyNames(names, { address: elsewhere, text: 'Mix it' })[0]).toBe('Ozempic')
  expect(likelyNames(names, { address: elsewhere, text: 'Novolog Mix 70/30' })[0]).toBe('Novolog Mix')
})

test('what was heard in the talk comes before all, each name once', () => {
  expect(withFirst(['Humira', 'Humalog'], names)).toEqual(['Humira', 'Humalog', 'Ozempic', 'Eliquis', 'Novolog Mix'])
})
