import { join } from 'node:path'
import type { Problem } from '../checks/problems.ts'
import {
  type CashRow,
  cashRow,
  type DrugstoreRow,
  drugstoreRow,
  type LeftOutRow,
  leftOutRow,
  type MedicareRow,
  medicareRow,
  priceSources,
} from './price-rows.ts'
import type { Drug } from './read-drugs.ts'
import { readRecordFile } from './read-record-file.ts'
import { readRows } from './read-rows.ts'

const files = {
  drugstores: 'prices/drugstore-prices.csv',
  cash: 'prices/cash-prices.csv',
  medicare: 'prices/medicare-prices.csv',
  leftOut: 'prices/left-out.csv',
  sources: 'prices/sources.json',
}

/** Reads and checks the prices of a catalogue; problems are added to the list, not thrown. */
export function readPrices(folder: string, drugs: readonly Drug[], problems: Problem[]) {
  const at = (file: string) => join(folder, file)
  const drugstores = readRows(at(files.drugstores), files.drugstores, drugstoreRow, problems)
  const cash = readRows(at(files.cash), files.cash, cashRow, problems)
  const medicare = readRows(at(files.medicare), files.medicare, medicareRow, problems)
  const sources = readRecordFile(at(files.sources), files.sources, priceSources, problems)?.sources ?? []
  problems.push(...problemsOfDrugstores(drugstores, drugs), ...problemsOfGenericsSold(drugstores, drugs))
  problems.push(...problemsOfNames(files.cash, cash, drugs), ...problemsOfNames(files.medicare, medicare, drugs))
  problems.push(...problemsOfLeftOut(readRows(at(files.leftOut), files.leftOut, leftOutRow, problems), drugs))
  return { drugstores, cash, medicare, sources }
}

/** A generic is one of the list, has at most one usual strength and form, and each row once; its brands have its generic name. */
function problemsOfDrugstores(rows: DrugstoreRow[], drugs: readonly Drug[]): Problem[] {
  const generics = new Set(drugs.map(({ generic }) => generic))
  const genericOf = new Map(drugs.filter(({ type }) => type === 'brand').map(({ name, generic }) => [name, generic]))
  const problem = (row: DrugstoreRow, field: string, message: string) => ({
    file: files.drugstores,
    record: `${row.generic_name} ${row.strength} ${row.form}`,
    field,
    message,
  })
  const seen = new Set<string>()
  const usual = new Map<string, number>()
  for (const { generic_name: name, usual: is } of rows) usual.set(name, (usual.get(name) ?? 0) + Number(is))
  return rows.flatMap((row) => {
    const key = [row.generic_name, row.product, row.strength, row.form, row.unit].join(' · ')
    const isTwice = seen.size === seen.add(key).size
    const strangers = row.brands.filter((brand) => genericOf.get(brand) !== row.generic_name)
    return [
      ...(generics.has(row.generic_name) ? [] : [problem(row, 'generic_name', 'is not in drugs.csv')]),
      ...(isTwice ? [problem(row, 'strength', 'stands twice')] : []),
      ...((usual.get(row.generic_name) ?? 0) < 2
        ? []
        : [problem(row, 'usual', 'is yes in another row of the generic too')]),
      ...strangers.map((brand) => problem(row, 'brands', `${brand} is no brand of it`)),
    ]
  })
}

/** A brand whose generic is said to be sold has a price of the generic of that day. */
function problemsOfGenericsSold(rows: DrugstoreRow[], drugs: readonly Drug[]): Problem[] {
  const priced = new Set(rows.map(({ generic_name, date }) => `${generic_name} ${date}`))
  return drugs
    .filter(({ generic, genericSold }) => genericSold && !priced.has(`${generic} ${genericSold}`))
    .map(({ name }) => ({
      file: 'drugs.csv',
      record: name,
      field: 'generic_sold',
      message: 'is no day of a price of the generic',
    }))
}

/** A price that waits for its medicine is taken when the medicine is listed, or gets another reason. */
function problemsOfLeftOut(rows: LeftOutRow[], drugs: readonly Drug[]): Problem[] {
  const listed = new Set(drugs.flatMap(({ name, generic }) => [inOrder(name), inOrder(generic)]))
  return rows
    .filter(({ name, reason }) => reason === 'not_listed' && listed.has(inOrder(name)))
    .map(({ list, name, says }) => ({
      file: files.leftOut,
      record: says,
      field: 'reason',
      message: `${name} is in drugs.csv now; make it a row of ${files[list]}, or give another reason`,
    }))
}

/** A name in small letters, its ingredients in order. */
function inOrder(name: string): string {
  return name.toLowerCase().split('/').sort().join('/')
}

function problemsOfNames(file: string, rows: (CashRow | MedicareRow)[], drugs: readonly Drug[]): Problem[] {
  const names = new Set(drugs.map(({ name }) => name))
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const priced = JSON.stringify({ ...row, dollars: 0, first_reading: 0, second_reading: 0, date: '' })
    const wrongs: [boolean, string][] = [
      [!names.has(row.name), 'is not in drugs.csv'],
      [seen.size === seen.add(priced).size, 'stands twice'],
    ]
    return wrongs.flatMap(([isWrong, message]) => (isWrong ? [{ file, record: row.name, field: 'name', message }] : []))
  })
}
