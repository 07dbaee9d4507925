import { expect, test } from 'vitest'
import { communitiesReply, vendorDetailsReply, vendorNamesReply } from '#contract/communities.ts'
import { testApp } from '#testing/app/test-app.ts'

test('the list holds the vendors’ programmes first, then the organizations, in the reader’s language', async () => {
  const { app } = await testApp()
  const list = async (lng: string) =>
    communitiesReply.parse((await app.inject({ url: `/api/get_all_communities?lng=${lng}` })).json()).all_community
  const english = await list('en')
  const kinds = english.map(({ kind }) => kind)
  expect(kinds).toEqual(kinds.toSorted().toReversed())
  expect(new Set(english.map(({ id }) => id)).size).toBe(english.length)
  expect(english).toContainEqual({
    id: 'utility-bills-new-york',
    label: 'Utility bills (New York State)',
    programme_name: 'Utility bills',
    location: 'New York State',
    kind: 'programme',
    url_link: null,
  })
  expect(await list('es')).toContainEqual(
    expect.objectContaining({ id: 'roc-dhs', programme_name: 'SNAP, ayuda en dinero y HEAP', kind: 'organization' }),
  )
})

test('every programme of the list has vendors, and each of them has details', async () => {
  const { app, services } = await testApp()
  const programmes = services.communities.list('en').filter(({ kind }) => kind === 'programme')
  for (const { id } of programmes) {
    const reply = await app.inject({ url: `/api/vendors_names?programme_id=${id}` })
    const { Vendors_names, message } = vendorNamesReply.parse(reply.json())
    expect(message).toBeUndefined()
    expect(Vendors_names.length).toBeGreaterThan(0)
    for (const vendor of Vendors_names) {
      const details = await app.inject({ url: `/api/vendors_details?vendors_id=${vendor.id}` })
      expect(vendorDetailsReply.parse(details.json()).Vendors_details[0]).toMatchObject(vendor)
    }
  }
})

test('a coupon is in the reader’s language and says where it comes from', async () => {
  const { app } = await testApp()
  const reply = await app.inject({ url: '/api/vendors_details?vendors_id=museums-for-all&lng=es' })
  expect(reply.json().Vendors_details).toEqual([
    expect.objectContaining({
      vendor_name: 'Museums for All',
      discount_coupon: 'Entrada gratis a $3 para 4 con tarjeta EBT e ID',
      location: 'Todo el país',
      evidence: 'secondary',
      source_date: '2023-04-04',
      checked_on: null,
    }),
  ])
})

test('an organization has no vendors, which is said in both languages', async () => {
  const { app } = await testApp()
  const english = await app.inject({ url: '/api/vendors_names?programme_id=roc-dhs' })
  expect(english.json()).toEqual({
    response_code: 200,
    Vendors_names: [],
    message: 'No vendor details found for this program.',
  })
  const spanish = await app.inject({ url: '/api/vendors_names?programme_id=roc-dhs&lng=es' })
  expect(spanish.json().message).toBe('No encontramos datos de comercios para este programa.')
})

test('unknown ids are a 404 and missing ones a 400, each with a stable code', async () => {
  const { app } = await testApp()
  const codeOf = async (url: string) => {
    const reply = await app.inject({ url })
    return [reply.statusCode, reply.json().code]
  }
  expect(await codeOf('/api/vendors_names?programme_id=nosuch')).toEqual([404, 'unknown_programme'])
  expect(await codeOf('/api/vendors_details?vendors_id=nosuch')).toEqual([404, 'unknown_vendor'])
  expect(await codeOf('/api/vendors_names')).toEqual([400, 'no_programme'])
  const { message } = (await app.inject('/api/vendors_names')).json()
  expect(message).toBe('Please select a program to fetch vendor details!')
  expect(await codeOf('/api/vendors_details?vendors_id=')).toEqual([400, 'invalid_request'])
})

test('a service tells its hours, or that no source says', async () => {
  const { services } = await testApp()
  const { findService } = services.communities
  expect(findService('roc-dhs', 'en')?.hours).toBe('Monday to Friday 8 a.m. to 4 p.m.')
  expect(findService('roc-foodlink', 'es')).toMatchObject({ schedules: null, open: 'unknown' })
  expect(findService('cap-foodbank', 'en')).toMatchObject({ hours: null, schedules: null, open: 'unknown' })
  expect(findService('nosuch', 'en')).toBeUndefined()
})

test('the categories together hold every service', async () => {
  const { services } = await testApp()
  const counts = Object.values(services.communities.countByCategory())
  const organizations = services.communities.list('en').filter(({ kind }) => kind === 'organization')
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(organizations.length)
  expect(Math.min(...counts)).toBeGreaterThan(0)
})
