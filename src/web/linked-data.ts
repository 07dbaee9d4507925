import type { MetaDescriptor } from 'react-router'
import type { Graph, Thing } from 'schema-dts'

/** Facts of a page as schema.org names them, for programs that read pages: a block of data, which no browser runs. */
export function linkedData(things: Thing[]): MetaDescriptor[] {
  if (things.length === 0) return []
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } satisfies Graph }]
}

/** Where readers reach this site, as the root of every page knows. */
export function originIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  return (matches[0]?.loaderData as { origin?: string } | undefined)?.origin ?? ''
}
