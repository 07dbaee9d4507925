import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { lastAnswer } from '#testing/hold-talk.ts'

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
