import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Job = { strategy?: { matrix?: { script?: string[] } }; steps: { uses?: string; run?: string }[] }

const folder = '.github/workflows'
const jobs = readdirSync(folder).flatMap((file) => {
  const { jobs }: { jobs: Record<string, Job> } = parse(readFileSync(`${folder}/${file}`, 'utf8'))
  return Object.values(jobs)
})

/** The scripts of package.json that a job runs, also by the names of its matrix. */
function scriptsOf({ strategy, steps }: Job): string[] {
  const named = steps.flatMap(({ run }) => run?.match(/^npm (?:run )?(\S+)/)?.[1] ?? [])
  return [...named.filter((name) => name !== '${{'), ...(strategy?.matrix?.script ?? [])]
}

test('workflows run scripts that there are, and every kind of test is run by one', () => {
  const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'))
  const run = jobs.flatMap(scriptsOf)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run))
  // Node 24 is one of the versions that all tests run on there.
  const tests = Object.keys(scripts).filter((name) => /^test(?!:24)/.test(name))
  expect(run).toEqual(expect.arrayContaining(tests))
})

test('what workflows take from here is there', () => {
  const own = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => (uses?.startsWith('./') ? uses : [])))
  expect(own).not.toEqual([])
  for (const path of own) expect(() => readFileSync(`${path}/action.yml`)).not.toThrow()
})
