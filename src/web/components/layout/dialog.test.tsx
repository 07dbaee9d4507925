// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

function Card() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog open={open} title="Share this card" closeLabel="Close" onClose={() => setOpen(false)}>
        <p>Send it by email.</p>
        <input type="file" aria-label="Picture" />
      </Dialog>
    </>
  )
}

async function openCard() {
  const page = renderPage(<Card />)
  await page.user.click(page.screen.getByRole('button', { name: 'Share' }))
  return { ...page, dialog: page.screen.getByRole('dialog', { name: 'Share this card' }) as HTMLDialogElement }
}

test('nothing of a closed dialog is in the page', () => {
  const { screen } = renderPage(<Card />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('Send it by email.')).toBeNull()
})

test('a dialog opens over the page under its title', async () => {
  const { screen, dialog } = await openCard()
  expect(dialog.open).toBe(true)
  expect(screen.getByRole('heading', { name: 'Share this card' })).toBeTruthy()
})

test('the close button closes it', async () => {
  const { screen, user } = await openCard()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape closes it', async () => {
  const { screen, dialog } = await openCard()
  // The browser turns Escape, and the back gesture of phones, into this event.
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press beside the sheet closes it, a press on it does not', async () => {
  const { screen, dialog } = await openCard()
  fireEvent.mouseDown(screen.getByText('Send it by email.'))
  expect(dialog.open).toBe(true)
  fireEvent.mouseDown(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leaving the file chooser of a field inside does not close it', async () => {
  const { screen, dialog } = await openCard()
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }))
  expect(dialog.open).toBe(true)
})
