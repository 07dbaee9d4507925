// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { hearsOnDevice } from './recogniser.ts'
import { VoiceDialog } from './voice-dialog.tsx'

const never = () => new Promise<never>(() => undefined)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who waits for a talk to begin can type instead', async () => {
  vi.stubGlobal('fetch', never)
  const onType = vi.fn()
  const { screen, user, t } = renderPage(
    <VoiceDialog variant="general" ask={never} onClose={() => undefined} onType={onType} />,
    { parts: ['chat'] },
  )
  expect(screen.getByText(t('chat.waiting'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t('chat.mic.notNow') }))
  expect(onType).toHaveBeenCalledOnce()
})

test('a browser that never says whether it hears on the device is taken for one that does not', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechRecognition', { available: never })
  const hears = hearsOnDevice('en')
  await vi.runAllTimersAsync()
  expect(await Promise.race([hears, Promise.resolve('not yet')])).toBe(false)
})
