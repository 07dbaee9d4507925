import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from './highlighted.tsx'

function marked(text: string, query: string) {
  return highlight(text, query)
    .filter(({ isMatch }) => isMatch)
    .map(({ piece }) => piece)
}

test('words of the query are marked, whatever case and accents', () => {
  expect(marked('Guardería y cuidado de niños', 'GUARDERIA ninos')).toEqual(['Guardería', 'niños'])
})

test('other endings of a word are marked too, in both languages', () => {
  expect(marked('Help with rent and rental deposits', 'rents deposit')).toEqual(['rent', 'rental', 'deposits'])
  expect(marked('Despensas de comida', 'despensa')).toEqual(['Despensas'])
})

test('a short word marks no longer word that only begins like it', () => {
  expect(marked('Dental care by car or by bus; buses run daily', 'car bus')).toEqual(['car', 'bus', 'buses'])
})

test('the words around what people look for are not marked', () => {
  expect(marked('Help for people with no food', 'I need help with food')).toEqual(['food'])
  expect(marked('Ayuda para pagar la renta', 'necesito ayuda con la renta')).toEqual(['renta'])
})

test('the pieces always make up the whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const pieces = highlight(text, query)
      expect(pieces.map(({ piece }) => piece).join('')).toBe(text)
      for (const { start, piece } of pieces) expect(text.slice(start, start + piece.length)).toBe(piece)
    }),
  )
})
