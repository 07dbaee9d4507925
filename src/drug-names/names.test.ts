import { expect, test } from 'vitest'
import { fold } from '#text/fold.ts'
import { pieceOfName } from './piece-of-name.ts'
import { soundKey } from './sound.ts'

test.each([
  ['Adipex-P®', 'adipex p'],
  ['  Sumatriptán ', 'sumatriptan'],
  ['ethinyl estradiol/etonogestrel', 'ethinyl estradiol etonogestrel'],
  ["St. John's Wort", 'st johns wort'],
])('%s folds to %s', (name, folded) => {
  expect(fold(name)).toBe(folded)
})

test.each([
  ['ozempik', 'Ozempic'],
  ['zarelto', 'Xarelto'],
  ['selebreks', 'Celebrex'],
  ['bictarvi', 'Biktarvy'],
  ['sinthroid', 'Synthroid'],
  ['umira', 'Humira'],
  ['yanuvia', 'Januvia'],
  ['welbutrin', 'Wellbutrin'],
  ['farmasia', 'pharmacia'],
])('%s sounds like %s', (heard, name) => {
  expect(soundKey(fold(heard))).toBe(soundKey(fold(name)))
})

test.each([
  ['Januvia', 'jan', 'Jan'],
  ['Sumatriptán', 'triptan', undefined],
  ['sumatriptán', 'SUMATRIPTAN', 'sumatriptán'],
  ['insulin glargine', 'gla', 'gla'],
  ['Adipex-P', 'adipex p', 'Adipex-P'],
  ['Januvia', '', undefined],
])('in %s the typed %s stands as %s', (name, text, shown) => {
  const piece = pieceOfName(name, text)
  expect(piece && name.slice(piece.start, piece.end)).toBe(shown)
})
