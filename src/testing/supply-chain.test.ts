import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { graveOf, licenceProblems, readAudit } from '../../scripts/judge-packages.ts'

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
    expect(readAudit(printed)).toHaveProperty('unasked')
  const audit = readAudit('{"vulnerabilities":{"a":{"name":"a","severity":"high"},"b":{"name":"b","severity":"low"}}}')
  expect('known' in audit && graveOf(audit.known)).toEqual(['a: high'])
})
