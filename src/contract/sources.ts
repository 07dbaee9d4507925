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

/** How far a record can be believed today. */
export const freshness = z
  .object({
    state: z.enum(['checked', 'agrees', 'changed', 'unreadable', 'old', 'dated']).meta({
      description:
        'checked: one of us looked; agrees, changed, unreadable: what its pages said when they were last read; old: without a date or five years old; dated: nobody has looked since.',
    }),
    on: z.string().nullable().meta({ description: 'The date of the check, of the reading or of the source.' }),
    facts: z.array(z.object({ fact: z.enum(['phone', 'limit', 'price', 'end']), agrees: z.boolean() })).meta({
      description: 'The facts that the pages spoke of.',
    }),
  })
  .meta({ id: 'Freshness' })
export type Freshness = z.infer<typeof freshness>

/** What every record says of where its facts come from and how old they are. */
export const provenance = {
  sources: z.array(source),
  unlinked_sources: z.int().meta({ description: 'Further sources that we keep and do not send readers to.' }),
  source_date: z.string().nullable().meta({ description: 'The newest date that a source shows.' }),
  evidence,
  checked_on: z.string().nullable().meta({ description: 'When one of us opened the page or called.' }),
  spanish_reviewed: z.boolean(),
  freshness,
}

export type Provenance = { [Field in keyof typeof provenance]: z.infer<(typeof provenance)[Field]> }
