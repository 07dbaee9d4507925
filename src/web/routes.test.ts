import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { ownPages } from '#server/chat/grounding/own-pages.ts'
import routes from './routes.ts'

const pageAt = (path: string) => matchRoutes(routes as RouteObject[], path)?.at(-1)?.route

test('every page that an answer of Navi may link to is a route, and not the one for pages that are not here', () => {
  const notFound = pageAt('/no-such-page')
  expect(ownPages.filter((path) => pageAt(path) === notFound)).toEqual([])
})
