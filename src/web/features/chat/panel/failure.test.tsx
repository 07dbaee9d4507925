// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { replyOf } from '#testing/factories/chat-turns.ts'
import { answers, answerWith, generalCall, json, questions, standInForNetwork } from '#testing/pages/chat-network.ts'
import { openPanel, pass, standInForReveal } from '#testing/pages/chat-panel.tsx'

standInForNetwork()
standInForReveal()

const refusal = { response_code: 429, code: 'too_many_requests', message: 'Too many today.' }

test.each<[string, () => Response, string]>([
  ['a refusal', json(refusal, 429), 'Unable to fetch data'],
  ['an answer without a code', json({}), 'Unable to fetch data'],
  ['a page that is not ours', () => new Response('<h1>Bad gateway</h1>'), 'Failed to send message'],
  [
    'an answer that breaks off',
    () => new Response('event: delta\ndata: {"text":"a"}\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    'Failed to send message',
  ],
  [
    'an error among the events',
    () =>
      new Response(`event: error\ndata: ${JSON.stringify(refusal)}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      }),
    'Unable to fetch data',
  ],
])('%s is told in a toast and in the page, and the same question is tried again', async (_, answer, words) => {
  answers.set(generalCall, answer)
  const { say, screen, press, talk, inTalk } = await openPanel()
  await say('Hello')
  expect(screen.getAllByText(words).length).toBe(1)
  expect(talk()?.textContent).toContain('Hello')
  answerWith(replyOf('Fine now.'))
  await press('Try again')
  await pass(500)
  expect(inTalk('Fine now.')).toBeTruthy()
  const [first, second] = questions()
  expect(second).toEqual(first)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('what the server says of a refusal stands in the page', async () => {
  answers.set(generalCall, json(refusal, 429))
  const { say, talk } = await openPanel()
  await say('Hello')
  expect(talk()?.textContent).toContain('Too many today.')
})

test('without internet the question is kept and nothing is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { say, talk, screen } = await openPanel()
  await say('Hello')
  expect(questions()).toEqual([])
  expect(talk()?.textContent).toContain('There is no internet now')
  expect(talk()?.textContent).toContain('Hello')
  expect(screen.getByText('Failed to send message')).toBeTruthy()
  vi.restoreAllMocks()
})
