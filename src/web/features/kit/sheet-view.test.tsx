// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import type { Sheet } from './sheet.ts'
import { SheetView } from './sheet-view.tsx'

const sheet: Sheet = {
  id: 'prescriber',
  title: '4. For the prescriber',
  lang: 'en',
  blocks: [
    { kind: 'text', text: 'Dele esta página a su médico.', lang: 'es' },
    { kind: 'text', text: 'Please sign.' },
  ],
}

test('of a page in English only its words are in English, not what stands around them for the reader', () => {
  const { screen, t } = renderPage(
    <main lang="es">
      <SheetView sheet={sheet} written={{}} onWrite={() => undefined} foot="Página 4 de 4" />
    </main>,
    { language: 'es' },
  )
  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')
  expect(languageOf(screen.getByRole('heading', { name: sheet.title }))).toBe('en')
  expect(languageOf(screen.getByText('Please sign.'))).toBe('en')
  expect(languageOf(screen.getByText('Dele esta página a su médico.'))).toBe('es')
  expect(languageOf(screen.getByRole('button', { name: `${t('site.listen')} ${sheet.title}` }))).toBe('es')
  expect(languageOf(screen.getByText('Página 4 de 4'))).toBe('es')
})
