import { expect, test } from 'vitest'
import { besideTruths, disguises, lies, liesAlone, truthAlone } from '#testing/network-edge/lying-model.ts'
import {
  askModel,
  modelAt,
  offlineAnswer,
  openScriptedServer,
  understoodTurn,
} from '#testing/network-edge/model-trial.ts'

const { reported, own } = lies
/** Lies of one reply: none of them may pass. */
const atOnce = 8

test('the lies are those that were reported, and 200 more', () => {
  const all = [...reported.en, ...reported.es, ...own]
  expect([reported.en.length, reported.es.length, own.length, new Set(all).size]).toEqual([63, 9, 200, 272])
})

test.each([
  ['63 reported English lies', reported.en, 'en'],
  ['9 reported Spanish lies', reported.es, 'es'],
  ['200 of other kinds', own, 'en'],
] as const)(
  'of %s, in every disguise, alone and beside truths, no word reaches a reader',
  async (_, told, language) => {
    const server = await openScriptedServer()
    const { model } = await modelAt(server.url)
    const turn = { understood: understoodTurn({ language }), offline: { ...offlineAnswer(language), shown: [] } }
    const hear = (reply: string) => {
      server.reply = reply
      return askModel(model, turn)
    }
    const truth = await hear(truthAlone)
    expect(truth.seen).toContain('1-866-310-7549')
    const passed: string[] = []
    for (let at = 0; at < told.length; at += atOnce)
      for (const [name, disguise] of disguises) {
        const some = told.slice(at, at + atOnce)
        const alone = await hear(liesAlone(some, disguise))
        const beside = await hear(besideTruths(some, disguise))
        if (alone.answer || alone.seen || beside.seen !== truth.seen) passed.push(`${name}: ${some.join(' | ')}`)
      }
    expect(passed).toEqual([])
  },
)
