import { expect, test } from 'vitest'
import { tokenize } from '../tokens.ts'
import { createGazetteer, findNames, maskNames } from './gazetteer.ts'

const gazetteer = createGazetteer(['Novolog', 'Novolog Mix', 'insulin'])

test('the longest name stands as one token, whichever it is', () => {
  expect(maskNames(tokenize('my Novolog Mix and my insulin'), gazetteer, '@drug')).toEqual([
    'my',
    '@drug',
    'and',
    'my',
    '@drug',
  ])
})

test('names within names are found too', () => {
  expect(findNames(tokenize('novolog mix'), gazetteer)).toEqual(['Novolog Mix', 'Novolog'])
})
