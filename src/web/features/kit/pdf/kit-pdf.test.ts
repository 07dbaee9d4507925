import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Sheet, Written } from '../sheet.ts'
import { kitPdf } from './kit-pdf.ts'

const folder = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'
const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`${folder}-${name}-normal.woff`)))
const fonts = { regular: bytesOf('latin-400'), bold: bytesOf('latin-700'), far: bytesOf('latin-ext-400') }

const sheets: Sheet[] = [
  {
    id: 'one',
    title: '1. Qué mandar',
    blocks: [
      {
        kind: 'reach',
        name: 'Un programa',
        phone: '1-800-555-0100',
        note: 'Español',
        page: 'https://program.example/a',
      },
      { kind: 'boxes', items: ['Un papel', 'Otro papel', 'El tercero'] },
    ],
  },
  {
    id: 'two',
    title: '2. Letter',
    lang: 'en',
    blocks: [
      { kind: 'letter', blocks: [{ kind: 'lines', lines: [{ label: 'Name', field: 'name' }] }] },
      { kind: 'said', said: { label: 'My health insurance:', field: 'insurance' } },
      { kind: 'table', columns: ['Medicine', 'Dose'], rows: [{ name: 'Ozempic', below: 'semaglutide' }] },
    ],
  },
]

const made = (written: Written) =>
  kitPdf(
    {
      title: 'Papeles',
      language: 'es',
      sheets,
      written,
      made: 'Hecho.',
      pageOf: (page, pages) => `${page} de ${pages}`,
    },
    fonts,
  )

async function open(written: Written) {
  const result = await made(written)
  if (!('pdf' in result)) throw new Error(result.missing)
  const bytes = new Uint8Array(await result.pdf.arrayBuffer())
  return { bytes, pdf: await getDocumentProxy(bytes.slice()) }
}

test('a name with accents is found in the text of the PDF, however it was typed', async () => {
  const { pdf } = await open({ name: 'José Muñoz'.normalize('NFD'), insurance: 'Łódź' })
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBe(2)
  expect(text).toContain('José Muñoz')
  expect(text).toContain('Łódź')
  expect(text).toContain('1-800-555-0100')
  expect(text).toContain('2 de 2')
})

test('the PDF is tagged, says its language and title, and carries its font', async () => {
  const { bytes, pdf } = await open({ name: 'José Muñoz' })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'es', Title: 'Papeles' })
  const tree = JSON.stringify(await (await pdf.getPage(2)).getStructTree())
  for (const role of ['Document', 'Sect', 'H1', 'P', 'Table', 'TR', 'TH', 'TD'])
    expect(tree).toContain(`"role":"${role}"`)
  const source = Buffer.from(bytes).toString('latin1')
  expect(source).toMatch(/\+AtkinsonHyperlegibleNext-Regular/)
  expect(source).toMatch(/\/FontFile2/)
  expect(source).not.toMatch(/Helvetica/)
})

test('what the font can not write is told, and no PDF is made of it', async () => {
  expect(await made({ name: '李 José', insurance: '李' })).toEqual({ missing: '李' })
})
