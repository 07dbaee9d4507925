// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keptTurn, program, replyOf, withItems } from '#testing/factories/chat-turns.ts'
import {
  answerByHand,
  answers,
  answerWith,
  asked,
  json,
  kept,
  questions,
  standInForNetwork,
} from '#testing/pages/chat-network.ts'
import { openPanel, pass, standInForReveal } from '#testing/pages/chat-panel.tsx'

standInForNetwork()
standInForReveal()

test('the back arrow goes from the talk to the suggestions, keeps the talk, and then goes a page back', async () => {
  answerWith(replyOf('Yes.'))
  const { say, press, screen, onBack, talk, box } = await openPanel()
  await say('Hello')
  await pass(500)
  kept.turns = [keptTurn('Hello', replyOf('Yes.'), { question_id: String(questions()[0]?.question_id) })]
  await press('Back')
  expect(onBack).not.toHaveBeenCalled()
  expect(talk()).toBeNull()
  expect(screen.getByRole('heading', { name: 'Pick one, or type your own' })).toBeTruthy()
  await press('Continue our talk')
  expect(talk()?.textContent).toContain('Yes.')
  expect(document.activeElement).toBe(box)
  await press('Back')
  await press('Back')
  expect(onBack).toHaveBeenCalledTimes(1)
})

test('a talk of the last half hour is there again, whole and silent', async () => {
  const long = 'word '.repeat(60).trim()
  kept.turns = [
    keptTurn('Hello', replyOf('Hi.')),
    keptTurn('More', replyOf(long)),
    keptTurn('Then', replyOf(withItems('Not all of this', program)), { shown: 7 }),
  ]
  const { talk, log } = await openPanel()
  expect(talk()?.textContent).toContain('Hi.')
  expect(talk()?.textContent).toContain(long)
  expect(talk()?.textContent).toContain('Not all')
  expect(talk()?.textContent).not.toContain('Not all of')
  expect(log()).toBe('')
})

test('the chat is cleared by a second press only, everywhere', async () => {
  kept.turns = [keptTurn('Hello', replyOf('Hi.'))]
  const { press, talk, screen } = await openPanel()
  await press('Clear this chat')
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([])
  expect(screen.getByText(/cannot be undone/)).toBeTruthy()
  await press('Press again to clear')
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  expect(talk()).toBeNull()
  expect(screen.getByText('The chat is cleared.')).toBeTruthy()
})

test('a chat that could not be cleared stays and says so', async () => {
  kept.turns = [keptTurn('Hello', replyOf('Hi.'))]
  const { press, talk, screen } = await openPanel()
  answers.delete('/api/conversation')
  await press('Clear this chat')
  await press('Press again to clear')
  expect(talk()?.textContent).toContain('Hi.')
  expect(screen.getByText(/could not clear/)).toBeTruthy()
})

test('an answer that is there before the kept talk stays, when the talk was read without it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  let tellKept: (reply: Response) => void = () => undefined
  answers.set('/api/conversation', () => {
    return new Promise((resolve) => {
      tellKept = resolve
    })
  })
  answerWith(replyOf('Yes.'))
  const { inTalk, say } = await openPanel({ isStrict: false })
  await say('Hello')
  expect(inTalk('Yes.')).toBeTruthy()
  tellKept(Response.json({ response_code: 200, turns: [], resumable: true }))
  await pass(0)
  expect(inTalk('Yes.')).toBeTruthy()
})

test('another tab that changes the talk makes this one read it again', async () => {
  const { talk } = await openPanel()
  kept.turns = [keptTurn('From the other tab', replyOf('Hi.'))]
  const other = new BroadcastChannel('navi-talk')
  other.postMessage('changed')
  await vi.waitFor(() => expect(talk()?.textContent).toContain('From the other tab'))
  other.close()
})

test('an answer tells the other tabs', async () => {
  answerWith(replyOf('Yes.'))
  const heard = vi.fn()
  const other = new BroadcastChannel('navi-talk')
  other.onmessage = heard
  const { say } = await openPanel()
  await say('Hello')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  other.close()
})

test('an answer that comes when its page is left is no failure', async () => {
  const line = answerByHand()
  const { say, press, screen, user } = await openPanel()
  await say('Hello')
  await press('Back')
  await user.click(screen.getByRole('link', { name: 'My copay is too high' }))
  expect(screen.getByText('Other page /digital-pharmacy')).toBeTruthy()
  await line.send({ event: 'done', data: replyOf('Yes.') })
  await pass(500)
  expect(screen.queryByText('Failed to send message')).toBeNull()
})

test('the talk is mailed to a checked address', async () => {
  kept.turns = [keptTurn('Hello', replyOf('Hi.'))]
  answers.set('/api/request_form', json({ response_code: 200, form_token: 'good-once' }))
  answers.set('/api/conversation/mail', json({ response_code: 200, message: 'It is sent.', delivery: 'queued' }))
  // Under StrictMode this page would close the dialog that it opens twice.
  const { screen, user } = await openPanel({ isStrict: false })
  await user.click(screen.getByRole('button', { name: 'Email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Email this chat' }))
  const field = await dialog.findByRole('textbox', { name: 'Your email' })
  await user.type(field, 'someone{Enter}')
  expect(dialog.getByText('Please enter a valid email address.')).toBeTruthy()
  await user.type(field, '@mail.example{Enter}')
  expect(await screen.findByText('It is sent.')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({
    path: '/api/conversation/mail',
    body: { email: 'someone@mail.example', lng: 'en', form_token: 'good-once' },
  })
})

/** What the reader's own mail program is given, where this site mails nothing. */
async function ownMail() {
  const { screen } = await openPanel({ canMail: false })
  const href = screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? ''
  expect(href.length).toBeLessThan(1_900)
  expect(screen.queryByRole('button', { name: 'Email' })).toBeNull()
  return new URLSearchParams(href.slice('mailto:?'.length))
}

test('where this site mails nothing, the reader’s own mail program gets the talk', async () => {
  kept.turns = [keptTurn('x'.repeat(1_700), replyOf('Old.')), keptTurn('Hello', replyOf('Hi & bye.'))]
  const mail = await ownMail()
  expect(mail.get('subject')).toBe('Your chat with Navi')
  expect(mail.get('body')).toBe('…\r\n\r\nHello\r\n\r\nHi & bye.\r\n\r\n')
})

test('the reader’s own mail program gets plain words, with programs and phones', async () => {
  kept.turns = [keptTurn('Hello', replyOf(withItems('**One** pays:', program)))]
  expect((await ownMail()).get('body')).toBe(
    [
      'Hello',
      '',
      'One pays:',
      '',
      'A Program',
      'Gives the medicine for free.',
      '1-800-555-0100',
      'https://program.example/form',
      '',
      '',
    ].join('\r\n'),
  )
})

test('of an answer that is too long for a mail program, it gets the beginning', async () => {
  kept.turns = [keptTurn('Old', replyOf('Old.')), keptTurn('Hello', replyOf('¿Cuánto? 😀 '.repeat(200)))]
  const body = (await ownMail()).get('body') ?? ''
  expect(body).toMatch(/^Hello\r\n\r\n¿Cuánto\? 😀 (¿Cuánto\? 😀 ){20,}.*…$/u)
})
