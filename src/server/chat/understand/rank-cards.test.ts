import { expect, test } from 'vitest'
import { emptyContext } from '#server/chat/turn.ts'
import { catalogue } from '#testing/shipped-catalogue.ts'
import { createCardRanking } from './rank-cards.ts'

const rank = createCardRanking(catalogue)
const order = (...asked: Parameters<typeof rank>) => rank(...asked).map(({ id }) => id)
const unknown = { facts: {}, drugs: [] }

const ofMedicaid = { id: 'medicaid-appeal-fair-hearing', chance: 0.4 }
const ofMedicare = { id: 'part-d-redetermination', chance: 0.3 }

test('without anything known the likeliest card comes first', () => {
  expect(order([ofMedicaid, ofMedicare], unknown, emptyContext)).toEqual([ofMedicaid.id, ofMedicare.id])
})

test('a card of another insurance than is held comes after one of it', () => {
  const held = { facts: { insurance: ['medicare' as const] }, drugs: [] }
  expect(order([ofMedicaid, ofMedicare], held, emptyContext)[0]).toBe(ofMedicare.id)
})

test('who has one of the kinds that a card is for is not of others', () => {
  const both = { facts: { insurance: ['medicare' as const, 'medicaid' as const] }, drugs: [] }
  expect(order([ofMedicaid, ofMedicare], both, emptyContext)[0]).toBe(ofMedicaid.id)
})

test('a card that was told gives way to another that comes near, and to none that does not', () => {
  const told = { ...emptyContext, told: ['internal-appeal'] }
  const near = [
    { id: 'internal-appeal', chance: 0.5 },
    { id: 'external-review', chance: 0.3 },
  ]
  const far = [
    { id: 'internal-appeal', chance: 0.9 },
    { id: 'external-review', chance: 0.01 },
  ]
  expect(order(near, unknown, told)[0]).toBe('external-review')
  expect(order(far, unknown, told)).toEqual(['internal-appeal'])
})

test('a card of other medicines than are spoken of comes after one of them', () => {
  const cards = [
    { id: 'generic-eliquis', chance: 0.4 },
    { id: 'brand-only-daw', chance: 0.3 },
  ]
  expect(order(cards, { facts: {}, drugs: ['eliquis'] }, emptyContext)[0]).toBe('generic-eliquis')
  expect(order(cards, { facts: {}, drugs: ['humira'] }, emptyContext)[0]).toBe('brand-only-daw')
})

test('who is out of another medicine is not told to ask for insulin', () => {
  const cards = [
    { id: 'out-of-insulin-today', chance: 0.6 },
    { id: 'out-of-medicine-today', chance: 0.2 },
  ]
  expect(order(cards, { facts: {}, drugs: ['losartan'] }, emptyContext)[0]).toBe('out-of-medicine-today')
})
