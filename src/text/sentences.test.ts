import { expect, test } from 'vitest'
import { sentencesIn } from './sentences.ts'

test.each([
  ['Call St. Louis first. Then ask.', ['Call St. Louis first.', 'Then ask.']],
  ['Open to U.S. Citizens and others. It is free!', ['Open to U.S. Citizens and others.', 'It is free!']],
  ['Ask Dra. Ruiz en EE. UU. hoy. ¿Es gratis? Sí.', ['Ask Dra. Ruiz en EE. UU. hoy.', '¿Es gratis?', 'Sí.']],
  ['Go to 135 E. Main Street. Bring papers.', ['Go to 135 E. Main Street.', 'Bring papers.']],
  ['For children under 5. It is free.', ['For children under 5.', 'It is free.']],
  ['Join Part D. Income limits apply.', ['Join Part D.', 'Income limits apply.']],
  ['Muchas veces no. Con seguro, sí.', ['Muchas veces no.', 'Con seguro, sí.']],
])('"%s" is cut where a sentence ends', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences)
})
