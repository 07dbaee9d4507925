// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { program, replyOf, withItems } from '#testing/factories/chat-turns.ts'
import { answerByHand, answerWith, questions, standInForNetwork } from '#testing/pages/chat-network.ts'
import { openPanel, pass, standInForReveal } from '#testing/pages/chat-panel.tsx'

standInForNetwork()
standInForReveal()

test('marks are elements, links open a new tab, and no HTML reaches the page', async () => {
  answerWith(
    replyOf(
      '### Free\n**Bold** <img src=x> [the form](https://a.example/form) [call](tel:911) [here](/drug) [bad](javascript:x)',
    ),
  )
  const { say, talk, screen } = await openPanel()
  await say('Hello')
  await pass(3000)
  expect(screen.getByRole('heading', { level: 3, name: 'Free' })).toBeTruthy()
  const form = screen.getByRole('link', { name: /the form/ })
  expect(form.getAttribute('target')).toBe('_blank')
  expect(form.getAttribute('rel')).toBe('noopener')
  expect(screen.getByRole('link', { name: 'call' }).getAttribute('href')).toBe('tel:911')
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('href')).toBe('/drug')
  expect(screen.queryByRole('link', { name: 'bad' })).toBeNull()
  expect(talk()?.querySelector('img')).toBeNull()
  expect(talk()?.textContent).toContain('<img src=x>')
})

test('the records of an answer are cards, and the JSON never shows', async () => {
  const line = answerByHand()
  const { say, screen, talk } = await openPanel()
  await say('Hello')
  const result = withItems('Here is one.', program)
  for (const letter of [result.slice(0, 14), result.slice(14, 40), result.slice(40)]) {
    await line.send({ event: 'delta', data: { text: letter } })
    await pass(300)
    expect(talk()?.textContent).not.toMatch(/[{}]|final_result/)
  }
  await line.send({ event: 'done', data: replyOf(result) })
  await pass(500)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading', { name: 'A Program' })).toBeTruthy()
  expect(card.getByRole('link', { name: /1-800-555-0100/ }).getAttribute('href')).toBe('tel:+18005550100')
  expect(card.getByRole('link', { name: /Open the form/ }).getAttribute('href')).toBe('https://program.example/form')
  expect(card.getByRole('link', { name: /Share/ }).getAttribute('href')).toBe('/digitalcard?items=a-program')
  expect(card.getByText(/Source dated August 2026/).textContent).toMatch(/not.*checked/i)
  expect(card.getByRole('link', { name: /source.example/ })).toBeTruthy()
})

test('a number of a public list says so, and a link that is no https is not one', async () => {
  answerWith(
    replyOf(
      withItems('Here.', { ...program, phone_confirmed: false, form_link: 'javascript:alert(1)', program_url: null }),
    ),
  )
  const { say, screen } = await openPanel()
  await say('Hello')
  await pass(500)
  const card = within(screen.getByRole('article'))
  expect(card.getByText(/another site only/)).toBeTruthy()
  expect(card.queryByRole('link', { name: /Open/ })).toBeNull()
})

test('near results open the special search, and words that were asked for are marked in services', async () => {
  answerWith(replyOf(withItems('Here.', { ...program, kind: 'service' })))
  const { say, screen, press } = await openPanel({
    highlight: (text, query) => <mark>{`${query}: ${text}`}</mark>,
  })
  await say('food')
  await pass(500)
  expect(screen.getByText('food: Gives the medicine for free.').tagName).toBe('MARK')
  await press('Search for more help near you')
  expect(screen.getByRole('dialog', { name: 'Special Search' })).toBeTruthy()
})

test('the reply is copied as plain text with its records', async () => {
  answerWith(replyOf(withItems('**Here** is one.', program)))
  const { say, press, screen } = await openPanel()
  await say('Hello')
  await pass(500)
  await press('Copy')
  expect(screen.getByText('Copied to clipboard')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(
    'Here is one.\n\nA Program\nGives the medicine for free.\n1-800-555-0100\nhttps://program.example/form',
  )
})

test('a copy that fails says so, and where there is no clipboard too', async () => {
  answerWith(replyOf('Yes.'))
  const { say, press, screen } = await openPanel()
  await say('Hello')
  await pass(500)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await press('Copy')
  expect(screen.getByText('Failed to copy')).toBeTruthy()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  await press('Copy')
  expect(screen.getByText('Error copying to clipboard')).toBeTruthy()
  vi.restoreAllMocks()
})

test('in Spanish everything says usted, and the question goes with its language', async () => {
  answerWith(replyOf('Sí.', { language: 'es' }))
  const { say, screen, box, inTalk } = await openPanel({ language: 'es' })
  expect(screen.getByRole('heading', { name: 'Elija una, o escriba su pregunta' })).toBeTruthy()
  expect(box.placeholder).toBe('Pregúntele a Navi')
  await say('Hola')
  await pass(500)
  expect(questions()).toMatchObject([{ question: 'Hola', lng: 'es' }])
  expect(inTalk('Sí.')).toBeTruthy()
})

test('an answer in the other language says which it is, and so do its records where they speak it', async () => {
  answerWith(replyOf(withItems('Sí.', { ...program, line: 'Da la medicina gratis.' }), { language: 'es' }))
  const { say, inTalk, screen } = await openPanel()
  await say('Hola')
  await pass(500)
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Da la medicina gratis.').closest('[lang]')?.getAttribute('lang')).toBe('es')
  expect(card.getByText('Call to ask or apply.').closest('[lang=es]')).toBeNull()
  expect(inTalk('Sí.').closest('[lang]')?.getAttribute('lang')).toBe('es')
})
