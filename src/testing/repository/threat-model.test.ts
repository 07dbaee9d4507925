import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const model = readFileSync('docs/threat-model.md', 'utf8')

/** The tests that the rows of the table name: a file, and the titles after it. */
function namedTests(): [file: string, title: string][] {
  return model
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => {
      let file = ''
      return [...line.matchAll(/`(src\/\S+\.test\.tsx?)`|"([^"]{15,})"/g)].flatMap(([, path, title]) => {
        file = path ?? file
        return title && file ? [[file, title] as [string, string]] : []
      })
    })
}

test('the threat model names tests', () => {
  expect(namedTests().length).toBeGreaterThan(30)
})

test.each(namedTests())('%s has the test "%s"', (file, title) => {
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(`'${title}'`)
})

test('each row names a test, and each attack has a row', () => {
  const [, threats = ''] = model.split('\n## Threats\n')
  const rows = threats.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Threat '))
  const attacks = new Set(rows.map((row) => row.match(/^\| \*\*(A\d+)\*\* /)?.[1]))
  expect(attacks).toEqual(new Set([...Array.from({ length: 11 }, (_, at) => `A${at + 1}`), undefined]))
  expect(rows.filter((row) => !/`src\/\S+\.test\.tsx?` "/.test(row))).toEqual([])
})

test('each event of the code is explained', () => {
  const code = readFileSync('src/server/operations/security-events.ts', 'utf8')
  const events = [...code.matchAll(/\['\w+', '(\w+)'\]/g)].map(([, event]) => event)
  expect(events.length).toBeGreaterThan(5)
  for (const event of events) expect(model).toContain(`\`${event}\``)
})
