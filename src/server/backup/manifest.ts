import { z } from 'zod'

const count = z.int().min(0)

/** What a backup says of itself, after its rows. */
export const manifestSchema = z.object({
  /** The version of Navi that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** The catalogue that was served last. */
  catalogue: z.string().nullable(),
  /** The migrations that the database had seen, in their order. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).min(1),
  /** How many rows of each table. */
  tables: z.record(z.string(), count),
  /** The names of the keys that open what is sealed in it, and how many rows each. The keys themselves are never in it. */
  keys: z.record(z.string(), count),
  /** How many sealed rows none of the keys opened when it was made. */
  unopened: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

export type Manifest = z.infer<typeof manifestSchema>

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
