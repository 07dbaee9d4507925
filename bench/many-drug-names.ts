import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { DrugName } from '#drug-names/drug-name.ts'
import { createRandom } from './random.ts'

interface Row {
  name: string
  generic_name: string
  spanish_names: string
  aliases: string
}

const letters = 'aeioulrnstmbcdpvxz'

/**
 * Our medicines, then as many invented ones as wanted, each a real name with two letters changed: always the same. As
 * in real lists of that length, many names share a generic name.
 */
export function manyDrugNames(count: number): DrugName[] {
  const rows: Row[] = parse(readFileSync('catalogue/drugs.csv'), { columns: true })
  const random = createRandom(7)
  return Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length] as Row
    const isReal = at < rows.length
    const also = isReal ? [...row.spanish_names.split(';'), ...row.aliases.split(';')].filter(Boolean) : []
    const label = isReal ? row.name : changeLetters(row.name, random)
    return { id: String(at), label, generic: row.generic_name, kind: 'brand', also }
  })
}

function changeLetters(name: string, random: () => number) {
  const changed = [...name]
  for (let edit = 0; edit < 2; edit += 1) {
    const at = Math.floor(random() * changed.length)
    if (/[a-z]/.test(changed[at] ?? '')) changed[at] = letters[Math.floor(random() * letters.length)] ?? 'a'
  }
  return changed.join('')
}
