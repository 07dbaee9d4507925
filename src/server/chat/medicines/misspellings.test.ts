import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createMedicineReader } from './medicine-reader.ts'

type Row = { written: string; drug_id: string; kind: string }

const rows: Row[] = parse(readFileSync(new URL('misspellings.csv', import.meta.url)), { columns: true, bom: true })
const reader = createMedicineReader(catalogue.drugs)
const sentences: [string, (name: string) => string, expected: boolean][] = [
  ['alone', (name) => name, true],
  ['in English', (name) => `hi, I can't afford my ${name} anymore`, false],
  ['in Spanish', (name) => `no puedo pagar ${name} este mes`, false],
]

test.each(sentences)(
  'misspelled and misheard names %s are found or asked about, and never taken for another',
  (how, sentence, expected) => {
    const results = rows.map(({ written, drug_id, kind }) => {
      const { drugs, guesses } = reader.read(sentence(written), { expected })
      const isFound = drugs.includes(drug_id) || guesses.includes(drug_id)
      return { kind, isFound, isWrong: drugs.some((id) => id !== drug_id), line: `${written}: ${drugs} ? ${guesses}` }
    })
    const share = results.filter(({ isFound }) => isFound).length / results.length
    process.stdout.write(`${how}: ${(100 * share).toFixed(1)} % of ${results.length} written names are found\n`)
    expect(results.filter(({ isWrong }) => isWrong)).toEqual([])
    const missed = results.filter(({ isFound }) => !isFound).map(({ line }) => line)
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  },
)
