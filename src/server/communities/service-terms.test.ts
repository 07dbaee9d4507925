import { expect, test } from 'vitest'
import { fold } from '#text/fold.ts'
import { conceptsIn } from './search/find-concepts.ts'
import { concepts } from './search/help-concepts.ts'
import { tellingWords } from './service-terms.ts'

const phrases = [...concepts].flatMap(([concept, { words }]) => words.split(/,\s*/).map((term) => ({ concept, term })))

test('every phrase of a concept is found in a question that says it', () => {
  const lost = phrases.filter(({ concept, term }) => {
    const said = fold(`it is ${term.replace('*', '')}`)
    return !conceptsIn(tellingWords(said)).has(concept)
  })
  expect(lost).toEqual([])
})

test.each([
  ['busco trabajo', 'job'],
  ['I am looking for work', 'job'],
  ['someone to watch my son', 'childCare'],
  ['my lights are getting shut off', 'utility'],
])('%s names %s', (said, concept) => {
  expect(conceptsIn(tellingWords(fold(said)))).toContain(concept)
})

test('words of a phrase that stand alone stay filler', () => {
  expect(tellingWords('quiero ayuda para mi mama')).toEqual(['mama'])
  expect(tellingWords('help me find a dentist')).toEqual(['dentist'])
})
