import { afterEach, expect, test, vi } from 'vitest'
import { dateInWords } from '#i18n/date-in-words.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { sixtyQuestions } from '#server/prices/sixty-questions.ts'
import { testApp } from '#testing/app/test-app.ts'
import { realPages, textOf } from '#testing/pages/real-pages.tsx'
import * as drug from './routes/medicines/drug.tsx'
import * as question from './routes/navi/question.tsx'

const pages = realPages({ 'drugs/:slug': drug, 'questions/:id': question })

afterEach(() => void vi.useRealTimers())

// The first opens a whole server, with its database.
test.each(sixtyQuestions())('$question', { timeout: 60_000 }, async ({ page, language, day, says, dated }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T17:00:00Z`) })
  const { app, services } = await testApp()
  mountPages(app, services, pages, { built: true })
  const answer = await app.inject(`${page}?lng=${language}`)
  expect(answer.statusCode).toBe(200)
  const shown = textOf(answer.body)
  expect(shown).toContain(says)
  expect(shown).toContain(dateInWords(dated, language))
})
