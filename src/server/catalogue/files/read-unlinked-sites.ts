import { readFileSync } from 'node:fs'
import { siteName } from '#text/site-name.ts'

/** Reads the sites that readers are not sent to; lines that start with # are remarks. Returns whether an address may be linked. */
export function readUnlinkedSites(file: string): (url: string) => boolean {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  const unlinked = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
  return (url) => !unlinked.has(siteName(url))
}
