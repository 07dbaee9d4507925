import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { decodeBuffer } from 'encoding-sniffer'
import { z } from 'zod'
import type { Config } from '#server/settings/config.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { readWatch, verdicts, type WatchResult, watchIdOfAnswer } from '../catalogue/files/watch-file.ts'
import { easternDay } from '../eastern-day.ts'
import { type Limits, limits } from '../watch/fetch-page.ts'
import { type Edge, internet } from '../watch/page-edge.ts'
import { isOpen, mergeResults, withBefore } from '../watch/results.ts'
import { judge, readPage } from '../watch/verdict.ts'
import { lineOf, type Memory, watch } from '../watch/watch.ts'
import { watchedPages } from '../watch/watched-pages.ts'
import type { WatchedPage } from '../watch/watched-record.ts'
import { writeJson } from './write-json.ts'

type Given = {
  /** The folder of the catalogue. */
  folder: string
  /** A folder of saved pages, in the place of the internet. */
  saved: string | undefined
  config: Pick<Config, 'DATA_DIR' | 'PUBLIC_URL' | 'OPERATOR_MAIL'>
  tell: (line: string) => void
  edge?: Edge
  limits?: Limits
}

/** How often what was found is written in the middle of a run, in milliseconds. */
const writeEvery = 60_000

type Keep = (results: WatchResult[]) => void

/** Holds every page of the sources against its records, and writes what it found to `watch.json` of the catalogue. */
export async function watchSources(given: Given): Promise<void> {
  const { folder, saved, tell } = given
  const catalogue = loadCatalogue(folder)
  const path = join(folder, 'watch.json')
  const before = readWatch(path, [])
  const pages = withBefore(watchedPages(catalogue), before)
  const { programs, services, vendors, knowledge } = catalogue
  const answers = knowledge.map(({ id }) => watchIdOfAnswer(id))
  const records = [...programs, ...services, ...vendors, ...pages.flatMap(({ records }) => records)]
  const ids = new Set([...records.map(({ id }) => id), ...answers])
  const keep: Keep = (found) => writeJson(path, { results: mergeResults(before, found, ids) })
  const now = saved ? judgeSaved(saved, pages, tell) : await askPages(pages, given, keep)
  keep(now)
  const results = readWatch(path, [])
  for (const verdict of verdicts) tell(`${verdict}: ${now.filter((result) => result.verdict === verdict).length}`)
  tell(`npm run data review: ${results.filter(isOpen).length} to look at`)
}

async function askPages(pages: WatchedPage[], given: Given, keep: Keep) {
  const { config, edge = internet, limits: ofRun = limits, tell } = given
  const { PUBLIC_URL, OPERATOR_MAIL, DATA_DIR } = config
  // Who keeps a site must be able to ask us to stop.
  const contact = [PUBLIC_URL, OPERATOR_MAIL && `mailto:${OPERATOR_MAIL}`].filter(Boolean).join('; ')
  if (!contact) throw new Error('Set PUBLIC_URL or OPERATOR_MAIL: the sites that are read must know whom to write to.')
  // Another number, where pages are read by other rules: an unchanged page is judged by what was read of it.
  const path = join(DATA_DIR, 'watch', 'pages-4.json')
  const memory: Memory = new Map(existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8'))) : [])
  mkdirSync(dirname(path), { recursive: true })
  const name = `Navi-watch/1.0 (+${contact})`
  let written = performance.now()
  const results = await watch(pages, {
    ...{ edge, limits: ofRun, name, memory, tell },
    keep: (found) => {
      if (performance.now() - written < writeEvery) return
      writeJson(path, Object.fromEntries(memory))
      keep(found)
      written = performance.now()
    },
  })
  writeJson(path, Object.fromEntries(memory))
  return results
}

function judgeSaved(saved: string, pages: WatchedPage[], tell: Given['tell']): WatchResult[] {
  const byAddress = new Map(pages.map((page) => [page.url, page]))
  return readSavedPages(saved, tell).flatMap(({ url, html }) => {
    const page = byAddress.get(url)
    if (!page) tell(`${url}: no served record names it`)
    const reading = readPage(html)
    return (page?.records ?? []).map((record) => {
      const result = { record: record.id, url, read_on: easternDay(), ...judge(record, reading, easternDay()) }
      tell(lineOf(result))
      return result
    })
  })
}

const index = z.record(z.string(), z.url({ protocol: /^https?$/ }))

/** As browsers write it into a page that they save. */
const savedFrom = /<!-- saved from url=\(\d+\)(\S+) -->/

type SavedPage = { url: string; html: string }

/**
 * The saved pages of a folder: `index.json` names the address of each file, or the file itself does, as browsers save it.
 * `tell` hears of files whose address nobody knows.
 */
function readSavedPages(folder: string, tell: (line: string) => void): SavedPage[] {
  const list = join(folder, 'index.json')
  const addresses = new Map(Object.entries(existsSync(list) ? index.parse(JSON.parse(readFileSync(list, 'utf8'))) : {}))
  const files = readdirSync(folder).filter((name) => /\.html?$/.test(name))
  return files.flatMap((name) => {
    const html = decodeBuffer(readFileSync(join(folder, name)), { defaultEncoding: 'utf-8' })
    const url = addresses.get(name) ?? savedFrom.exec(html)?.[1]
    if (url) return [{ url, html }]
    tell(`${name}: no address; name it in index.json`)
    return []
  })
}
