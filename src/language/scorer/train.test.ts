import { expect, test } from 'vitest'
import { harmless } from '../labels.ts'
import { tokenize } from '../tokens.ts'
import { featuresOf } from './features.ts'
import { createScoring } from './model.ts'
import { decodeModel, encodeModel } from './model-file.ts'
import { train } from './train.ts'

const said = {
  food: ['where is a food pantry', 'we have no food at home', 'free food boxes near me', 'my kids need food'],
  rent: ['I can not pay the rent', 'help with rent money', 'my rent is late again', 'the rent went up'],
}
const examples = Object.entries(said).flatMap(([label, sentences]) => teach(label, sentences))
const settings = { width: 8, rarest: 2, epochs: 40, dropout: 0, evenness: 0.5 }

function teach(label: string, sentences: string[]) {
  return sentences.map((sentence) => ({ features: featuresOf(tokenize(sentence), []), labels: [label] }))
}

function trained() {
  const network = train(examples, settings)
  return encodeModel({ fingerprint: 'test', medicines: ['Ozempic'], ...network })
}

test('the same sentences make the same bytes', () => {
  expect(trained().equals(trained())).toBe(true)
})

test('a model read back from its bytes knows sentences that it has not met', () => {
  const model = decodeModel(trained())
  expect(model).toMatchObject({ fingerprint: 'test', medicines: ['Ozempic'], labels: { names: ['food', 'rent'] } })
  const score = (sentence: string) => createScoring(model)(featuresOf(tokenize(sentence), []))
  expect(score('is there food for kids').get('food')).toBeGreaterThan(0.6)
  expect(score('late with rent').get('rent')).toBeGreaterThan(0.6)
})

test('a sentence that is only known to be harmless takes its words from danger and advice, and gives them to no label', () => {
  const all = [
    ...examples,
    ...teach('danger:suicide', ['I want to die', 'I could die', 'let me die now']),
    ...teach(harmless, ['my phone is going to die', 'my battery could die', 'the old car will die soon']),
  ]
  const model = train(all, settings)
  expect(model.labels.names).not.toContain(harmless)
  const dangerOf = (sentence: string) =>
    createScoring(model)(featuresOf(tokenize(sentence), [])).get('danger:suicide') as number
  expect(dangerOf('I just want to die')).toBeGreaterThan(0.6)
  expect(dangerOf('my phone battery will die')).toBeLessThan(0.3)
})
