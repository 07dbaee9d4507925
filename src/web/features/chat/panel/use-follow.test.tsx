// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replyOf } from '#testing/factories/chat-turns.ts'
import { answerByHand, standInForNetwork } from '#testing/pages/chat-network.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { ChatPanel } from './chat-panel.tsx'

standInForNetwork()

const scrolled = vi.fn()
/** Where the end of the talk lies on the screen: what no test page lays out. */
let endOfTalk = 0

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  scrolled.mockClear()
  endOfTalk = innerHeight
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, endOfTalk, 0, 0))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** A page where a medicine was picked asks by itself. */
async function pick() {
  const line = answerByHand('/api/get_prescription_criteria_reccomendation')
  endOfTalk = innerHeight + 900
  renderPage(
    <ChatPanel
      variant="prescription"
      receiver={null}
      canMail
      page="part"
      firstQuestion={{ id: 'crestor', text: 'Crestor' }}
      onBack={() => undefined}
    />,
    { parts: ['chat'] },
  )
  await pass(0)
  return line
}

async function ask() {
  const line = answerByHand()
  const page = renderPage(<ChatPanel variant="general" receiver={null} canMail onBack={() => undefined} />, {
    parts: ['chat'],
    user: { advanceTimers: vi.advanceTimersByTime.bind(vi) },
  })
  await pass(0)
  scrolled.mockClear()
  await page.user.type(page.screen.getByRole('textbox'), 'Hello{Enter}')
  await pass(0)
  return { ...page, line }
}

test('what one has asked, and its answer, are brought into view', async () => {
  const { line, screen } = await ask()
  expect(scrolled).toHaveBeenCalled()
  scrolled.mockClear()
  await line.send({ event: 'done', data: replyOf('A longer answer.') })
  await pass(300)
  expect(scrolled).toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'More below' })).toBeNull()
})

test('who has scrolled up is left alone, and told that there is more below', async () => {
  const { line, screen, user } = await ask()
  endOfTalk = innerHeight + 900
  fireEvent.scroll(window)
  scrolled.mockClear()
  await line.send({ event: 'done', data: replyOf('A longer answer.') })
  await pass(300)
  expect(scrolled).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'More below' }))
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'More below' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('what the page asks by itself takes nobody away from what they read', async () => {
  const line = await pick()
  await line.send({ event: 'done', data: replyOf('A longer answer.') })
  await pass(300)
  expect(scrolled).not.toHaveBeenCalled()
})
