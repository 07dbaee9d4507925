import { expect, test } from 'vitest'
import { changeFile, smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { loadCatalogue } from './catalogue.ts'

type Sources = { url: string | null; page_date: null; supports: string[] }[]

/** Whether the phone of Merck's programs counts as confirmed, where these sources name it. */
async function isConfirmed(sources: Sources, more: { own_sites?: string[]; others?: Sources } = {}) {
  const folder = smallCopyOfCatalogue(['programs/merck.json', 'programs/goodrx.json'])
  changeFile(
    folder,
    'programs/merck.json',
    (file: Record<string, unknown> & { programs: Record<string, unknown>[] }) => {
      const [first, second] = file.programs
      Object.assign(file, more.own_sites && { own_sites: more.own_sites })
      Object.assign(first as object, {
        phone: '1-800-727-5400',
        website: 'https://www.merckhelps.com/',
        form_url: null,
        sources,
      })
      Object.assign(second as object, {
        phone: '1-800-727-5400',
        website: null,
        form_url: null,
        sources: more.others ?? [on('https://www.merckhelps.com/', ['income'])],
      })
      file.programs = [first, second] as Record<string, unknown>[]
    },
  )
  const { programs } = await loadCatalogue(folder)
  return programs.find(({ sponsor }) => sponsor === 'Merck')?.phone_confirmed
}

const on = (url: string | null, supports = ['phone']) => ({ url, page_date: null, supports })
const list = on('https://github.com/someone/list/blob/abc/one.ts')

test.each([
  ['its own page', [on('https://www.merckhelps.com/contact')], {}, true],
  [
    'another site of the sponsor',
    [on('https://www.merck-cares.com/')],
    { own_sites: ['https://merck-cares.com/'] },
    true,
  ],
  ['two sites that are not of one hand', [list, on('https://www.drugs.com/merck')], {}, true],
  ['one site for one program, and another for another', [list], { others: [on('https://www.drugs.com/merck')] }, true],
  ['one list', [list], {}, false],
  ['two pages of one list', [list, on('https://github.com/someone/list/blob/abc/two.ts')], {}, false],
  ['its own page, of something else', [on('https://www.merckhelps.com/', ['income']), list], {}, false],
  ['nobody', [on('https://www.merckhelps.com/', ['income'])], {}, false],
])('a phone that %s names is confirmed or not', async (_, sources, more, expected) => {
  expect(await isConfirmed(sources, more)).toBe(expected)
})

test('a program without a phone has none to doubt', () => {
  const without = catalogue.programs.filter(({ phone }) => phone === null)
  expect(without.length).toBeGreaterThan(100)
  expect(without.every(({ phone_confirmed }) => phone_confirmed)).toBe(true)
})
