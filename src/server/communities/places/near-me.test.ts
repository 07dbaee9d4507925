import { expect, test } from 'vitest'
import { servicesReply } from '#contract/communities.ts'
import { languages } from '#i18n/languages.ts'
import { basic } from '#server/catalogue/files/community-file.ts'
import { testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

const { zipCodes, servedServices } = catalogue
const basics = new Map(servedServices.map(({ id, basic }) => [id, basic]))

test.each(languages)(
  'a ZIP code of each state shows all of these on its first page, the near ones first (%s)',
  async (lng) => {
    const { app } = await testApp()
    const ofStates = [...new Map(zipCodes.map(({ zip, state }) => [state, zip])).values()]
    for (const place of ofStates) {
      const reply = await app.inject({ url: `/api/community_services?${new URLSearchParams({ place, lng })}` })
      const { services } = servicesReply.parse(reply.json())
      const kinds = services.map(({ service_id }) => (service_id.startsWith('hc-') ? 'center' : basics.get(service_id)))
      expect({ place, kinds }).toEqual({ place, kinds: expect.arrayContaining([...basic.options, 'center']) })
    }
  },
)

test('the nearest health centers come with miles, with the year of their list, and with the advice to call first', async () => {
  const { app, services } = await testApp()
  const search = async (query: Record<string, string>) =>
    servicesReply.parse((await app.inject({ url: `/api/community_services?${new URLSearchParams(query)}` })).json())
  const { services: found } = await search({ q: 'clínica', place: '78501', lng: 'es' })
  const centers = found.filter(({ service_id }) => service_id.startsWith('hc-'))
  expect(centers).toHaveLength(3)
  for (const { description, phone_confirmed, source_date, distance_miles, address } of centers) {
    expect(description).toContain('lista de 2020: llame antes')
    expect({ phone_confirmed, source_date, state: address?.state }).toEqual({
      phone_confirmed: false,
      source_date: '2020',
      state: 'TX',
    })
    expect(distance_miles).toBeLessThanOrEqual(35)
  }
  const [{ service_id } = { service_id: '' }] = centers
  expect(services.communities.findService(service_id, 'en')?.description).toContain('list of 2020: call first')
  expect(services.cards.findById(service_id, 'en')?.address).toMatch(/, TX$/)
  const { services: byWords } = await search({ q: 'rent', place: '78501' })
  expect(byWords.filter(({ service_id }) => service_id.startsWith('hc-'))).toEqual([])
})
