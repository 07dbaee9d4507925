import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../src/testing/pages/chromium.ts'
import { manyDrugNames } from './many-drug-names.ts'
import { type Measure, quantile, timesPeer, toldOnly, withGoal } from './measure.ts'

const slowdown = 4
const drugCount = 40_000
const typed = [
  'ozempik',
  'atorbastatina',
  'metformina',
  'zarelto',
  'lisinopril',
  'humolog',
  'hidroclorotiazida',
  'seraquil',
]
/** A keystroke and its answer feel like one up to here. */
const goal = 50
const mostOfBare = 1.5

/** Keystroke to painted list over 40,000 names, in the production build and on a processor four times slower. */
export async function benchDrugSearch(): Promise<Measure[]> {
  const browser = await launchChromium()
  try {
    const bare = await openPage(browser, 'showBareRows')
    const bareTimes = await typeAll(bare.page)
    await bare.page.close()
    const { page, longestTask } = await openPage(browser, 'showSearch')
    const times = await typeAll(page)
    return [
      toldOnly('ms', 'drug search: longest task while 40,000 names are prepared', longestTask),
      toldOnly('ms', 'bare field with eight rows: keystroke to painted list, p50', quantile(bareTimes, 0.5)),
      toldOnly('ms', `drug search: keystroke to painted list, p50 of ${times.length}`, quantile(times, 0.5)),
      withGoal(
        goal,
        timesPeer(
          'drug search: keystroke to painted list, p95',
          'ms',
          quantile(times, 0.95),
          { name: 'bare field with eight rows', value: quantile(bareTimes, 0.95) },
          mostOfBare,
        ),
      ),
      toldOnly('ms', 'drug search: keystroke to painted list, worst', quantile(times, 1)),
    ]
  } finally {
    await browser.close()
  }
}

async function openPage(browser: Browser, show: 'showSearch' | 'showBareRows') {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const { script, style } = await bundlePage()
  await page.setContent('<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"></html>')
  await page.addStyleTag({ content: style })
  await page.addScriptTag({ content: script })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const drugs = manyDrugNames(drugCount)
  // A task of its own, so that taking over the names from here is not counted as preparing them.
  await page.evaluate(([name, list]) => void setTimeout(() => window[name](list), 200), [show, drugs] as const)
  await page.getByRole('combobox').click()
  await page.getByRole('option').first().waitFor({ timeout: 60_000 })
  return { page, longestTask: await page.evaluate(() => window.longestTask) }
}

async function typeAll(page: Page) {
  const paints: number[] = []
  for (const word of typed) {
    await page.getByRole('combobox').selectText()
    for (const letter of word) {
      await page.keyboard.press(letter)
      // Nobody types faster than this with one thumb. A list that stays as it is paints nothing.
      await page.waitForTimeout(200)
      const paint = await page.evaluate(readPaint)
      if (paint !== undefined) paints.push(paint)
    }
  }
  return paints
}

/** In the page: the time of the last paint, waited for a second longer if it is late. */
async function readPaint() {
  for (let wait = 0; wait < 10 && window.lastPaint === undefined; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return window.lastPaint
}

async function bundlePage() {
  const { outputFiles } = await build({
    entryPoints: ['bench/drug-search-page.tsx'],
    outdir: 'bundle',
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    loader: { '.woff2': 'empty' },
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { script: textOf('.js'), style: textOf('.css') }
}
