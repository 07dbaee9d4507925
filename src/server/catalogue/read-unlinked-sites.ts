import { readFileSync } from 'node:fs'

/** The sites that readers are not sent to, without `www.`; lines that start with # are remarks. */
export function readUnlinkedSites(file: string): Set<string> {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
}
