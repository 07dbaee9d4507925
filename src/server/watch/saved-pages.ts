import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeBuffer } from 'encoding-sniffer'
import { z } from 'zod'

const index = z.record(z.string(), z.url({ protocol: /^https?$/ }))

/** As browsers write it into a page that they save. */
const savedFrom = /<!-- saved from url=\(\d+\)(\S+) -->/

type SavedPage = { url: string; html: string }

/**
 * The saved pages of a folder: `index.json` names the address of each file, or the file itself does, as browsers save it.
 * `tell` hears of files whose address nobody knows.
 */
export function readSavedPages(folder: string, tell: (line: string) => void): SavedPage[] {
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
