import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every custom property that a stylesheet sets is read by a stylesheet or a picture', () => {
  const paths = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  const textOf = (ending: RegExp) =>
    paths.flatMap((path) => (ending.test(path) ? [readFileSync(join('src/web', path), 'utf8')] : [])).join()
  const read = new Set([...textOf(/\.(css|tsx)$/).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const written = new Set([...textOf(/\.css$/).matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  expect(written).toContain('--page')
  expect([...written].filter((name) => !read.has(name))).toEqual([])
})
