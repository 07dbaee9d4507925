import { expect, test } from 'vitest'
import { hasKit } from '#contract/kits.ts'
import { testApp } from '#testing/app/test-app.ts'

test('a kit names the medicines that the program is for, and says what to say on the phone', async () => {
  const { services } = await testApp()
  const asked = { drugIds: ['ozempic', 'tresiba', 'ozempic', 'eliquis', 'nothing'], insurance: ['none' as const] }
  const kit = services.kits.find('novo-nordisk-pap', asked, 'en')
  expect(kit?.medicines.map(({ name }) => name)).toEqual(['Ozempic', 'Tresiba'])
  expect(kit?.toSay).toMatch(/^I have no insurance\. .*Ozempic and Tresiba/)
  expect(kit?.callNote).toContain('Spanish')
  expect(kit?.papers).toEqual(['A letter that shows that Medicaid, Extra Help or VA benefits turned you down.'])
  expect(services.kits.find('novo-nordisk-pap', { drugIds: [] }, 'es')?.toSay).toContain('Novo Nordisk')
})

test('papers and the day to renew are told only where the record knows them', async () => {
  const { services } = await testApp()
  const find = (id: string) => services.kits.find(id, { drugIds: [] }, 'en')
  expect(find('boehringer-cares-pap')).toMatchObject({ papers: [], term: { months: 12 } })
  expect(find('abbvie-myabbvie-assist')?.term).toBe('calendar_year')
  expect(find('bayer-us-patient-assistance-foundation')).toMatchObject({ papers: [], term: null })
})

test('only free programs with a phone or a form have one', async () => {
  const { services } = await testApp()
  const find = (id: string) => services.kits.find(id, { drugIds: ['ozempic'] }, 'en')
  expect(find('novo-nordisk-diabetes-savings-offer')).toBeUndefined()
  expect(find('dispensary-of-hope')).toBeUndefined()
  expect(find('no-such-program')).toBeUndefined()
  expect(hasKit({ kind: 'pap', phone: null, form: null })).toBe(false)
  expect(hasKit({ kind: 'foundation', phone: null, form: 'https://fund.example/form' })).toBe(true)
})
