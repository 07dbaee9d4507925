import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsIn, smallCopyOfCatalogue } from '#testing/catalogue-folder.ts'
import { loadCatalogue } from './catalogue.ts'

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

test('a number of one listing cannot be served for a state, and one that waits to be checked never is', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'communities/states/energy.json')
  const json = JSON.parse(readFileSync(file, 'utf8'))
  const waiting = json.services.find(({ id }: { id: string }) => id === 'st-ky-energy')
  const [service] = loadCatalogue(folder).services.filter(({ id }) => id === waiting.id)
  expect(JSON.stringify(service)).not.toContain(waiting.phone_to_check)
  waiting.phone = waiting.phone_to_check
  writeFileSync(file, JSON.stringify(json))
  expect(problemsIn(folder)).toContain(
    `communities/states/energy.json · ${waiting.id} · phone: ${waiting.phone} stands neither on its own page`,
  )
  waiting.sources.push({ url: 'https://chfs.ky.gov/another', page_date: null, supports: ['phone'] })
  writeFileSync(file, JSON.stringify(json))
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
  delete service.phone_evidence
  writeFileSync(services, JSON.stringify(json))
  const vendors = join(folder, 'vendors.json')
  const said = readFileSync(vendors, 'utf8').replace(/"es": "Club anual;/, '"es": "Precio en efectivo;')
  writeFileSync(vendors, said)
  expect(problemsIn(folder)).toContain(
    `communities/southern-tier.json · ${service.id} · eligibility.en: speaks of a phone`,
  )
  expect(problemsIn(folder)).toContain('vendors.json · kroger-rx-club · coupon.es: “en efectivo”')
})
