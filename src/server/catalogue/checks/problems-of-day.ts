import type { Catalogue } from '../catalogue.ts'
import { datesToCome } from './date-problems.ts'
import { textsOfKnowledge } from './knowledge-problems.ts'
import type { Problem } from './problems.ts'
import { endlessYears } from './year-problems.ts'

/**
 * What is wrong with records on a day: dates that have not come, and years that no rule ends. A server with a slow clock may
 * start with them; who corrects a record may not.
 */
export function problemsOfDay(catalogue: Catalogue, today: string): Problem[] {
  const { programs, services, vendors, knowledge } = catalogue
  const { served, servedServices, servedVendors, servedKnowledge } = catalogue
  const dates = Object.entries({ programs, communities: services, 'vendors.json': vendors, knowledge }).flatMap(
    ([file, records]) => records.flatMap((record) => named(file, record, datesToCome(record, today))),
  )
  return [
    ...dates,
    ...pricesToCome(catalogue.prices, today),
    ...served.flatMap((program) => {
      const { benefit, exceptions, citizenship, phone_hours } = program
      return named('programs', program, endlessYears(program, { benefit, exceptions, citizenship, phone_hours }, today))
    }),
    ...servedServices.flatMap((service) => {
      const { description, eligibility, hours } = service
      return named('communities', service, endlessYears({}, { description, eligibility, hours }, today))
    }),
    ...servedVendors.flatMap((vendor) =>
      named('vendors.json', vendor, endlessYears({}, { coupon: vendor.coupon }, today)),
    ),
    ...servedKnowledge.flatMap((card) => {
      const { questions, ...texts } = textsOfKnowledge(card)
      return named('knowledge', card, endlessYears(card, texts, today))
    }),
  ]
}

function named(file: string, { id }: { id: string }, problems: Pick<Problem, 'field' | 'message'>[]): Problem[] {
  return problems.map((problem) => ({ file, record: id, ...problem }))
}

/** A price of a day that has not come would never be old. */
function pricesToCome({ drugstores, cash, medicare }: Catalogue['prices'], today: string): Problem[] {
  const rows = [
    ...drugstores.map((row) => ({ list: 'drugstore', name: row.generic_name, date: row.date })),
    ...cash.map((row) => ({ list: 'cash', name: row.name, date: row.date })),
    ...medicare.map((row) => ({ list: 'medicare', name: row.name, date: row.date })),
  ]
  return rows
    .filter(({ date }) => date > today)
    .map(({ list, name, date }) => ({
      file: `prices/${list}-prices.csv`,
      record: name,
      field: 'date',
      message: `${date} has not come yet; write the date that the list shows`,
    }))
}
