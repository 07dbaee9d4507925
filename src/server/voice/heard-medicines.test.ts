import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { HeardMedicine } from '#contract/voice.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { testApp } from '#testing/app/test-app.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'
import { perFile } from '#testing/per-file.ts'

type Sentence = { language: 'en' | 'es'; kind: 'misheard' | 'exact' | 'another' | 'none'; id: string; text: string }

/** Written before anything could hear them. `another`: the recogniser wrote down another medicine than was said. */
const sentences = readFileSync('src/server/voice/heard-sentences.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([language, kind, id, text]) => ({ language, kind, id, text }) as Sentence)

type Asked = Sentence & { asked: (string | undefined)[] }

async function openWorld() {
  const { app } = await testApp({ env: { RATE_LIMIT: '1000000' } })
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/heard_medicines', payload })
  const hear = async (text: string) => (await post({ text })).json<{ heard: HeardMedicine[] }>().heard
  return { post, hear }
}

const first = (heard: HeardMedicine[]) => heard.map(({ offered }) => offered[0]?.drug_id)

/** What each sentence is asked about. */
const asked = perFile(async () => {
  const { hear } = await openWorld()
  return Promise.all(sentences.map(async (sentence) => ({ ...sentence, asked: first(await hear(sentence.text)) })))
})

test('of more than 300 sentences that were heard, none is answered about a medicine without a question', async () => {
  const understand = testUnderstanding()
  const unasked = (await asked()).filter(({ text, language, asked }) =>
    understand(text, { ...emptyContext, language }, language).drugs.some((id) => !asked.includes(id)),
  )
  expect(sentences.length).toBeGreaterThan(300)
  expect(unasked).toEqual([])
}, 300_000)

test('nearly every medicine is the first that is asked about, and who says none is asked about none', async () => {
  const all = await asked()
  const share = (kind: Sentence['kind'], isRight: (sentence: Asked) => boolean) => {
    const some = all.filter((sentence) => sentence.kind === kind)
    return some.filter(isRight).length / some.length
  }
  const isAsked = (sentence: Asked) => sentence.asked.includes(sentence.id)
  expect(share('misheard', isAsked)).toBeGreaterThan(0.95)
  expect(share('exact', isAsked)).toBeGreaterThan(0.95)
  expect(share('another', isAsked)).toBe(1)
  expect(share('none', (sentence) => sentence.asked.length === 0)).toBe(1)
}, 300_000)

test.each([
  ['ellie quiz', 'Eliquis'],
  ['jar dee ants', 'Jardiance'],
  ['who mira', 'Humira'],
  ['do pics ent', 'Dupixent'],
  ['we go v', 'Wegovy'],
  ['lance us', 'Lantus'],
  ['oh zempic', 'Ozempic'],
  ['el equis', 'Eliquis'],
])('"I take %s" asks about %s, and offers three that sound alike', async (said, name) => {
  const { hear } = await openWorld()
  const [heard] = await hear(`I take ${said}`)
  expect(heard).toMatchObject({ said, from: 7, to: 7 + said.length })
  expect(heard?.offered[0]?.name).toBe(name)
  expect(new Set(heard?.offered.map(({ drug_id }) => drug_id)).size).toBe(4)
})

test('two medicines are asked about one by one, in the order they were said', async () => {
  const { hear } = await openWorld()
  expect(first(await hear('i take oh zempic and ellie quiz'))).toEqual(['ozempic', 'eliquis'])
})

test('words of danger are not held up by a question', async () => {
  const { post } = await openWorld()
  expect((await post({ text: 'i took too many ozempic pens and i want to die' })).json()).toMatchObject({
    in_danger: true,
    heard: [],
  })
})

test('too many words are refused', async () => {
  const { post } = await openWorld()
  expect((await post({ text: 'a'.repeat(401) })).statusCode).toBe(400)
  expect((await post({ text: 'x y z '.repeat(66) })).statusCode).toBe(200)
})
