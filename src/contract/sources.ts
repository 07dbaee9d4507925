import { z } from 'zod'

/** How well a record stands: its sponsor's own page, another organization's page, or a public list that itself cites others. Best first. */
export const evidence = z.enum(['primary', 'secondary', 'lead'])
export type Evidence = z.infer<typeof evidence>

export const source = z.object({
  url: z.url({ protocol: /^https?$/ }),
  page_date: z.string().nullable().meta({ description: 'The date the page shows: YYYY, YYYY-MM or YYYY-MM-DD.' }),
  supports: z.array(z.string()),
})
export type Source = z.infer<typeof source>

/** What every record says of where its facts come from and how old they are. */
export const provenance = {
  sources: z.array(source),
  unlinked_sources: z.int().meta({ description: 'Further sources that we keep and do not send readers to.' }),
  source_date: z.string().nullable().meta({ description: 'The newest date that a source shows.' }),
  evidence,
  checked_on: z.string().nullable().meta({ description: 'When one of us opened the page or called.' }),
  spanish_reviewed: z.boolean(),
}

export type Provenance = { [Field in keyof typeof provenance]: z.infer<(typeof provenance)[Field]> }
