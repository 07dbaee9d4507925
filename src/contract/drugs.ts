import { z } from 'zod'
import { errorReply } from './errors.ts'

export const drugListItem = z
  .object({
    drug_id: z.string(),
    drug_name: z.string(),
    id: z.string().meta({ description: 'Same as drug_id.' }),
    name: z.string().meta({ description: 'Same as drug_name.' }),
    label: z.string().meta({ description: 'Same as drug_name.' }),
    generic_name: z.string(),
    drug_type: z.enum(['brand', 'generic', 'biosimilar']),
    other_names: z.array(z.string()).meta({ description: 'Spanish names and common misspellings.' }),
  })
  .meta({ id: 'DrugListItem' })

export type DrugListItem = z.infer<typeof drugListItem>

export const drugListReply = z.object({ response_code: z.literal(200), drug_results: z.array(drugListItem) })

/** The whole list of medicines, or with `q` those whose name starts with it. */
export const listDrugs = {
  method: 'GET',
  url: '/api/all_drug_list',
  schema: {
    operationId: 'listDrugs',
    summary: 'List medicines',
    description: 'The whole list in alphabetical order, with an ETag. `q` keeps the names that start with it.',
    tags: ['Medicines'],
    querystring: z.object({
      q: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(50_000).optional(),
      lng: z.enum(['en', 'es']).optional(),
    }),
    response: { 200: drugListReply, 400: errorReply, 429: errorReply, 503: errorReply },
  },
} as const

const names = z.array(z.array(z.string()).min(1)).optional()

const genericNames = z.object({ generic_name: z.string(), generic: names, brand: names, biosimilar: names }).meta({
  id: 'GenericNames',
  description:
    'Medicines with one generic name, by their type. Each is its name, then its Spanish names and misspellings; its drug_id is the name in small letters without accents, with hyphens for all but letters and digits.',
})

export type GenericNames = z.infer<typeof genericNames>

export const drugNamesReply = z.object({ response_code: z.literal(200), drug_names: z.array(genericNames) })

export type DrugNamesReply = z.infer<typeof drugNamesReply>

/** What `listDrugs` gives, in half the bytes: for searches in a browser. */
export const listDrugNames = {
  method: 'GET',
  url: '/api/drug_names',
  schema: {
    operationId: 'listDrugNames',
    summary: 'List the names of medicines in few bytes',
    description: 'The same medicines as the whole list, with an ETag, by generic name.',
    tags: ['Medicines'],
    response: { 200: drugNamesReply, 429: errorReply, 503: errorReply },
  },
} as const
