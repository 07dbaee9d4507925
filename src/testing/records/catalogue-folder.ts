import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { CatalogueError } from '#server/catalogue/checks/problems.ts'
import { catalogue } from './shipped-catalogue.ts'

const shipped = resolve('catalogue')

const longLists = ['zip-codes.csv', 'health-centers.csv']

/** What a small catalogue does without: the programs that no answer leads to, and the help of states. */
let leftOut: string[] | undefined

function listLeftOut(): string[] {
  const needed = new Set(catalogue.knowledge.flatMap(({ programs }) => programs))
  const programs = filesIn('programs').filter((file) => {
    const { programs }: { programs: { id: string }[] } = readJson(join(shipped, file))
    return !programs.some(({ id }) => needed.has(id))
  })
  return [...programs, ...filesIn('communities/states')]
}

function filesIn(folder: string): string[] {
  return readdirSync(join(shipped, folder)).map((file) => `${folder}/${file}`)
}

/**
 * A copy of the shipped catalogue for one test, to be changed as somebody who makes a mistake would. It has a few rows of
 * the long lists, the programs that answers lead to, and the files of `also`: to read all of it takes a second.
 */
export function smallCopyOfCatalogue(also: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'navi-catalogue-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  leftOut ??= listLeftOut()
  const others = [...longLists, ...leftOut.filter((file) => !also.includes(file))]
  const without = new Set(others.map((file) => join(shipped, file)))
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
