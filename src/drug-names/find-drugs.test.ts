import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DrugName } from './drug-name.ts'
import { createDrugFinder, createDrugFinderInSteps, mostRows } from './find-drugs.ts'

function drug(label: string, generic: string, also: string[] = []): DrugName {
  return { id: label, label, generic, kind: label === generic ? 'generic' : 'brand', also }
}

const drugs = [
  drug('atorvastatin', 'atorvastatin', ['atorvastatina', 'atorvastatine', 'lipitor generic']),
  drug('metformin', 'metformin', ['metformina']),
  drug('glipizide/metformin', 'glipizide/metformin', ['glipizida/metformina']),
  drug('sumatriptan', 'sumatriptan', ['sumatriptán']),
  drug('levothyroxine', 'levothyroxine', ['levotiroxina']),
  drug('insulin glargine', 'insulin glargine', ['insulina glargina', 'lantus generic']),
  drug('Lipitor', 'atorvastatin'),
  drug('Glucophage', 'metformin'),
  drug('Ozempic', 'semaglutide'),
  drug('Januvia', 'sitagliptin'),
  drug('Janumet', 'sitagliptin/metformin'),
  drug('Eliquis', 'apixaban'),
  drug('Humalog', 'insulin lispro'),
  drug('Humulin N', 'human insulin'),
  drug('Humira', 'adalimumab'),
  drug('Lantus', 'insulin glargine'),
  drug('Synthroid', 'levothyroxine'),
  drug('Unithroid', 'levothyroxine'),
  drug('Xarelto', 'rivaroxaban'),
  drug('Celebrex', 'celecoxib'),
  drug('Celexa', 'citalopram'),
  drug('Adipex-P', 'phentermine'),
  drug('Xopenex HFA', 'levalbuterol'),
  drug('Zestril', 'lisinopril'),
]
const finder = createDrugFinder(drugs)

function labels(text: string) {
  return finder.find(text).map((match) => match.drug.label)
}

test.each([
  ['ozempik', 'Ozempic'],
  ['ozempi k', 'Ozempic'],
  ['ozempc', 'Ozempic'],
  ['janovia', 'Januvia'],
  ['yanuvia', 'Januvia'],
  ['eliquiz', 'Eliquis'],
  ['elikuis', 'Eliquis'],
  ['humolog', 'Humalog'],
  ['jumira', 'Humira'],
  ['lantis', 'Lantus'],
  ['sinthroid', 'Synthroid'],
  ['zarelto', 'Xarelto'],
  ['selebrex', 'Celebrex'],
  ['metformina', 'metformin'],
  ['atorbastatina', 'atorvastatin'],
  ['METFORMIN 500 mg', 'metformin'],
  ['humira pen', 'Humira'],
])('%s finds %s first', (text, label) => {
  expect(labels(text)[0]).toBe(label)
})

test('labels that start with the text come first and in alphabetical order, then generic names, then later words', () => {
  expect(finder.find('met').map(({ drug, how }) => [drug.label, how])).toEqual([
    ['metformin', 'prefix'],
    ['Glucophage', 'generic'],
    ['glipizide/metformin', 'generic'],
    ['Janumet', 'generic'],
  ])
})

test('no text lists the first medicines', () => {
  expect(labels('').slice(0, 3)).toEqual(['Adipex-P', 'atorvastatin', 'Celebrex'])
})

test('a hyphen must be there when it is typed, and need not be typed', () => {
  expect(labels('adipex-')).toEqual(['Adipex-P'])
  expect(labels('adipex p')).toEqual(['Adipex-P'])
})

test('a name that begins with the text leaves no room for look-alikes', () => {
  expect(labels('celebrex')).toEqual(['Celebrex'])
})

test('a guess is called similar, and says which name it took', () => {
  expect(finder.find('sinthroyd')[0]).toEqual({
    drug: drug('Synthroid', 'levothyroxine'),
    how: 'similar',
    matched: 'Synthroid',
  })
})

test.each(['zzzz', 'qwrtzp', 'ozm', 'xq'])('%s finds nothing', (text) => {
  expect(labels(text)).toEqual([])
})

test('an exact match is a whole label in any case', () => {
  expect(finder.exactMatch('jANUVIA ')?.label).toBe('Januvia')
  expect(finder.exactMatch('adipex p')?.label).toBe('Adipex-P')
  expect(finder.exactMatch('januvi')).toBeUndefined()
  expect(finder.exactMatch('')).toBeUndefined()
})

const names = fc.uniqueArray(fc.stringMatching(/^[a-zA-ZáéíóúñÁÉ]{1,3}[a-zA-Zñü -]{0,12}[a-z]$/), {
  minLength: 1,
  maxLength: 150,
})
const lists = names.map((all) => all.map((name, at) => ({ ...drug(name, `generic ${at}`), id: String(at) })))

test('every label is found by each of its beginnings, in any case', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), fc.boolean(), (list, which, length, isUpper) => {
      const sought = list[which % list.length] as DrugName
      const text = sought.label.slice(0, 1 + (length % sought.label.length))
      const found = createDrugFinder(list).find(isUpper ? text.toUpperCase() : text)
      const sameStart = list.filter(({ label }) => label.toLowerCase().startsWith(text.trim().toLowerCase()))
      expect(found.some((match) => match.drug === sought) || sameStart.length > mostRows).toBe(true)
      expect(found.slice(0, sameStart.length).every(({ how }) => how === 'prefix')).toBe(true)
      expect(found.length).toBeLessThanOrEqual(mostRows)
    }),
  )
})

test('accents do not matter', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, which) => {
      const sought = list[which % list.length] as DrugName
      const bare = sought.label.normalize('NFD').replace(/\p{M}/gu, '')
      const found = createDrugFinder(list).find(bare)
      expect(found.some((match) => match.drug === sought)).toBe(true)
    }),
  )
})

test('the exact label comes first', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, which) => {
      const sought = list[which % list.length] as DrugName
      const [first] = createDrugFinder(list).find(sought.label)
      expect(first?.drug.label.toLowerCase()).toBe(sought.label.toLowerCase())
    }),
  )
})

test('the order of the list does not matter', () => {
  const shuffled = lists.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  )
  fc.assert(
    fc.property(shuffled, fc.stringMatching(/^[a-z]{0,5}$/), ([list, other], text) => {
      expect(createDrugFinder(other).find(text)).toEqual(createDrugFinder(list).find(text))
    }),
  )
})

test('a name with one wrong, lost or added letter, or two swapped, is still found', () => {
  const edits = fc.constantFrom<(name: string, at: number) => string>(
    (name, at) => `${name.slice(0, at)}e${name.slice(at + 1)}`,
    (name, at) => name.slice(0, at) + name.slice(at + 1),
    (name, at) => `${name.slice(0, at)}r${name.slice(at)}`,
    (name, at) =>
      name.slice(0, at) +
      name
        .slice(at, at + 2)
        .split('')
        .reverse()
        .join('') +
      name.slice(at + 2),
  )
  const long = drugs.filter(({ label }) => /^\w{5,}$/.test(label))
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), edits, (sought, at, edit) => {
      const text = edit(sought.label.toLowerCase(), at % sought.label.length)
      expect(createDrugFinder([sought]).find(text).length).toBe(1)
    }),
    { numRuns: 500 },
  )
})

test('a list prepared in pieces finds the same', async () => {
  const inSteps = await createDrugFinderInSteps(drugs, () => Promise.resolve())
  for (const text of ['', 'met', 'ozempik']) expect(inSteps.find(text)).toEqual(finder.find(text))
})
