// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptTurn, replyOf } from '#testing/factories/chat-turns.ts'
import { kept, standInForNetwork } from '#testing/pages/chat-network.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { ChatPanel } from '../panel/chat-panel.tsx'

standInForNetwork()

class Utterance {
  lang = ''
  rate = 1
  voice: unknown = null
  onstart = () => undefined
  onend = () => undefined
  onerror = (_: { error: string }) => undefined
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const spoken: Utterance[] = []
let voices: { lang: string; localService: boolean; name: string }[] = []
const cancel = vi.fn()

/** A browser's speech that does nothing by itself. */
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  spoken.length = 0
  cancel.mockClear()
  voices = [
    { lang: 'en-US', localService: false, name: 'far' },
    { lang: 'en-US', localService: true, name: 'near' },
  ]
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel,
    getVoices: () => voices,
  })
})

afterEach(() => {
  vi.useRealTimers()
})

const long = 'This is a sentence that is read aloud to someone. '.repeat(10).trim()

const twoTurns = [keptTurn('One', replyOf(`${long} (**$5**)`)), keptTurn('Two', replyOf('Second.'))]

async function openTalk(turns = twoTurns) {
  kept.turns = turns
  const page = renderPage(<ChatPanel variant="general" receiver={null} canMail onBack={() => undefined} />, {
    parts: ['chat'],
    user: { advanceTimers: vi.advanceTimersByTime.bind(vi) },
  })
  await act(() => vi.advanceTimersByTimeAsync(0))
  const press = async (name: string, at = 0) => {
    const button = page.screen.getAllByRole('button', { name })[at]
    if (button) await page.user.click(button)
  }
  return { ...page, press }
}

test('a reply is read in pieces, one after another, by a voice of the device', async () => {
  const { press, screen } = await openTalk()
  await press('Listen')
  expect(spoken).toHaveLength(1)
  expect(spoken[0]?.text.length).toBeLessThanOrEqual(200)
  expect(spoken[0]).toMatchObject({ lang: 'en-US', voice: { name: 'near' } })
  for (let at = 0; at < spoken.length; at++) {
    spoken[at]?.onstart()
    act(() => spoken[at]?.onend())
  }
  expect(spoken.map(({ text }) => text).join('')).toBe(`${long} 5 dollars`)
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
})

test('Stop ends it with a warning', async () => {
  const { press, screen } = await openTalk()
  await press('Listen')
  await press('Stop')
  expect(cancel).toHaveBeenCalled()
  expect(screen.getByText('Speech synthesis stopped!')).toBeTruthy()
  act(() => spoken[0]?.onend())
  expect(spoken).toHaveLength(1)
})

test('one message is read at a time', async () => {
  const { press, screen } = await openTalk()
  await press('Listen', 0)
  // The first says Stop now.
  await press('Listen', 0)
  expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(1)
  expect(spoken.at(-1)?.text).toBe('Second.')
})

test('typing ends it', async () => {
  const { press, screen, user } = await openTalk()
  await press('Listen')
  await user.type(screen.getByRole('textbox'), 'a')
  expect(cancel).toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
})

test('where nothing is ever heard, the page says so', async () => {
  voices = []
  const { press, screen } = await openTalk()
  await press('Listen')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByText(/could not read aloud/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
})

test('where no voice speaks the language, the page says so', async () => {
  voices = [{ lang: 'fr-FR', localService: true, name: 'other' }]
  const { press, screen } = await openTalk()
  await press('Listen')
  expect(await screen.findByText(/no voice for this language/)).toBeTruthy()
  expect(spoken).toEqual([])
})

test('an error is told in the words of the spec', async () => {
  const { press, screen } = await openTalk()
  await press('Listen')
  act(() => spoken[0]?.onerror({ error: 'synthesis-failed' }))
  expect(screen.getByText('Error in handleSpeak')).toBeTruthy()
  expect(await screen.findByText(/could not read aloud/)).toBeTruthy()
})

test('a Spanish reply is read as Spanish on an English page', async () => {
  voices.push({ lang: 'es-MX', localService: true, name: 'spanish' })
  const { press } = await openTalk([keptTurn('Uno', replyOf('¿Cuánto paga?', { language: 'es' }))])
  await press('Listen')
  expect(spoken.at(-1)).toMatchObject({ lang: 'es-US', voice: { name: 'spanish' }, text: '¿Cuánto paga?' })
})

test('an answer pauses, goes on where it was, and is read at the speed that this device keeps', async () => {
  localStorage.clear()
  const numbered = Array.from({ length: 8 }, (_, at) => `Sentence ${at} is read aloud to who listens.`).join(' ')
  const { press, screen, user } = await openTalk([keptTurn('One', replyOf(numbered))])
  await press('Listen')
  act(() => spoken[0]?.onend())
  const at = spoken.at(-1)?.text
  expect(at).not.toBe(spoken[0]?.text)
  spoken.at(-1)?.onstart()
  await press('Pause')
  const before = spoken.length
  await press('Go on')
  expect(spoken).toHaveLength(before + 1)
  expect(spoken.at(-1)?.text).toBe(at)
  await user.selectOptions(screen.getByLabelText('Speed'), '1.5')
  expect(spoken.at(-1)).toMatchObject({ text: at, rate: 1.5 })
})
