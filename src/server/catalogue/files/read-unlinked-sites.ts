import { siteName } from '#text/site-name.ts'
import type { Problem } from '../checks/problems.ts'
import { readText } from './read-text.ts'

/** Reads the sites that readers are not sent to; lines that start with # are remarks. Returns whether an address may be linked. */
export function readUnlinkedSites(path: string, problems: Problem[]): (url: string) => boolean {
  const lines = (readText(path, 'unlinked-sites.txt', problems) ?? '').split(/\r?\n/)
  const unlinked = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
  return (url) => !unlinked.has(siteName(url))
}
