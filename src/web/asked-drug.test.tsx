import { expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { createTranslator } from '#i18n/translator.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { testApp } from '#testing/app/test-app.ts'
import { realPages, textOf } from '#testing/pages/real-pages.tsx'
import * as check from './routes/medicines/checkeligibility.tsx'
import * as copay from './routes/medicines/copaysaving.tsx'
import * as assistance from './routes/medicines/patient-assistant-savings.tsx'
import { allWords } from './translator.server.ts'

const routes = { 'patient-assistant-savings': assistance, copaysaving: copay, checkeligibility: check }
const misspelled = [
  ['Elliquis', 'eliquis'],
  ['Jardianse', 'jardiance'],
  ['atorvastatn', 'atorvastatin'],
]

// It opens a whole server, with its database.
test.each(languages)(
  '%s: without scripts a misspelled medicine leads on to near names',
  { timeout: 60_000 },
  async (language) => {
    const { app, services } = await testApp()
    mountPages(app, services, realPages(routes), { built: true })
    const t = createTranslator(language, allWords[language])
    for (const path of Object.keys(routes)) {
      for (const [typed, meant] of misspelled) {
        const { body, statusCode } = await app.inject(`/${path}?drug=${typed}&lng=${language}`)
        expect(statusCode).toBe(404)
        expect(body).toContain(`href="/${path}?drug=${meant}"`)
        expect(body).toMatch(new RegExp(`<input[^>]*value="${typed}"`))
        expect(body).toMatch(new RegExp(`<noscript><button[^>]*type="submit"[^>]*>${t('search.submit')}</button>`))
        expect(textOf(body)).toContain(t('search.likely'))
      }
      const { body } = await app.inject(`/${path}?drug=qqqqqq&lng=${language}`)
      expect(textOf(body)).not.toContain(t('search.likely'))
    }
  },
)

test('each page calls a generic by its name in Spanish, and a name leads to its page', {
  timeout: 60_000,
}, async () => {
  const { app, services } = await testApp()
  mountPages(app, services, realPages(routes), { built: true })
  for (const path of Object.keys(routes)) {
    const { body } = await app.inject(`/${path}?drug=atorvastatin&lng=es`)
    expect(textOf(body)).toContain('atorvastatina')
    const { headers } = await app.inject(`/${path}?drug=Atorvastatina&lng=es`)
    expect(headers.location).toContain(`/${path}?drug=atorvastatin`)
  }
})
