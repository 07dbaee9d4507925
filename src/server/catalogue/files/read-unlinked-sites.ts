import { siteName } from '#text/site-name.ts'
import type { Problem } from '../checks/problems.ts'
import { readText } from './read-text.ts'

/** Reads the sites that readers are not sent to; lines that start with # are remarks. */
export function readUnlinkedSites(path: string, problems: Problem[]): string[] {
  const lines = (readText(path, 'unlinked-sites.txt', problems) ?? '').split(/\r?\n/)
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

/** Whether readers may be sent to an address. */
export function createLinkCheck(unlinkedSites: string[]): (url: string) => boolean {
  const unlinked = new Set(unlinkedSites)
  return (url) => !unlinked.has(siteName(url))
}
