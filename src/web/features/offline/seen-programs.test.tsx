// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { SeenPrograms } from './seen-programs.tsx'
import type { StoredProgram } from './stored-programs.ts'

const program: StoredProgram = {
  program_id: 'p',
  program_name: 'Ayuda',
  sponsor: 'Fundación',
  kind: 'pap',
  drug_name: 'Ozempic',
  description: 'Medicina gratis.',
  program_criteria: 'Para adultos.',
  coverage_requirement: 'Sin seguro.',
  phone_number: '1-800-555-0100',
  phone_confirmed: true,
  phone_hours: 'De lunes a viernes',
  evidence: 'primary',
  medicine_confirmed: true,
  source_date: null,
  checked_on: null,
  spanish_reviewed: true,
  exceptions: 'No cubre envíos.',
  stored_at: '2026-01-02T03:04:05Z',
}

test('only what was stored is in the language of then', () => {
  const medicine = { id: 'ozempic', label: 'Ozempic', language: 'es' as const, programs: [program] }
  const { screen, t } = renderPage(<SeenPrograms medicines={[medicine]} />, { parts: ['offline'] })
  const languageOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang')
  for (const words of [
    'Ayuda',
    'Fundación',
    'Medicina gratis.',
    'Sin seguro.',
    'De lunes a viernes',
    'No cubre envíos.',
  ])
    expect(languageOf(words)).toBe('es')
  expect(languageOf(t('programs.nextStep'))).not.toBe('es')
  expect(languageOf(t('programs.whatYouGet'))).not.toBe('es')
})

test.each([
  [false, 1],
  [true, 0],
  // Stored before it was known.
  [undefined, 0],
])('a number is doubted where it was told so: %s', (phone_confirmed, times) => {
  const { phone_confirmed: _, ...rest } = program
  const stored = phone_confirmed === undefined ? rest : { ...rest, phone_confirmed }
  const medicine = { id: 'ozempic', label: 'Ozempic', language: 'en' as const, programs: [stored] }
  const { screen, t } = renderPage(<SeenPrograms medicines={[medicine]} />, { parts: ['offline'] })
  expect(screen.queryAllByText(new RegExp(t('programs.phoneOfOtherSite')))).toHaveLength(times)
})
