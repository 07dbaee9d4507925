import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { anyLetter } from '#testing/any-letter.ts'
import { parseKeys } from './encryption-keys.ts'
import { createSealer } from './sealer.ts'

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const sealerOf = (...keys: Buffer[]) => createSealer({ ENCRYPTION_KEYS: keys, DATA_DIR: 'unused' })

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'navi-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('whatever is sealed can be opened again, as the same thing and by the same key alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), fc.string(), (of, text) => {
      const sealed = sealerOf(first).seal(of, text)
      expect(sealerOf(second, first).open(of, sealed)).toBe(Buffer.from(text).toString())
      expect(sealerOf(first).open(`${of}x`, sealed)).toBe(undefined)
      expect(sealerOf(second).open(of, sealed)).toBe(undefined)
    }),
  )
})

test('a byte changed, and a byte missing, open nothing', () => {
  const sealed = sealerOf(first).seal('a', 'text')
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(sealerOf(first).open('a', changed)).toBe(undefined)
    expect(sealerOf(first).open('a', sealed.subarray(0, at))).toBe(undefined)
  }
})

test('without a setting a key is made in the data folder, once, for this user alone', () => {
  const folder = join(makeFolder(), 'data')
  const open = () => createSealer({ ENCRYPTION_KEYS: undefined, DATA_DIR: folder })
  const sealed = open().seal('a', 'text')
  expect(open().open('a', sealed)).toBe('text')
  expect(readdirSync(folder)).toEqual(['requests.key'])
  expect(statSync(join(folder, 'requests.key')).mode & 0o777).toBe(0o600)
})

test('a broken key file stops at once, and is not replaced', () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'requests.key'), 'broken')
  expect(() => createSealer({ ENCRYPTION_KEYS: undefined, DATA_DIR: folder }).seal('a', 'text')).toThrow('requests.key')
})

test.each(['', 'short', first.toString('hex'), `${first.toString('base64')},`, `${first.toString('base64')}!`])(
  'no key: %s',
  (list) => {
    expect(parseKeys(list)).toBe(undefined)
  },
)
