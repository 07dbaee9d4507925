// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { readAloud } from '#web/speech/read-aloud.ts'
import { ListenButton } from './listen-button.tsx'

class Utterance {
  lang = ''
  rate = 1
  onstart = () => undefined
  onend = () => undefined
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const spoken: Utterance[] = []

beforeEach(async () => {
  spoken.length = 0
  localStorage.clear()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: () => undefined,
    getVoices: () => [],
  })
  await import('./player.tsx')
})

async function listen() {
  const page = renderPage(
    <>
      <article>
        <p>One sentence. Another one.</p>
        <ListenButton about="First" />
      </article>
      <article>
        <p>Elsewhere.</p>
        <ListenButton about="Second" />
      </article>
    </>,
  )
  const press = async (name: string) => {
    await page.user.click(page.screen.getByRole('button', { name }))
    await act(async () => undefined)
  }
  await press('Listen First')
  await page.screen.findByRole('region', { name: 'Reading out loud' })
  return { ...page, press }
}

const last = () => spoken.at(-1)

test('the card is read sentence by sentence, and the player goes when it is over', async () => {
  const { screen } = await listen()
  expect(last()).toMatchObject({ text: 'One sentence.', lang: 'en-US', rate: 1 })
  act(() => last()?.onend())
  expect(last()?.text).toBe('Another one.')
  act(() => last()?.onend())
  expect(screen.queryByRole('region', { name: 'Reading out loud' })).toBeNull()
})

test('it pauses, and goes on with the sentence that it was in', async () => {
  const { press } = await listen()
  act(() => last()?.onend())
  await press('Pause')
  const before = spoken.length
  await press('Play')
  expect(spoken).toHaveLength(before + 1)
  expect(last()?.text).toBe('Another one.')
})

test('the speed is kept on the device', async () => {
  const { screen, user, unmount } = await listen()
  await user.selectOptions(screen.getByLabelText('Speed'), '1.25')
  expect(last()?.rate).toBe(1.25)
  unmount()
  await listen()
  expect(last()?.rate).toBe(1.25)
})

test('one thing is read at a time, and stop ends it', async () => {
  const { screen, press } = await listen()
  await press('Listen Second')
  await vi.waitFor(() => expect(last()?.text).toBe('Elsewhere.'))
  expect(screen.getAllByRole('region', { name: 'Reading out loud' })).toHaveLength(1)
  await press('Stop')
  expect(screen.queryByRole('region', { name: 'Reading out loud' })).toBeNull()
})

test('who pressed Pause and listens to another card has one player', async () => {
  const { screen, press } = await listen()
  await press('Pause')
  await press('Listen Second')
  await vi.waitFor(() => expect(last()?.text).toBe('Elsewhere.'))
  expect(screen.getAllByRole('region', { name: 'Reading out loud' })).toHaveLength(1)
})

test('the player goes when an answer of Navi is read, and reads none of its sentences over it', async () => {
  const { screen } = await listen()
  const cut = last()
  const onEnd = () => undefined
  act(() => void readAloud({ chunks: ['An answer.'], language: 'en', onEnd, onTaken: onEnd }))
  act(() => cut?.onend())
  expect(last()?.text).toBe('An answer.')
  expect(screen.queryByRole('region', { name: 'Reading out loud' })).toBeNull()
})
