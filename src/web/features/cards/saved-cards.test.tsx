// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { savedCards } from '#web/features/site/saved/saved-store.ts'
import { ShareCardContext } from '#web/features/site/saved/share-card.ts'
import { I18nProvider } from '#web/i18n.tsx'
import { SavedCards } from './saved-cards.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const { page } = en.cards
const items = ['a', 'b', 'c'].map((id) => ({ item_id: id, name: `Program ${id}` }))

/** The saved cards, and the page that says what they hold. */
async function openSaved() {
  savedCards.write(items.map(({ item_id }) => item_id))
  const Stub = createRoutesStub([
    { path: '/', Component: SavedCards },
    { path: '/digitalcard', loader: () => ({ card: { items } }) },
  ])
  render(
    <I18nProvider language="en" words={en}>
      <ShareCardContext value={() => undefined}>
        <Stub />
      </ShareCardContext>
    </I18nProvider>,
  )
  const user = userEvent.setup()
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const undo = () => screen.findByRole('button', { name: page.undo })
  return { press, undo }
}

test('the focus goes to the way back each time a card is taken out, and to the list when it is back', async () => {
  const { press, undo } = await openSaved()
  await press(/Program a$/)
  expect(document.activeElement).toBe(await undo())
  await press(/Program b$/)
  expect(document.activeElement).toBe(await undo())
  await press(page.undo)
  expect(screen.queryByRole('button', { name: page.undo })).toBeNull()
  const back = await screen.findByRole('link', { name: 'Program b' })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(back)).toBe(true)
})
