import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const biome = resolve('node_modules/@biomejs/biome/bin/biome')

/** Of these elements, those that the linter takes inside a component. */
function taken(elements: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'navi-lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['biome.json', 'no-literal-words.grit', 'no-plain-dictionary.grit'])
    cpSync(file, join(folder, file))
  mkdirSync(join(folder, 'src/web'), { recursive: true })
  const props = '{ name, t }: { name: string; t: (key: string) => string }'
  for (const [at, element] of elements.entries()) {
    writeFileSync(
      join(folder, `src/web/sample-${at}.tsx`),
      `export function Sample(${props}) {\n  return <p title={name}>{t(name)} ${element}</p>\n}\n`,
    )
  }
  const options = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', 'src']
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' })
  return elements.filter((_, at) => !stdout.includes(`sample-${at}.tsx`))
}

// The plugin would fall silent, not fail, where a new Biome read its patterns differently.
test('the linter refuses words in a component, as text, in braces and in attributes that are read', () => {
  const words = [
    '<b>Hello</b>',
    "<b>{'Hello'}</b>",
    '<b>{`Hello`}</b>',
    "<b>{name === 'x' ? t('a.b') : 'Hello'}</b>",
    '<img alt="Hello" src={name} />',
    `<button type="button" aria-label={name ? 'Close' : undefined}>{name}</button>`,
  ]
  expect(taken(words)).toEqual([])
})

test('the linter takes keys of words, names and punctuation', () => {
  const noWords = [
    "<b>{t('a.b')}</b>",
    `<b className="lead">{t(name ? 'a.b' : 'a.c')}</b>`,
    '<b>{name}: {name}.</b>',
    '<img alt="" src={name} />',
  ]
  expect(taken(noWords)).toEqual(noWords)
})
