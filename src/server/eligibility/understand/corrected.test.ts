import { expect, test } from 'vitest'
import { corrected } from './corrected.ts'

test.each([
  ['580 a week no sorry 560', '560 a week'],
  ['5 a la semana no perdón 6', '6 a la semana'],
  ['700 every other week no wait 650', '650 every other week'],
  ['900 cada dos semanas, no, perdón, 850', '850 cada dos semanas'],
  ['5k, no wait its 6k', '6k'],
  ['5 people, no sorry, im 30', '30 people'],
  ['son 5 personas, no, perdón, es que son 4', 'son 4 personas'],
  ['no wait 24,000 a year', 'no wait 24,000 a year'],
])('of "%s" what is said last counts', (text, meant) => {
  expect(corrected(text)).toBe(meant)
})

test.each(['ala', 'a la ', 'its', 'no its ', 'in the year '])(
  '10,000 characters of %j are read in a moment',
  (words) => {
    const text = `5 ${words.repeat(10_000 / words.length)}!`
    const start = performance.now()
    corrected(text)
    expect(performance.now() - start).toBeLessThan(250)
  },
)
