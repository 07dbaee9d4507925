import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumArguments, findChromium } from '../src/testing/pages/chromium.ts'
import { atLeast, atMost, type Measure, quantile } from './measure.ts'
import { startSite } from './site.ts'

// Fetched when this bench runs: it would add 185 MB and half a minute to what everybody installs. 13 wants Node 22.
const lighthouse = 'lighthouse@12.8.2'
const pages = [
  { name: 'Home page', path: '/' },
  { name: 'Medicine page', path: '/drugs/ozempic' },
  { name: 'Prescription page', path: '/patient-assistant-savings?drug=ozempic' },
  { name: 'Chat page', path: '/health-care-ai' },
  { name: 'Community page', path: '/localcommunity' },
  { name: 'Delivery page', path: '/freehomedelivery' },
]
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** How long scripts keep a reader waiting who taps while the page comes alive, in milliseconds. */
const mostBlocking = 200
type Category = keyof typeof limits
const categories = Object.keys(limits) as Category[]
const runs = 3

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>
}

/** What Lighthouse gives the main pages with its own settings: a mid-range phone on slow 4G. */
export async function benchLighthouse(): Promise<Measure[]> {
  const site = await startSite()
  const measures: Measure[] = []
  try {
    for (const { name, path } of pages) measures.push(...(await measurePage(name, site.url + path)))
    return measures
  } finally {
    await site.stop()
  }
}

async function measurePage(name: string, url: string): Promise<Measure[]> {
  // Renders the page, which is kept from then on.
  await fetch(url)
  const reports: Report[] = []
  while (reports.length < runs) reports.push(await reportOn(url))
  const blocking = reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN)
  const scored = categories.map((category) => {
    const scores = reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100))
    const measure = atLeast(limits[category], '', `${name}: ${category}, median of ${runs}`, quantile(scores, 0.5))
    if (!measure.ok) for (const report of reports) explain(measure.name, category, report)
    return measure
  })
  return [...scored, atMost(mostBlocking, 'ms', `${name}: blocking time, median of ${runs}`, quantile(blocking, 0.5))]
}

/** A trace that came without its start, on a busy machine, is no figure: Lighthouse itself says to run it again. */
async function reportOn(url: string): Promise<Report> {
  return run(url).catch(() => run(url))
}

async function run(url: string): Promise<Report> {
  const options = [
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...chromiumArguments].join(' ')}`,
  ]
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 100_000_000,
  })
  return JSON.parse(stdout) as Report
}

/** A score alone says nothing of what to mend. */
function explain(name: string, category: Category, { categories: scored, audits }: Report) {
  for (const { id, weight } of scored[category].auditRefs) {
    const audit = audits[id]
    if (audit && weight > 0 && audit.score !== null && audit.score < 0.9)
      console.log(`  ${name}: ${audit.title} ${audit.displayValue ?? ''}`)
  }
}
