import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { CatalogueError } from '#server/catalogue/checks/problems.ts'
import { catalogue } from './shipped-catalogue.ts'

const shipped = resolve('catalogue')

const longLists = ['zip-codes.csv', 'health-centers.csv']

/** The files of programs that no answer leads to. */
let unneeded: string[] | undefined

function findUnneeded(): string[] {
  const needed = new Set(catalogue.knowledge.flatMap(({ programs }) => programs))
  return readdirSync(join(shipped, 'programs')).filter((file) => {
    const { programs }: { programs: { id: string }[] } = readJson(join(shipped, 'programs', file))
    return !programs.some(({ id }) => needed.has(id))
  })
}

/**
 * A copy of the shipped catalogue for one test, to be changed as somebody who makes a mistake would: with a few rows of the
 * long lists and a few programs, since to read all of it takes a second. The programs are those of `sponsors` (their file
 * names), and those that answers lead to.
 */
export function smallCopyOfCatalogue(sponsors: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'navi-catalogue-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  unneeded ??= findUnneeded()
  const programs = unneeded.filter((file) => !sponsors.includes(file)).map((file) => join('programs', file))
  const without = new Set([...longLists, ...programs].map((file) => join(shipped, file)))
  cpSync(shipped, folder, { recursive: true, filter: (path) => !without.has(path) })
  for (const list of longLists) {
    const rows = readFileSync(join(shipped, list), 'utf8').split('\n', 20)
    writeFileSync(join(folder, list), `${rows.join('\n')}\n`)
  }
  return folder
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Rewrites a JSON file of a folder. */
export function changeFile<Json>(folder: string, file: string, change: (json: Json) => void): void {
  const path = join(folder, file)
  const json = readJson(path)
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
