import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownPages } from './own-pages.ts'

test('every page that answers may link to is a route', () => {
  const routes = ['src/web/routes.ts', 'src/web/features/short-pages/short-pages.ts']
    .map((file) => readFileSync(file, 'utf8').toLowerCase())
    .join('\n')
  for (const page of ownPages.slice(1)) expect(routes).toContain(`'${page.slice(1)}'`)
})
