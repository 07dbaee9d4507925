import { expect, test } from 'vitest'
import { chatVariant } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'
import { remember } from '#server/chat/remember.ts'
import { type AboutAsked, emptyContext, type Intent, type TalkContext, type Understood } from '#server/chat/turn.ts'
import { personalKinds } from '#server/eligibility/understand/personal-shapes.ts'
import { openAnswers } from '#testing/app/open-answers.ts'
import { asked } from '#testing/factories/understood.ts'
import { answerOf } from '../answerer.ts'
import { countWords, mostWords } from '../short.ts'

const languages: Language[] = ['en', 'es']
const abouts: AboutAsked[] = ['navi', 'abilities', 'cost', 'privacy', 'human', 'trust', 'contact']
const ozempic = { ...emptyContext, intent: 'programs' as const, drugs: ['ozempic'] }

test.each(languages)('every page greets in its own words, with three questions to begin (%s)', async (language) => {
  const { answer } = await openAnswers()
  const greetings = await Promise.all(
    chatVariant.options.map((variant) => answer(asked({ intent: 'greeting', language }), { ...emptyContext, variant })),
  )
  expect(new Set(greetings.map(({ text }) => text)).size).toBe(4)
  expect(greetings.every(({ suggestions }) => suggestions.length === 3)).toBe(true)
})

test.each([
  ['navi', 'not a person', '/aboutus'],
  ['abilities', 'medical advice', ''],
  ['cost', 'No one pays us to be first', ''],
  ['privacy', '24 hours at most', '/privacypolicy'],
  ['human', 'an AI', 'tel:211'],
  ['trust', 'source', ''],
  ['contact', 'write to us', '/contactus'],
] as const)('what is asked about Navi (%s) is answered plainly', async (about, words, address) => {
  const { answer } = await openAnswers()
  const { text } = await answer(asked({ intent: 'about_navi', about }))
  expect(text).toContain(words)
  expect(text).toContain(address)
})

test('a question about Navi in the middle of a check asks the open question again', async () => {
  const { answer } = await openAnswers()
  const before: TalkContext = { ...ozempic, intent: 'eligibility', asks: 'household_size' }
  const { text, asks } = await answer(asked({ intent: 'about_navi', about: 'privacy' }), before)
  expect(text).toContain('how many people share your money?')
  expect(asks).toBe('household_size')
})

test('what is not understood leaves the open question open, or gives three examples', async () => {
  const { answer } = await openAnswers()
  const open = await answer(asked({ intent: 'unclear' }), { ...ozempic, asks: 'place' })
  expect(open.asks).toBe('place')
  const guess = await answer(asked({ intent: 'unclear' }), { ...emptyContext, guesses: ['ozempic'], asks: 'drug' })
  expect(guess.suggestions).toEqual(['Ozempic'])
  const none = await answer(asked({ intent: 'unclear', language: 'es' }))
  expect(none.suggestions).toHaveLength(3)
  const about = await answer(asked({ intent: 'unclear' }), ozempic)
  expect(about.text).toContain('We were talking about **Ozempic**.')
})

test.each(languages)('another language gives the answer before in it (%s)', async (language) => {
  const { answer } = await openAnswers()
  const before: TalkContext = { ...emptyContext, intent: 'local_help', need: 'rent', place: '14604' }
  const same = await answer(asked({ intent: 'local_help', language, need: 'rent', place: '14604' }))
  const { text, shown } = await answer(asked({ intent: 'language', language }), before)
  expect(text.startsWith(language === 'en' ? 'Sure, I speak English.' : 'Claro que sí, hablo español.')).toBe(true)
  expect(text).toContain(same.text.split('\n\n')[0])
  expect(shown).toEqual(same.shown)
})

test('after an emergency, another language and "repeat" say the numbers to call again', async () => {
  const { answer } = await openAnswers()
  const before = remember(ozempic, asked({ intent: 'emergency', emergencies: ['suicide'] }), answerOf(''))
  for (const intent of ['language', 'repeat'] as const) {
    const turn = asked({ intent, language: 'es' })
    const said = await answer(turn, before)
    expect(said.text.startsWith('**Llame o escriba ya a la línea de suicidio y crisis:** [988](tel:988)')).toBe(true)
    expect(remember(before, turn, said).emergencies).toEqual(['suicide'])
  }
})

test('"repeat" says the answer before again, on the same page of a list', async () => {
  const { answer } = await openAnswers()
  const before: TalkContext = { ...emptyContext, intent: 'local_help', need: 'rent', place: '14604' }
  const more = await answer(asked({ intent: 'more' }), before)
  const again = await answer(asked({ intent: 'repeat' }), { ...before, page: 2 })
  expect(again.shown).toEqual(more.shown)
  expect((await answer(asked({ intent: 'repeat' }))).text).toContain('I have not said anything yet.')
})

test('thanks and questions off the topic lead back to the medicine of the talk', async () => {
  const { answer } = await openAnswers()
  for (const intent of ['thanks', 'off_topic'] as const) {
    const { suggestions } = await answer(asked({ intent }), ozempic)
    expect(suggestions[0]).toBe('Help me pay for Ozempic')
  }
})

const english = /\b(the|your|you|and|with|call|help|near|for|this|which)\b/i
const talk: Intent[] = ['greeting', 'thanks', 'goodbye', 'language', 'repeat', 'start_over', 'off_topic', 'unclear']

test('every answer is short and whole, and Spanish ones hold no English', async () => {
  const { answer } = await openAnswers()
  const turns: Partial<Understood>[] = [
    ...talk.map((intent) => ({ intent })),
    ...abouts.map((about) => ({ intent: 'about_navi' as const, about })),
    { intent: 'personal', personal: [...personalKinds] },
    { intent: 'injection' },
    { intent: 'advice', advice: 'mixing' },
    { intent: 'emergency' },
    { intent: 'local_help' },
    { intent: 'deals' },
  ]
  for (const turn of turns) {
    for (const language of languages) {
      const { text, suggestions } = await answer(asked({ ...turn, language }))
      expect(countWords(text)).toBeLessThanOrEqual(mostWords)
      expect(`${text} ${suggestions}`).not.toMatch(/\{\{|undefined|null|chatTalk/)
      if (language === 'es') expect(text.replace(/\(\/\S+\)/g, '')).not.toMatch(english)
    }
  }
})
