import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { readFacts } from './facts.ts'
import { takenByIn } from './whose-age.ts'

// What people say of who lives with them, and of how old who takes the medicine is. `-` is nothing told.
type Case = { said: string; told: string }

function casesOf(file: string): Case[] {
  return parse(readFileSync(new URL(file, import.meta.url)), { columns: true })
}

const told = (number: number | undefined) => String(number ?? '-')

function readOf(said: string) {
  return readFacts(said, { stateOfZip: (zip) => (zip === '77036' ? 'TX' : undefined) }, [], takenByIn(said))
}

test.each(casesOf('homes-said.csv'))('“$said” tells of a home of $told', (home) => {
  expect(told(readOf(home.said).household_size)).toBe(home.told)
})

test.each(casesOf('ages-said.csv'))('“$said” tells the age $told', (age) => {
  expect(told(readOf(age.said).age?.from)).toBe(age.told)
})

test('long texts of people and numbers are read in no time', () => {
  for (const words of ['my mom ', 'me and my wife, ', '5 no wait ', 'live in a ', 'my son is 9, ', '2 kids ']) {
    const start = performance.now()
    readOf(words.repeat(10_000 / words.length))
    expect(performance.now() - start).toBeLessThan(2_000)
  }
})
