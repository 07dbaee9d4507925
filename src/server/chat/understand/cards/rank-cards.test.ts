import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyContext } from '#server/chat/turn.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createCardRanking, createMedicineFilter } from './rank-cards.ts'

const rank = createCardRanking(catalogue)
const order = (...asked: Parameters<typeof rank>) => rank(...asked).map(({ id }) => id)
const unknown = { facts: {}, text: '' }

const ofMedicaid = { id: 'medicaid-appeal-fair-hearing', chance: 0.4 }
const ofMedicare = { id: 'part-d-redetermination', chance: 0.3 }

test('without anything known the likeliest card comes first', () => {
  expect(order([ofMedicaid, ofMedicare], unknown, emptyContext)).toEqual([ofMedicaid.id, ofMedicare.id])
})

test('a card of another insurance than is held comes after one of it', () => {
  const held = { facts: { insurance: ['medicare' as const] }, text: '' }
  expect(order([ofMedicaid, ofMedicare], held, emptyContext)[0]).toBe(ofMedicare.id)
})

test('who has one of the kinds that a card is for is not of others', () => {
  const both = { facts: { insurance: ['medicare' as const, 'medicaid' as const] }, text: '' }
  expect(order([ofMedicaid, ofMedicare], both, emptyContext)[0]).toBe(ofMedicaid.id)
})

test('who names another insurance than they have asks about that', () => {
  const held = { facts: { insurance: ['medicare' as const] }, text: 'how do I appeal to Medicaid' }
  expect(order([ofMedicaid, ofMedicare], held, emptyContext)[0]).toBe(ofMedicaid.id)
})

test('who has no insurance is told of no Medicare, nor of what is hardly meant in its stead', () => {
  const none = { facts: { insurance: ['none' as const] }, text: 'my bmi is 38' }
  const likely = [
    { id: 'glp1-bridge', chance: 0.8 },
    { id: 'pharmacy-closed', chance: 0.05 },
  ]
  expect(order(likely, none, emptyContext)).toEqual([])
  expect(order(likely, { ...none, text: 'does medicare pay for it' }, emptyContext)).toEqual(['glp1-bridge'])
})

test('who names one public insurance asks of no other', () => {
  const likely = [
    { id: 'green-card-medicare', chance: 0.6 },
    { id: 'medicaid-apply-any-time', chance: 0.2 },
  ]
  const first = (text: string) => order(likely, { facts: {}, text }, emptyContext)[0]
  expect(first('can I get Medicaid with a green card')).toBe('medicaid-apply-any-time')
  expect(first('puedo tener medicare o medicaid con green card')).toBe('green-card-medicare')
})

test('a card of one place is for who lives there', () => {
  const likely = [
    { id: 'medicare-in-puerto-rico', chance: 0.6 },
    { id: 'extra-help-apply', chance: 0.2 },
  ]
  const of = (state: string) => order(likely, { facts: { state }, text: '' }, emptyContext)[0]
  expect([of('OH'), of('PR')]).toEqual(['extra-help-apply', 'medicare-in-puerto-rico'])
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

const ofMedicines = createMedicineFilter(catalogue)

test.each([
  ['generic-eliquis', 'humira', 'eliquis'],
  ['out-of-insulin-today', 'losartan', 'lantus'],
  ['medicare-insulin-35', 'jardiance', 'lantus'],
  ['medicare-insulin-35', 'jardiance', 'human-insulin'],
])('the card %s is not meant where %s is spoken of, and may be where %s is', (card, other, own) => {
  const [isOut, mayBe] = [ofMedicines([other], ''), ofMedicines([own], '')]
  expect([isOut(card), isOut('brand-only-daw'), mayBe(card)]).toEqual([true, false, false])
})

test('who names no medicine is told of insulin where they speak of it', () => {
  expect(ofMedicines([], 'I have one shot left')('out-of-insulin-today')).toBe(true)
  expect(ofMedicines([], 'se me acabó la insulina')('out-of-insulin-today')).toBe(false)
})

test('a question that names a year, or the next one, is answered for it, and others for today', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T17:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const likely = [
    { id: 'part-d-2027', chance: 0.5 },
    { id: 'part-d-2026', chance: 0.4 },
  ]
  const first = (text: string, cards = likely) => order(cards, { facts: {}, text }, emptyContext)[0]
  expect(first('what is the most I pay with Part D')).toBe('part-d-2026')
  for (const text of ['the cap in 2027', 'does the cap go up next year', '¿y el próximo año?'])
    expect([text, first(text, likely.slice(1))]).toEqual([text, 'part-d-2027'])
  expect(first('what was it in 2026', likely.slice(0, 1))).toBe('part-d-2026')
})
