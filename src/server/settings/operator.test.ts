import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { readConfig } from './config.ts'
import {
  adsIn,
  advertised,
  couponsOf,
  frameHosts,
  type Operator,
  operatorSchema,
  readOperatorFile,
} from './operator.ts'

const shipped = readOperatorFile('operator.json')
const documented = readFileSync('docs/operator-settings.md', 'utf8')

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'navi-operator-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'operator.json')
  writeFileSync(file, text)
  return file
}

function read(changed: object): Operator {
  return readOperatorFile(fileOf(JSON.stringify({ ...shipped, ...changed })))
}

/** The paths of all that may be set, such as `delivery.city` and `ads[].title`. */
function pathsOf(schema: z.core.$ZodType, path = ''): string[] {
  const { def } = schema._zod as { def: { shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType } }
  if (def.element) return pathsOf(def.element, `${path}[]`)
  if (!def.shape) return [path]
  return Object.entries(def.shape).flatMap(([name, part]) => pathsOf(part, path ? `${path}.${name}` : name))
}

test('the shipped file has what the design fixes, and no ad, frame or coupon card', () => {
  expect(shipped).toMatchObject({
    brand: 'Navi',
    delivery: { city: 'Rochester, New York', miles: 60 },
    claims: { makerPrograms: 1500, monthlyPrice: 60, couponSavings: 80, drugstores: 67_000 },
    coupon: { bin: null, pcn: null, group: '986' },
    ads: [],
  })
  expect(shipped.partners).toHaveLength(5)
  expect(couponsOf(shipped)).toMatchObject({ card: null, widget: null })
  expect(frameHosts(shipped)).toEqual([])
})

test.each(pathsOf(operatorSchema))('%s is documented', (path) => {
  expect(documented).toContain(`\n| \`${path}\` |`)
})

test('nothing is documented that can’t be set', () => {
  const told = [...documented.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path]) => path)
  expect(told).toEqual(pathsOf(operatorSchema))
})

test.each([
  ['delivery.miles', { delivery: { city: 'Albany, New York', miles: 0 } }],
  ['delivery.city', { delivery: { city: ' ', miles: 60 } }],
  ['claims', { claims: { ...shipped.claims, makerPrograms: '1,500' } }],
  ['coupon.bin', { coupon: { bin: '12-34', pcn: 'ABC', group: '986' } }],
  ['partners[0].url', { partners: [{ name: 'A', url: 'http://a.example', kind: 'coupons' }] }],
  ['partners[0].kind', { partners: [{ name: 'A', url: 'https://a.example', kind: 'bank' }] }],
  ['ads[0].link', { ads: [{ title: 'A', text: 'B', link: 'javascript:alert(1)' }] }],
  ['embeds.contact', { embeds: { ...shipped.embeds, contact: 'http://forms.example/1' } }],
  ['colour', { colour: 'blue' }],
  ['brand', { brand: 'Compass' }],
])('a bad %s stops the start, and is named', (path, changed) => {
  expect(() => read(changed)).toThrow(path)
})

test('a file that is not there, and one that is no JSON, are told as such', () => {
  expect(() => readConfig({ OPERATOR_FILE: '/nowhere/operator.json' })).toThrow('/nowhere/operator.json can’t be read')
  expect(() => readOperatorFile(fileOf('{ "brand": '))).toThrow('can’t be read: ')
})

test('two numbers of three are no coupon card', () => {
  const card = { bin: '610020', pcn: 'TEST', group: '986' }
  expect(couponsOf(read({ coupon: card })).card).toEqual(card)
  for (const missing of ['bin', 'pcn', 'group'])
    expect(couponsOf(read({ coupon: { ...card, [missing]: null } })).card).toBeNull()
})

test('the coupon widget is asked for with the group', () => {
  const embeds = { ...shipped.embeds, coupons: 'https://coupons.example/find?group={group}' }
  expect(couponsOf(read({ embeds })).widget).toBe('https://coupons.example/find?group=986')
})

test('an ad in one language is shown to its readers only', () => {
  const ad = { title: 'A', text: 'B', link: 'https://a.example' }
  const operator = read({ ads: [ad, { ...ad, title: 'Á', language: 'es' }] })
  expect(adsIn(operator, 'en').map(({ title }) => title)).toEqual(['A'])
  expect(adsIn(operator, 'es').map(({ title }) => title)).toEqual(['A', 'Á'])
})

test('only the hosts of embedded forms may be framed, each once', () => {
  const embeds = { contact: 'https://forms.example/1', delivery: 'https://forms.example/2?a=b', coupons: null }
  expect(frameHosts(read({ embeds }))).toEqual(['https://forms.example'])
})

test('what is advertised can stand in words', () => {
  const delivery = { city: 'Albany, New York', miles: 30 }
  expect(advertised(read({ delivery }))).toMatchObject({ city: 'Albany, New York', miles: 30, monthlyPrice: '$60' })
})
