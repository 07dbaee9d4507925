import type { ComponentType } from 'react'
import { Outlet, UNSAFE_withComponentProps } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { dateInWords } from '#i18n/date-in-words.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { sixtyQuestions } from '#server/prices/sixty-questions.ts'
import { smallPages } from '#testing/small-pages.ts'
import { testApp } from '#testing/test-app.ts'
import { ToastProvider } from './components/feedback/toasts.tsx'
import * as entry from './entry.server.tsx'
import { ShareCardProvider } from './features/cards/share-card-provider.tsx'
import { PersonProvider } from './features/person/person-provider.tsx'
import * as drug from './routes/drug.tsx'
import * as question from './routes/question.tsx'

type Routed = Parameters<typeof UNSAFE_withComponentProps>[0]

/** As the plugin of the build would: the component of a page is given what its loader returned. */
function built<Props extends object>(page: { default: ComponentType<Props> }) {
  return { ...page, default: UNSAFE_withComponentProps(page.default as unknown as Routed) }
}

function Root() {
  return (
    <ToastProvider closeLabel="">
      <PersonProvider>
        <ShareCardProvider>
          <Outlet />
        </ShareCardProvider>
      </PersonProvider>
    </ToastProvider>
  )
}

const pages = smallPages({ 'drugs/:slug': built(drug), 'questions/:id': built(question) }, entry, Root)

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

/** What stands on the page, without what only its scripts read. */
function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->|<[^>]+>/g, '')
    .replaceAll('&#x27;', '’')
}
