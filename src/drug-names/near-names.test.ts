import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance } from '#text/distance.ts'
import { createNearNames } from './near-names.ts'

const names =
  'ozempic wegovy rybelsus humira humalog humulin novolog lantus basaglar toujeo tresiba levemir jardiance farxiga invokana januvia xarelto eliquis brilinta entresto lipitor crestor zocor zetia metformin metoprolol losartan lisinopril amlodipine atorvastatin simvastatin gabapentin sertraline escitalopram fluoxetine bupropion trazodone albuterol symbicort advair breo trelegy spiriva ventolin proair dupixent enbrel stelara cosentyx skyrizi otezla zepbound mounjaro trulicity victoza saxenda'.split(
    ' ',
  )
const near = createNearNames(new Map(names.map((name) => [name, [name]])))

/** A name with up to four letters put in, lost or changed. */
const misspelled = fc
  .tuple(
    fc.constantFrom(...names),
    fc.array(fc.tuple(fc.nat(12), fc.constantFrom('in', 'out', 'other'), fc.constantFrom(...'aeioukszbvhlxy')), {
      maxLength: 4,
    }),
  )
  .map(([name, edits]) =>
    edits.reduce((word, [at, edit, letter]) => {
      const [start, end] = [word.slice(0, at), word.slice(edit === 'in' ? at : at + 1)]
      return edit === 'out' ? start + end : start + letter + end
    }, name),
  )

test('no name is overlooked that is as few letters away as a word of its length may be', () => {
  fc.assert(
    fc.property(misspelled, (word) => {
      fc.pre(word.length >= 4)
      const most = word.length < 6 ? 1 : word.length < 9 ? 2 : 3
      const found = new Set(near(word).map(({ name }) => name))
      expect(names.filter((name) => distance(word, name, most) <= most && !found.has(name))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test.each([2.5, 6])('where the first may score %s at most, nothing else changes', (worst) => {
  fc.assert(
    fc.property(misspelled, (word) => {
      const all = near(word)
      expect(near(word, worst)).toEqual((all[0]?.score ?? 0) <= worst ? all : [])
    }),
    { numRuns: 2_000 },
  )
})
