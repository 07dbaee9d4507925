import { expect, test } from 'vitest'
import { tokenize } from '../tokens.ts'
import { featuresOf } from './features.ts'
import { scoresOf } from './model.ts'
import { decodeModel, encodeModel } from './model-file.ts'
import { train } from './train.ts'

const said = {
  food: ['where is a food pantry', 'we have no food at home', 'free food boxes near me', 'my kids need food'],
  rent: ['I can not pay the rent', 'help with rent money', 'my rent is late again', 'the rent went up'],
}
const examples = Object.entries(said).flatMap(([label, sentences]) =>
  sentences.map((sentence) => ({ features: featuresOf(tokenize(sentence), []), shares: new Map([[label, 1]]) })),
)

function trained() {
  const classifier = train(examples, { sharpness: 0.5, evenness: 0, epochs: 12, most: 10_000 })
  return encodeModel({ fingerprint: 'test', medicines: ['Ozempic'], kinds: classifier, labels: classifier })
}

test('the same sentences make the same bytes', () => {
  expect(trained().equals(trained())).toBe(true)
})

test('a model read back from its bytes knows sentences that it has not met', () => {
  const model = decodeModel(trained())
  expect(model).toMatchObject({ fingerprint: 'test', medicines: ['Ozempic'], labels: { labels: ['food', 'rent'] } })
  const score = (sentence: string) => scoresOf(model, featuresOf(tokenize(sentence), []))
  expect(score('is there food for kids').get('food')).toBeGreaterThan(0.6)
  expect(score('late with rent').get('rent')).toBeGreaterThan(0.6)
})
