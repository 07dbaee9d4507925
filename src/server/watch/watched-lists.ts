import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Claim, WatchedRecord } from './watched-record.ts'

type Lists = Pick<Catalogue, 'guidelines' | 'nationalPhones' | 'prices' | 'healthCenters' | 'figures'>

type Listed = { url: string; record: WatchedRecord }

/** Pages that no record rests on alone: of the guideline, the figures of a year, national phones, prices and health centers. */
export function watchedLists({ guidelines, nationalPhones, prices, healthCenters, figures }: Lists): Listed[] {
  const { sources } = healthCenters.shared
  return [
    ...Object.entries(guidelines).flatMap(([year, { guidelines: places, sources }]) => {
      const claims = Object.values(places['48_states_dc'].sizes).map((dollars) => amount(year, dollars))
      return listed(`guideline-${year}`, ['poverty guideline'], claims, sources)
    }),
    ...figures.entries.flatMap(({ id, what, years }) =>
      Object.entries(years).flatMap(([year, { dollars, sources }]) => {
        const name = `figure-${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${year}`
        return listed(name, what.match(/\p{L}{6,}/gu) ?? [what], [amount(year, dollars)], sources)
      }),
    ),
    ...nationalPhones.flatMap(({ phone, name, sources }) =>
      sources.flatMap((source) => listed(`phone-${phone}`, [name], phoneOn(source, phone), [source])),
    ),
    ...prices.sources.flatMap(({ id, url, sources }) => listed(`prices-${id}`, ['price'], [], [{ url }, ...sources])),
    ...listed('health-centers', ['health center'], [], sources),
  ]
}

function amount(field: string, dollars: number): Claim {
  return { field, kind: 'amount', value: String(dollars), isFrom: false }
}

/** Short numbers are not read from pages. */
function phoneOn({ supports }: { supports: string[] }, phone: string): Claim[] {
  const value = phone.replace(/^1-/, '').replaceAll('-', '')
  return value.length === 10
    ? [{ field: 'phone', kind: 'phone', value, isFrom: supports.some((each) => /phone/i.test(each)) }]
    : []
}

/** What a list says stands under a name that no record has. */
function listed(name: string, names: string[], claims: Claim[], sources: { url: string | null }[]): Listed[] {
  const record = { id: `list-${name}`, names, claims }
  return sources.flatMap(({ url }) => (url?.startsWith('http') ? [{ url, record }] : []))
}
