import { expect, test } from 'vitest'
import { pagePatterns } from './page-patterns.ts'

const route = (id: string, path?: string, parentId?: string) => ({ [id]: { id, path, parentId } })
const patternsOf = (...routes: object[]) =>
  pagePatterns({ routes: Object.assign({}, ...routes) } as Parameters<typeof pagePatterns>[0])

test('a page has the pattern of its path beneath those it stands in, each once, and what takes any address has none', () => {
  const patterns = patternsOf(
    route('root', ''),
    route('home', undefined, 'root'),
    route('drug', 'drugs/:slug', 'root'),
    route('help', undefined, 'root'),
    route('service', 'services/:id', 'help'),
    route('missing', '*', 'root'),
  )
  expect(patterns).toEqual(['/', '/drugs/:slug', '/services/:id'])
})
