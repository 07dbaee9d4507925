// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { GalleryPage } from './gallery-page.tsx'

/** Components that need no place of their own in the gallery, and why. */
const shownOtherwise = new Map([
  ['CountryPicker', 'A phone field holds it.'],
  ['LiveRegions', 'Toasts appear in it, on the page and in a dialog.'],
  ['NaviFigure', 'Navi and the scene of the home page are made of it.'],
  ['NaviHead', 'Every picture of Navi has it.'],
  ['ToastOutlet', 'A dialog holds it.'],
  ['ToastProvider', 'It is around every page; the buttons of the gallery make its toasts.'],
  ['WhenNear', 'It shows nothing but what it is given.'],
])

/** What stands in these folders, tests apart, as one text. */
function sourcesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
}

test('every component that a person sees stands in the gallery', () => {
  const components = [...sourcesIn('src/web/components').matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(
    ([, name]) => name as string,
  )
  const gallery = sourcesIn('src/web/features/gallery')
  expect(components).toContain('Button')
  expect(components).toEqual(expect.arrayContaining([...shownOtherwise.keys()]))
  const isShown = (name: string) => new RegExp(`<${name}\\b`).test(gallery)
  expect(components.filter((name) => isShown(name) === shownOtherwise.has(name))).toEqual([])
})

test.each(['en', 'es'] as const)('the gallery opens in %s, and its dialog says a toast', async (language) => {
  const { screen, t, user } = renderPage(<GalleryPage />, { language, parts: ['gallery', 'cards', 'communities'] })
  await user.click(screen.getByRole('button', { name: t('gallery.showWide') }))
  const dialog = screen.getByRole('dialog', { name: t('cards.title') })
  const copied = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === t('cards.copied'))
  if (copied) await user.click(copied)
  expect(dialog.querySelector('[role=status]')?.textContent).toBe(t('cards.copied'))
})

test('the gallery answers for the browser what a stylesheet asks of themes, for as long as it is told to', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent =
    '@media (prefers-color-scheme: dark) { p { top: 0 } } @media (prefers-contrast: more) { p { top: 0 } }'
  const questions = () => [...(style.sheet?.cssRules ?? [])].map((rule) => (rule as CSSMediaRule).media.mediaText)
  const asked = questions()
  const { screen, t, user, unmount } = renderPage(<GalleryPage />, { parts: ['gallery', 'cards', 'communities'] })
  const choose = (key: 'color.light' | 'color.dark' | 'contrast.more') =>
    user.click(screen.getByRole('button', { name: t(`gallery.${key}`) }))
  await choose('color.dark')
  expect(questions()).toEqual(['all', asked[1]])
  await choose('color.light')
  await choose('contrast.more')
  expect(questions()).toEqual(['not all', 'all'])
  unmount()
  expect(questions()).toEqual(asked)
  style.remove()
})
