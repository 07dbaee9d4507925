import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { graveOf, licenceProblems, readAudit, withoutTools } from '../../../scripts/judge-packages.ts'

const lockOf = (license: string | undefined, more = {}) => ({
  packages: { '': {}, 'node_modules/globo': { ...(license && { license }), ...more } },
})

test('every package that we depend on has terms that are allowed', () => {
  expect(licenceProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([])
})

test.each([
  ['GPL-3.0', ['globo: GPL-3.0']],
  ['MIT AND GPL-3.0', ['globo: MIT AND GPL-3.0']],
  ['MPL-2.0', ['globo: MPL-2.0']],
  [undefined, ['globo: says no license']],
  ['(MIT OR GPL-3.0)', []],
  ['ISC', []],
])('a package under %s: %j', (license, problems) => {
  expect(licenceProblems(lockOf(license))).toEqual(problems)
})

test('what only builds or tests may have terms that hold file by file', () => {
  expect(licenceProblems(lockOf('MPL-2.0', { dev: true }))).toEqual([])
  expect(licenceProblems(lockOf('GPL-3.0', { dev: true }))).toEqual(['globo: GPL-3.0'])
})

test('a registry that can not be asked is no weakness and no clean bill', () => {
  for (const printed of ['', '{', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])
    expect(readAudit(printed, ['a'])).toHaveProperty('unasked')
  const found = Object.fromEntries(['a', 'tool'].map((name) => [name, { name, severity: 'high' }]))
  const vulnerabilities = { ...found, b: { name: 'b', severity: 'low' } }
  const audit = readAudit(JSON.stringify({ vulnerabilities }), ['a', 'b'])
  expect('known' in audit && graveOf(audit.known)).toEqual(['a: high'])
})

test('the list of parts has what runs here or in browsers, all that it needs, and no tool', () => {
  const part = (name: string, ofDevelopment: boolean) => ({
    'bom-ref': `${name}@1`,
    name,
    properties: ofDevelopment ? [{ name: 'cdx:npm:package:development', value: 'true' }] : [],
  })
  const { components, dependencies } = withoutTools({
    components: [part('react', false), part('pdfkit', true), part('pako', true), part('vite', true)],
    dependencies: [
      { ref: 'navi@1', dependsOn: ['react@1', 'pdfkit@1', 'vite@1'] },
      { ref: 'pdfkit@1', dependsOn: ['pako@1'] },
      { ref: 'vite@1', dependsOn: ['react@1'] },
    ],
  })
  expect(components.map(({ name }) => name)).toEqual(['react', 'pdfkit', 'pako'])
  expect(dependencies).toEqual([
    { ref: 'navi@1', dependsOn: ['react@1', 'pdfkit@1'] },
    { ref: 'pdfkit@1', dependsOn: ['pako@1'] },
  ])
})
