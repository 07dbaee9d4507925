import type { Manifest } from './manifest.ts'

/** What a backup holds, in lines for a person. */
export function tellManifest({ version, madeAt, database, catalogue, tables, keys, unopened }: Manifest): string[] {
  const countsOf = (counts: Record<string, number>) =>
    Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(8)}  ${name}`)
  return [
    `made ${madeAt} by Navi ${version} on ${database === 'postgres' ? 'PostgreSQL' : 'the embedded database'}, with the catalogue ${catalogue?.slice(0, 12) ?? 'of nobody'}`,
    'rows:',
    ...countsOf(tables),
    'keys that it needs, which are not in it, and the sealed rows that each opens:',
    ...countsOf(keys),
    ...(unopened > 0 ? [`  ${String(unopened).padStart(8)}  opened by no key that was there`] : []),
  ]
}
