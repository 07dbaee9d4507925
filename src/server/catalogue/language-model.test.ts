import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examplesFolder, lookedAtFolder, readExamples, setAsideFolder } from '#language/examples/read-examples.ts'
import { readTalks } from '#language/examples/read-talks.ts'
import { detailOf, isLabel, kindOf } from '#language/labels.ts'
import { modelFile } from '#language/scorer/load-scorer.ts'
import { decodeModel } from '#language/scorer/model-file.ts'
import { fingerprintOf } from '#language/scorer/train-model.ts'
import { tokenize } from '#language/tokens.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { namesToLearn, ofMedicine, sentencesToLearn } from './what-to-learn.ts'

const learnt = readExamples(examplesFolder)
const setAside = readExamples(setAsideFolder)
const talksLearnt = readTalks(examplesFolder)
const talksSetAside = readTalks(setAsideFolder)

test('the language model is made of the examples as they are now: else `npm run train` makes it anew', () => {
  const { fingerprint } = decodeModel(readFileSync(modelFile))
  expect(fingerprint).toBe(fingerprintOf(sentencesToLearn(catalogue), namesToLearn(catalogue)))
})

test('a medicine that came after the last training is no name of the model’s', () => {
  const later = catalogue.drugs.filter(({ notLearnt }) => notLearnt).map(({ name }) => name)
  expect(later).toContain('Auvelity')
  const names = new Set(decodeModel(readFileSync(modelFile)).medicines)
  expect(later.filter((name) => names.has(name))).toEqual([])
})

test('the language model stays small enough for a repository', () => {
  expect(statSync(modelFile).size).toBeLessThanOrEqual(1024 ** 2)
})

test('every example has labels that there are, and a card that there is', () => {
  const cards = new Set([...catalogue.knowledge.map(({ id }) => id), ofMedicine])
  const talks = [...talksLearnt, ...talksSetAside, ...readTalks(lookedAtFolder)]
  const turns = talks.flatMap((talk) => talk.turns)
  const unknown = [...learnt, ...setAside, ...turns].filter(({ labels }) =>
    labels.some((label) => !isLabel(label) || (kindOf(label) === 'card' && !cards.has(detailOf(label)))),
  )
  expect(unknown).toEqual([])
})

test('the questions of an emergency are learnt as its danger, and never as a card to read', () => {
  const learnt = sentencesToLearn(catalogue)
  const meant = (sentence: string) => learnt.filter((one) => one.sentence === sentence).flatMap(({ labels }) => labels)
  expect(meant('I want to die')).toEqual(expect.arrayContaining(['danger:suicide']))
  expect(meant('My child swallowed my pills')).toEqual(expect.arrayContaining(['danger:poison']))
  const emergencies = catalogue.knowledge.filter(({ emergency }) => emergency).map(({ id }) => `card:${id}`)
  expect(learnt.filter(({ labels }) => labels.some((label) => emergencies.includes(label)))).toEqual([])
})

test('nothing that was set aside is learnt from', () => {
  const known = new Set(learnt.map(({ sentence }) => sentence))
  expect(setAside.filter(({ sentence }) => known.has(sentence))).toEqual([])
})

test('no talk that was set aside has a sentence of four words or more that is learnt', () => {
  const known = new Set(
    [...learnt, ...talksLearnt.flatMap(({ turns }) => turns)].map(({ sentence }) => wordsOf(sentence)),
  )
  const said = talksSetAside.flatMap(({ turns }) => turns.map(({ sentence }) => wordsOf(sentence)))
  expect(said.filter((words) => words.split(' ').length >= 4 && known.has(words))).toEqual([])
})

function wordsOf(sentence: string): string {
  return tokenize(sentence).join(' ')
}

test('the examples are more than 20,000, in both languages alike', () => {
  const all = [...sentencesToLearn(catalogue), ...setAside]
  expect(all.length).toBeGreaterThan(20_000)
  const spanish = all.filter(({ language }) => language === 'es').length / all.length
  expect(spanish).toBeGreaterThan(0.4)
  expect(spanish).toBeLessThan(0.6)
})
