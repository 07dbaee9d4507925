import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import routes from '../../src/web/routes.ts'
import { siteUrl } from './browser.ts'
import { sitePages } from './site-pages.ts'

/** The pattern of every route that a reader can go to, without the one that takes the rest. */
const routePatterns = patternsOf(routes).filter((pattern) => pattern !== '/*')

function patternsOf(entries: RouteConfigEntry[], above = '/'): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const pattern = `${above}${path}`
    const own = index || path ? [pattern] : []
    return children ? patternsOf(children, path ? `${pattern}/` : above) : own
  })
}

/** The pattern that an address belongs to, if any. */
export function patternOf(pathname: string): string | undefined {
  return routePatterns.find((pattern) => matchPath(pattern, pathname))
}

/** One address of each pattern: for those that hold a parameter, the first of the site's own map or of the pages it must have. */
export async function addressOfEachRoute(): Promise<string[]> {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const mapped = [...map.matchAll(/<loc>([^<?]+)/g)].map(([, address = '']) => new URL(address).pathname)
  return routePatterns.map((pattern) => {
    const address = pattern.includes(':') ? [...mapped, ...sitePages].find((path) => matchPath(pattern, path)) : pattern
    if (!address) throw new Error(`No known address belongs to ${pattern}.`)
    return address
  })
}
