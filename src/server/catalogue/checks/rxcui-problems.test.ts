import { expect, test } from 'vitest'
import type { Drug } from '../files/read-drugs.ts'
import { rxcuiProblems } from './rxcui-problems.ts'

const drug = (name: string, ...rxcuis: string[]) => ({ name, rxcuis }) as Drug

test.each([
  ['Celebrex', 'CeleBREX'],
  ['oxycodone', 'oxyCODONE XR'],
  ['Concerta', 'CONCERTA XR'],
  ['Toprol-XL', 'TOPROL XR'],
  ['Breo Ellipta', 'BREO'],
  ['ipratropium/albuterol', 'Albuterol/Ipratropium'],
  ['insulin lispro', 'Insulin analog, lispro-aabc'],
])('the code of %s is that of %s', (name, term) => {
  expect(rxcuiProblems([drug(name, '1')], [{ name: term, rxcui: '1' }])).toEqual([])
})

test('the code of a brand cannot stand on its generic, nor be lacking on the brand', () => {
  const terms = [{ name: 'CeleBREX', rxcui: '1166199' }]
  const told = rxcuiProblems([drug('celecoxib', '1166199'), drug('Celebrex')], terms)
  expect(told.map(({ record, message }) => `${record}: ${message}`)).toEqual([
    'celecoxib: 1166199 is CeleBREX in rxterms.csv',
    'Celebrex: lacks 1166199, which is CeleBREX in rxterms.csv',
  ])
})

test('one code may have two names, and a name that two medicines share is no code of either', () => {
  const forms = [
    { name: 'JANUMET', rxcui: '1' },
    { name: 'JANUMET XR', rxcui: '1' },
  ]
  expect(rxcuiProblems([drug('Janumet', '1'), drug('Janumet XR', '1')], forms)).toEqual([])
  const shared = [{ name: 'WELLBUTRIN XR', rxcui: '2' }]
  const told = rxcuiProblems([drug('Wellbutrin SR', '2'), drug('Wellbutrin XL')], shared)
  expect(told.map(({ record }) => record)).toEqual(['Wellbutrin SR', 'WELLBUTRIN XR'])
})

test('a code that is not in rxterms.csv is told', () => {
  expect(rxcuiProblems([drug('aspirin', '9')], [])).toMatchObject([{ message: '9 is not in rxterms.csv' }])
})
