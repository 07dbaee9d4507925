import { expect, test } from 'vitest'
import { emptyContext } from '#server/chat/turn.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

const longest = 2_000
const understand = testUnderstanding()

const misspelled = catalogue.drugs
  .map(({ name }) => name.toLowerCase().replaceAll(/[^a-z]/g, ''))
  .filter(({ length }) => length > 6)
  .map((name, at) => `${name.slice(0, 4)}${'qxzjw'[at % 5]}${name.slice(5)}`)

/** A question as long as one may be, of these pieces in turn. */
function filled(pieces: string[], between: string): string {
  let text = ''
  for (let at = 0; text.length < longest; at += 1) text += pieces[at % pieces.length] + between
  return text.slice(0, longest)
}

/** The processor's time for one question, in milliseconds: the least of several tries, because others work here too. */
function costOf(question: string): number {
  const tries = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    understand(question, emptyContext, 'en')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...tries)
}

// 30 ms is what a question may cost on a quiet machine, where it costs 220 to 340 without a limit on names that are compared.
test.each([
  ['misspelled medicines', filled(misspelled, ' ')],
  ['with commas', filled(misspelled, ', ')],
  ['as sentences', filled(misspelled, '. ')],
  [
    'as questions',
    filled(
      misspelled.map((name) => `what about ${name}`),
      '? ',
    ),
  ],
  ['joined by and', filled(misspelled, ' and ')],
  ['strange words', filled(['qzxvbnmk', 'wrtpsdfg', 'hjklmnbv'], ' ')],
  ['places', filled(['i live in qzxvbn', 'near wrtpsd'], ' ')],
  ['spaces', filled(['a'], ' ')],
  ['troubles before', filled(['trouble before'], ' ')],
  ['insurance that refuses', filled(['my insurance denied', 'i lost my medicaid'], ', ')],
])('no question costs much, not one of %s', (_name, question) => {
  expect(costOf(question)).toBeLessThan(90)
})
