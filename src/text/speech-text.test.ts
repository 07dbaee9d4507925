import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speechChunks, speechText } from './speech-text.ts'

test('only letters, digits, spaces and the signs of sentences are read, Spanish ones too', () => {
  expect(speechText('¿Cuánto paga por **Ozempic**? ¡Año, pingüino! (1-800-555-0100) #1', 'es')).toBe(
    '¿Cuánto paga por Ozempic? ¡Año, pingüino! 1 800 555 0100 1',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(speechText(text, 'en')).toMatch(/^[a-zA-ZáéíóúñüÁÉÍÓÚÑÜ0-9 .,!?¿¡]*$/)
    }),
  )
})

test('prices and limits keep their meaning', () => {
  expect(speechText('It costs $1,540.50, up to 80% less', 'en')).toBe(
    'It costs 1,540.50 dollars, up to 80 percent less',
  )
  expect(speechText('Cuesta $35 o 80% menos', 'es')).toBe('Cuesta 35 dólares o 80 por ciento menos')
})

test('a heading and an item end like a sentence, and a word is not torn at its apostrophe', () => {
  expect(speechText('### Free help\n- Don’t pay\n- Call', 'en')).toBe('Free help. Dont pay. Call')
})

test('chunks have at most 200 characters, end at a space where there is one, and join to the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(...'abcé1'), minLength: 1, maxLength: 250 }), { maxLength: 60 }),
      (words) => {
        const text = words.join(' ')
        const chunks = speechChunks(text)
        expect(chunks.join('')).toBe(text)
        for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(200)
        if (words.every(({ length }) => length < 200))
          for (const chunk of chunks.slice(0, -1)) expect(chunk.endsWith(' ')).toBe(true)
      },
    ),
  )
})
