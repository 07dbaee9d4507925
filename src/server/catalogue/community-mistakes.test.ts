import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeFile, problemsIn, smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'
import { loadCatalogue } from './catalogue.ts'

type Kept = { id: string; phone_to_check?: string; sources: object[] }
type KeptFile = { services?: Kept[]; organizations: { services: Kept[] }[] }

test('a mistake in a community file is told with the service and the field', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'communities/rochester.json')
  const json = JSON.parse(readFileSync(file, 'utf8'))
  const [service] = json.organizations[1].services
  Object.assign(service, { phone: '(585) 555-0100', area: { ...service.area, cities: [] } })
  writeFileSync(file, JSON.stringify(json))
  expect(problemsIn(folder)).toContain(`communities/rochester.json · ${service.id} · phone: must look like`)
  service.phone = null
  writeFileSync(file, JSON.stringify(json))
  expect(problemsIn(folder)).toContain(`communities/rochester.json · ${service.id} · area.cities`)
})

test('a number of one listing cannot be served of any file, and one that waits to be checked never is', () => {
  const waiting = [
    ['communities/states/energy.json', 'st-ky-energy', 'https://chfs.ky.gov/another'],
    ['communities/rochester.json', 'roc-foodlink', 'https://foodlinkny.org/another'],
    ['communities/national.json', 'us-meals-on-wheels', 'https://www.mealsonwheelsamerica.org/another'],
  ] as const
  const folder = smallCopyOfCatalogue(waiting.map(([file]) => file))
  const change = (how: (record: Kept, page: string) => void) => {
    for (const [file, id, page] of waiting)
      changeFile(folder, file, ({ services, organizations }: KeptFile) =>
        how((services ?? organizations.flatMap(({ services }) => services)).find((one) => one.id === id) as Kept, page),
      )
  }
  expect(JSON.stringify(loadCatalogue(folder).services)).not.toContain('phone_to_check')
  change((record) => Object.assign(record, { phone: record.phone_to_check }))
  const problems = problemsIn(folder)
  for (const [file, id] of waiting)
    expect(problems).toMatch(new RegExp(`${file} · ${id} · phone: [-\\d]+ stands neither on its own page`))
  change(({ sources }, url) => sources.push({ url, page_date: null, supports: ['phone'] }))
  expect(() => loadCatalogue(folder)).not.toThrow()
})

test('a county that its state has not is told', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'communities/rochester.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Monroe County"', '"Montroe County"'))
  expect(problemsIn(folder)).toMatch(/roc-\S+ · area.counties: Montroe County is no county of NY/)
})

test('a text of a service or a vendor is checked as that of a program is', () => {
  const folder = smallCopyOfCatalogue()
  const services = join(folder, 'communities/southern-tier.json')
  const json = JSON.parse(readFileSync(services, 'utf8'))
  const [service] = json.organizations[0].services
  Object.assign(service, { phone: null, eligibility: { en: 'Call first.', es: 'Llame primero.' } })
  writeFileSync(services, JSON.stringify(json))
  const vendors = join(folder, 'vendors.json')
  const said = readFileSync(vendors, 'utf8').replace(/"es": "Club anual;/, '"es": "Precio en efectivo;')
  writeFileSync(vendors, said)
  expect(problemsIn(folder)).toContain(
    `communities/southern-tier.json · ${service.id} · eligibility.en: speaks of a phone`,
  )
  expect(problemsIn(folder)).toContain('vendors.json · kroger-rx-club · coupon.es: “en efectivo”')
})
