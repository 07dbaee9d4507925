import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { CatalogueError } from '#server/catalogue/checks/problems.ts'
import { catalogue } from './shipped-catalogue.ts'

/** A copy of the shipped catalogue for one test, to be changed as somebody who makes a mistake would. */
function copyOfCatalogue(without: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'navi-catalogue-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(resolve('catalogue'), folder, { recursive: true, filter: (path) => !without.includes(basename(path)) })
  return folder
}

const longLists = ['zip-codes.csv', 'health-centers.csv']

/**
 * The same, with a few rows of the long lists and a few programs: to read all of it takes a second. The programs are those
 * of `sponsors` (their file names), and those that answers lead to.
 */
export function smallCopyOfCatalogue(sponsors: string[] = []): string {
  const folder = copyOfCatalogue(longLists)
  for (const list of longLists) {
    const rows = readFileSync(resolve('catalogue', list), 'utf8').split('\n', 20)
    writeFileSync(join(folder, list), `${rows.join('\n')}\n`)
  }
  const needed = new Set(catalogue.knowledge.flatMap(({ programs }) => programs))
  for (const file of readdirSync(join(folder, 'programs'))) {
    const path = join(folder, 'programs', file)
    const { programs }: { programs: { id: string }[] } = JSON.parse(readFileSync(path, 'utf8'))
    const isNeeded = sponsors.includes(file) || programs.some(({ id }) => needed.has(id))
    if (!isNeeded) rmSync(path)
  }
  return folder
}

/** Rewrites a JSON file of a folder. */
export function changeFile<Json>(folder: string, file: string, change: (json: Json) => void): void {
  const path = join(folder, file)
  const json = JSON.parse(readFileSync(path, 'utf8'))
  change(json)
  writeFileSync(path, JSON.stringify(json))
}

/** What stops the start with the catalogue of a folder, a line a problem. */
export function problemsIn(folder: string): string {
  let problems: unknown
  try {
    loadCatalogue(folder)
  } catch (error) {
    problems = error
  }
  expect(problems).toBeInstanceOf(CatalogueError)
  return (problems as CatalogueError).message
}
