import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

const page = '/questions/pep-after-hiv-risk'

test.each<[Language, string[]]>([
  ['en', ['yo need prep but broke. truvada or descovy', 'what if something happened already. like saturday night']],
  ['en', ['truvada', 'the condom broke last night']],
  ['en', ['prep, truvada', 'what if something happened already saturday night']],
  ['en', ['how do i get prep for free', 'i hooked up with somebody on friday']],
  ['es', ['necesito prep, truvada', 'y si se rompió el condón anoche']],
])('%s: who may have been exposed to HIV is sent to an emergency room today: %j', async (language, turns) => {
  const text = await lastAnswer(language, ...turns)
  expect(text).toContain(page)
  expect(text).toMatch(/emergency room|sala de emergencias/)
})

test('who asks where to go after that hears of it still', async () => {
  expect(await lastAnswer('en', 'truvada', 'the condom broke last night', 'where do i go rn')).toContain(page)
})

test.each(['something happened already with my insurance', 'it already happened to my sister that they billed her'])(
  'of another medicine "%s" says nothing of it',
  async (says) => {
    expect(await lastAnswer('en', 'eliquis', says)).not.toContain(page)
  },
)

test.each<[Language, string[]]>([
  ['en', ['birth control no insurance', 'ok what about plan b its been like 2 days']],
  ['en', ['how much is the morning after pill']],
  ['es', ['una pregunta la pastilla del dia despues cuanto cuesta']],
  ['es', ['tengo 17, me venden la pastilla del día siguiente?']],
])(
  '%s: %j: whose hours count is told where the morning-after pill is sold, and asked for no dose',
  async (page, turns) => {
    expect((await holdTalk(page, ...turns)).at(-1)?.understood.cards).toEqual(['morning-after-pill'])
  },
)

test.each<[Language, string]>([
  ['en', 'my plan b is to ask my brother'],
  ['es', 'mi plan b es pedirle a mi hermano'],
])('%s: “%s” is of no pill', async (page, says) => {
  expect((await holdTalk(page, says)).at(-1)?.understood.cards).not.toContain('morning-after-pill')
})
