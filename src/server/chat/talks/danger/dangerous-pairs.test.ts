import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'

async function lastIntent(page: Language, turns: readonly string[]) {
  return (await holdTalk(page, ...turns)).at(-1)?.understood.intent
}

test.each<[Language, string[]]>([
  ['en', ['how much is sildenafil', 'ok and nitroglycerin']],
  ['en', ['help me pay for nitroglycerin', 'and a coupon for Viagra']],
  ['es', ['Viagra', 'puedo usar el BiDil de mi papá']],
  ['en', ['help me pay for nitroglycerin', "can I use my dad's Adcirca"]],
  ['es', ['cuánto cuesta sildenafil', 'también quiero el precio de la nitro para el pecho']],
  ['en', ['coupons for Cialis and isosorbide mononitrate']],
])('%s: %j: who names two medicines that may kill together is told to ask before', async (page, turns) => {
  expect(await lastIntent(page, turns)).toBe('advice')
})

test.each<[Language, string[]]>([
  ['en', ['how much is sildenafil', 'ok and Eliquis']],
  ['en', ['how much is sildenafil', 'ok and nitroglycerin', 'which one has a coupon']],
])('%s: %j: others, and those that were told, ask for what they ask', async (page, turns) => {
  expect(await lastIntent(page, turns)).not.toBe('advice')
})
