// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { QuestionGone } from './question-gone.tsx'

test('an answer past its last day says that it has ended, and leads to those that still hold', () => {
  const related = { id: 'part-d-2027', question: 'What changes in Medicare Part D in 2027?' }
  const { screen, t } = renderPage(<QuestionGone why="ended" related={[related]} />, {
    parts: ['questions'],
    at: '/questions/part-d-2026',
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('questions.ended.title'))
  expect(screen.getByRole('link', { name: related.question }).getAttribute('href')).toBe('/questions/part-d-2027')
  expect(screen.getByRole('link', { name: t('questions.search.all') }).getAttribute('href')).toBe('/questions')
})
