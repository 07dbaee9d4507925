import type { AppLoadContext } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Freshness } from '#contract/sources.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { type Language, languages } from '#i18n/languages.ts'
import { fillIn } from '#i18n/translator.ts'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import type { WatchResult } from '#server/catalogue/files/watch-file.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { testApp } from '#testing/app/test-app.ts'
import { realPages, textOf } from '#testing/pages/real-pages.tsx'
import { changeFile, smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'
import { ServicePage } from './features/communities/service/service-page.tsx'
import { PageWords } from './i18n.tsx'
import * as drug from './routes/medicines/drug.tsx'
import * as programs from './routes/medicines/patient-assistant-savings.tsx'
import { allWords } from './translator.server.ts'

/** No database is asked here, so others of a service's kind are left out. */
const loadService = ({ params, context }: { params: { id: string }; context: AppLoadContext }) => ({
  meta: { title: '', description: '' },
  service: context.services.communities.findService(params.id, context.language),
  related: [],
  words: { communities: allWords[context.language].communities },
})

/** With the words that the pages of local help have from the layout around them. */
function Service({ loaderData: { service, words, ...page } }: { loaderData: ReturnType<typeof loadService> }) {
  return <PageWords words={words}>{service && <ServicePage data={{ ...page, service }} />}</PageWords>
}

const routes = {
  'drugs/:slug': drug,
  'patient-assistant-savings': programs,
  'services/:id': { loader: loadService, default: Service },
}
const addresses = ['/drugs/januvia', '/patient-assistant-savings?drug=januvia', '/services/roc-foodlink']
const watched = ['merck-patient-assistance-program', 'roc-foodlink']

type Watched = Extract<Freshness['state'], 'agrees' | 'changed' | 'unreadable' | 'old'>

/** What `npm run data watch` would have written three days ago, of each record; nothing of what is only old. */
const readings: Record<Watched, Pick<WatchResult, 'verdict' | 'why' | 'findings'> | null> = {
  agrees: { verdict: 'agrees', why: null, findings: [finding('agrees')] },
  changed: { verdict: 'changed', why: null, findings: [finding('differs')] },
  unreadable: { verdict: 'cannot tell', why: 'captcha', findings: [] },
  old: null,
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') }))
afterEach(() => void vi.useRealTimers())

// Each opens a whole server, with its database.
test.each(Object.keys(readings) as Watched[])(
  'a reader sees "%s" on the page of a medicine, of its programs and of a service, in both languages',
  { timeout: 60_000 },
  async (state) => {
    const { app, services } = await testApp({ catalogue: catalogueThatIs(state) })
    mountPages(app, services, realPages(routes), { built: true })
    for (const language of languages)
      for (const address of addresses) {
        const { freshness } = allWords[language].programs
        const url = `${address}${address.includes('?') ? '&' : '?'}lng=${language}`
        const reply = await app.inject(url)
        const shown = textOf(reply.body)
        expect(chipsOn(shown, language), url).toEqual([state])
        expect(shown.includes(freshness.same), url).toBe(state === 'agrees')
        expect(shown.includes(freshness.different), url).toBe(state === 'changed')
      }
  },
)

/** The chips of what was watched, or is old, that stand on a page. */
function chipsOn(shown: string, language: Language): Watched[] {
  const { freshness } = allWords[language].programs
  const date = dateInWords('2026-11-20', language)
  return (Object.keys(readings) as Watched[]).filter((state) =>
    shown.includes(fillIn(freshness[state], { date, facts: freshness.short.phone })),
  )
}

/** The shipped facts with both records read, or with sources of long ago; no other record is watched or old. */
function catalogueThatIs(state: Watched) {
  const folder = smallCopyOfCatalogue(['programs/merck-patient-assistance-program-inc.json'])
  const reading = readings[state]
  const results = watched.map((record) => ({ record, url: 'https://help.org/', read_on: '2026-11-20', ...reading }))
  changeFile(folder, 'watch.json', (file: object) => Object.assign(file, { results: reading ? results : [] }))
  const catalogue = loadCatalogue(folder)
  for (const record of [...catalogue.programs, ...catalogue.services])
    for (const source of record.sources)
      source.page_date = state === 'old' && watched.includes(record.id) ? '2019-05' : '2026-03'
  return catalogue
}

function finding(result: 'agrees' | 'differs'): WatchResult['findings'][number] {
  return { field: 'phone', kind: 'phone', result, ours: '8005550100', theirs: '8005550199', said: 'Call.' }
}
