import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'

/** The types of its calls are made from the document, and so not there yet. */
type Navi = Record<'GET' | 'POST', (path: string, options: object) => Promise<{ data?: unknown; error?: unknown }>>
const client = '../../../clients/typescript/navi.ts'

/** Each line under a `@ts-expect-error` must not compile, or the compiler complains of the comment. */
const use = `
import { createNaviClient } from './navi.ts'
const navi = createNaviClient('https://navi.example')
const { data, error } = await navi.GET('/api/drug_prices', { params: { query: { drug_id: 'ozempic', lng: 'es' } } })
export const said: string[] = data?.prices.map((price) => price.said) ?? []
export const refused: string | undefined = error?.message
// @ts-expect-error no such call
await navi.GET('/api/no_prices', {})
// @ts-expect-error the medicine is missing
await navi.GET('/api/drug_prices', { params: { query: { lng: 'es' } } })
// @ts-expect-error no such field
export const unsaid = data?.prices.map((price) => price.sayed)
`

/** What the compiler says of a program beside the client, its types made from the document of today. */
async function complaintsOf(program: string): Promise<string[]> {
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync('node_modules/.cache/typed-client-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const types = await openapiTS(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))
  writeFileSync(join(folder, 'api.d.ts'), astToString(types))
  writeFileSync(join(folder, 'navi.ts'), readFileSync('clients/typescript/navi.ts'))
  writeFileSync(join(folder, 'use.ts'), program)
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  }
  const made = ts.createProgram([join(folder, 'use.ts')], options)
  return ts.getPreEmitDiagnostics(made).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('the client compiles with the types of the document, and what the API has not does not', {
  timeout: 120_000,
}, async () => {
  expect(await complaintsOf(use)).toEqual([])
  expect(await complaintsOf(use.replace('price.said', 'price.sayed'))).toHaveLength(1)
})

test('the client asks the running site, and is told in words what is wrong', async () => {
  const { app } = await testApp()
  const { createNaviClient } = (await import(client)) as { createNaviClient: (origin: string) => Navi }
  const navi = createNaviClient(await app.listen({ port: 0 }))
  const query = { drug_id: 'ozempic', lng: 'es' }
  const { data } = await navi.GET('/api/drug_prices', { params: { query } })
  expect(data).toMatchObject({ response_code: 200, drug_id: 'ozempic', drug_name: 'Ozempic' })
  const checked = await navi.POST('/api/eligibility/check', {
    body: { drug_ids: ['ozempic'], facts: { insurance: ['none'] } },
  })
  expect(checked.data).toMatchObject({ results: [{ drug_id: 'ozempic' }] })
  const { error } = await navi.GET('/api/drug_prices', { params: { query: { ...query, drug_id: 'globo' } } })
  expect(error).toMatchObject({ code: 'unknown_drug', message: 'No conocemos esta medicina.' })
})
