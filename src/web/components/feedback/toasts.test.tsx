// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../layout/dialog.tsx'
import { useToast } from './toasts.tsx'

beforeEach(() => {
  // The clock must also go by itself: user-event waits for it between presses.
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
})

const user = { advanceTimers: vi.advanceTimersByTime.bind(vi) }

function pass(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds))
}

function Tray() {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast.success('Copied to clipboard')}>Copy</Button>
      <Button onClick={() => toast.error('Failed to send message')}>Send</Button>
    </>
  )
}

test('the live regions are in the page before anything is said', () => {
  const { screen } = renderPage(<Tray />, { user })
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a success is said politely and goes after 5 seconds', async () => {
  const { screen, user: reader } = renderPage(<Tray />, { user })
  await reader.click(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getByRole('status').textContent).toBe('Copied to clipboard')
  pass(4_500)
  expect(screen.getByRole('status').textContent).toBe('Copied to clipboard')
  pass(600)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an error is said at once', async () => {
  const { screen, user: reader } = renderPage(<Tray />, { user })
  await reader.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('alert').textContent).toBe('Failed to send message')
})

test('the same message is not shown twice at once', async () => {
  const { screen, user: reader } = renderPage(<Tray />, { user })
  await reader.dblClick(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getAllByText('Copied to clipboard')).toHaveLength(1)
})

test('a message stays while the pointer is on it', async () => {
  const { screen, user: reader } = renderPage(<Tray />, { user })
  await reader.click(screen.getByRole('button', { name: 'Copy' }))
  await reader.hover(screen.getByText('Copied to clipboard'))
  pass(20_000)
  expect(screen.getByText('Copied to clipboard')).toBeTruthy()
  await reader.unhover(screen.getByText('Copied to clipboard'))
  pass(5_100)
  expect(screen.queryByText('Copied to clipboard')).toBeNull()
})

test('a message stays while the focus is on its close button', async () => {
  const { screen, user: reader } = renderPage(<Tray />, { user })
  await reader.click(screen.getByRole('button', { name: 'Copy' }))
  act(() => screen.getByRole('button', { name: 'Close: Copied to clipboard' }).focus())
  pass(20_000)
  expect(screen.getByText('Copied to clipboard')).toBeTruthy()
})

test('the close button takes the message away', async () => {
  const { screen, user: reader } = renderPage(<Tray />, { language: 'es', user })
  await reader.click(screen.getByRole('button', { name: 'Copy' }))
  await reader.click(screen.getByRole('button', { name: 'Cerrar: Copied to clipboard' }))
  expect(screen.queryByText('Copied to clipboard')).toBeNull()
})

test('an open dialog, which silences the page behind it, shows the messages itself', async () => {
  const { screen, user: reader } = renderPage(
    <Dialog open title="Share" closeLabel="Close" onClose={() => undefined}>
      <Tray />
    </Dialog>,
    { user },
  )
  await reader.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('dialog').contains(screen.getByText('Failed to send message'))).toBe(true)
})
