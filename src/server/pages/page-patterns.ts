import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * The patterns of the pages of a build, such as `/drugs/:slug`, each once; what stands for any address is none. React Router
 * and Fastify write them alike.
 */
export function pagePatterns({ routes }: Pick<ServerBuild, 'routes'>): string[] {
  const patterns = Object.keys(routes).map((id) => patternOf(routes, id))
  return [...new Set(patterns)].filter((pattern) => !pattern.includes('*'))
}

function patternOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return '/'
  const parts = [patternOf(routes, route.parentId), route.path ?? ''].map((part) => part.replace(/^\/|\/$/g, ''))
  return `/${parts.filter(Boolean).join('/')}`
}
