import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { coverageOfMostListed } from './most-listed.ts'

const folder = resolve('catalogue')
const { brands, costliest, generics } = coverageOfMostListed(folder, loadCatalogue(folder))

test('every brand that Medicare pays most for has a program of its own', () => {
  expect(costliest.all).toBeGreaterThanOrEqual(26)
  expect(costliest.covered).toBe(costliest.all)
})

// What was reached: of the others no source of ours names a program. It may only get better.
test('the share of the most listed brands with a program of their own does not fall', () => {
  expect(brands.all).toBeGreaterThanOrEqual(150)
  expect(brands.covered / brands.all).toBeGreaterThanOrEqual(0.63)
})

test('of 300 generics nearly all have a price; the others say that none is known', () => {
  expect(generics.all).toBe(300)
  expect(generics.covered).toBeGreaterThanOrEqual(297)
})
