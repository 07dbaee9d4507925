// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { questions, standInForNetwork } from '#testing/pages/chat-network.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { ChatPanel } from '../panel/chat-panel.tsx'

standInForNetwork()

class Recognition {
  lang = ''
  continuous = false
  interimResults = false
  onstart = () => undefined
  onend = () => undefined
  onerror = (_: { error: string }) => undefined
  onresult = (_: { results: { transcript: string }[][] }) => undefined
  start = vi.fn()
  abort = vi.fn()
  constructor() {
    heard.push(this)
  }
}

const heard: Recognition[] = []

beforeEach(async () => {
  heard.length = 0
  vi.stubGlobal('webkitSpeechRecognition', Recognition)
  await import('./dictation.ts')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
})

const settle = () => act(() => vi.advanceTimersByTimeAsync(10))

async function openPanel(language: Language = 'en') {
  const page = renderPage(<ChatPanel variant="general" receiver={null} canMail onBack={() => undefined} />, {
    parts: ['chat'],
    language,
    user: { advanceTimers: vi.advanceTimersByTime.bind(vi) },
  })
  await settle()
  const box = page.screen.getByRole<HTMLTextAreaElement>('textbox')
  const press = async (name: string) => {
    await page.user.click(page.screen.getByRole('button', { name }))
    await settle()
  }
  return { ...page, box, press }
}

async function startTalking() {
  const page = await openPanel()
  await page.press('Talk to type')
  await page.press('Start talking')
  act(() => heard[0]?.onstart())
  return page
}

test('before the first use the reader is told who may hear, and can refuse', async () => {
  const { press, screen, box } = await openPanel()
  await press('Talk to type')
  expect(screen.getByText(/maker of your browser may hear/)).toBeTruthy()
  expect(heard).toEqual([])
  await press('Not now')
  expect(screen.queryByText(/may hear/)).toBeNull()
  expect(document.activeElement).toBe(box)
})

test('what is heard comes into the box after what stood there, and is not sent by itself', async () => {
  const { press, box, user, screen } = await openPanel()
  await user.type(box, 'I take')
  await press('Talk to type')
  await press('Start talking')
  expect(heard[0]).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true })
  act(() => heard[0]?.onstart())
  act(() => heard[0]?.onresult({ results: [[{ transcript: 'Crestor' }], [{ transcript: ' and what' }]] }))
  expect(box.value).toBe('I take Crestor and what')
  await press('Stop listening')
  expect(heard[0]?.abort).toHaveBeenCalled()
  expect(questions()).toEqual([])
  await press('Talk to type')
  expect(heard).toHaveLength(2)
  expect(screen.queryByText(/may hear/)).toBeNull()
})

test('in Spanish it listens to Spanish', async () => {
  const { press } = await openPanel('es')
  await press('Hablar para escribir')
  await press('Empezar a hablar')
  expect(heard[0]?.lang).toBe('es-US')
})

test('typing ends it', async () => {
  const { user, box, screen } = await startTalking()
  await user.type(box, 'a')
  expect(heard[0]?.abort).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Talk to type' })).toBeTruthy()
})

test.each([
  ['not-allowed', /Allow the microphone/],
  ['no-speech', /heard nothing/],
  ['network', /does not work here/],
])('the failure %j is told in plain words', async (error, words) => {
  const { screen } = await startTalking()
  act(() => heard[0]?.onerror({ error }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Talk to type' })).toBeTruthy()
})

test('where recognition exists and never starts, the page says so', async () => {
  const { press, screen } = await openPanel()
  await press('Talk to type')
  await press('Start talking')
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(screen.getByText(/does not work here/)).toBeTruthy()
})

test('where there is no recognition, a sentence says what to do', async () => {
  Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  const { press, screen } = await openPanel()
  await press('Talk to type')
  expect(screen.getByText(/microphone of your keyboard/)).toBeTruthy()
})
