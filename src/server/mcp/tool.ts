import { z } from 'zod'
import { offer } from '#contract/answer.ts'
import { programCard } from '#contract/programs.ts'
import { provenance, source } from '#contract/sources.ts'
import { type Language, languages } from '#i18n/languages.ts'

/** In which language a tool answers, and where its readers reach this site. */
type Asked = { language: Language; origin: string }

/** One tool of the MCP server: it reads, and changes nothing. */
export type Tool = {
  name: string
  title: string
  description: string
  input: z.ZodObject
  output: z.ZodObject
  /** Whatever the output does not name is left out of the answer. */
  run: (args: never, asked: Asked) => Promise<object> | object
}

/** Types a tool by its own input. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  made: Omit<Tool, 'input' | 'output' | 'run'> & {
    input: Input
    output: Output
    run: (args: z.output<Input>, asked: Asked) => Promise<z.input<Output>> | z.input<Output>
  },
): Tool {
  return made
}

export const languageInput = z
  .enum(languages)
  .default('en')
  .meta({ description: 'The language of the answer: en or es.' })

/** Where a page of ours shows the same record, in the language of the answer. */
export function pageAt(path: string, { origin, language }: Asked): string {
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`
}

/** What tools say of where a record comes from and how old it is. */
export const proof = {
  ...provenance,
  sources: z.array(source.pick({ url: true, page_date: true })),
  page: z.string().meta({ description: 'The page of this site that shows the record. Give it to people as the link.' }),
}

export const programFact = z.object({
  ...programCard.pick({
    program_id: true,
    program_name: true,
    sponsor: true,
    kind: true,
    drug_name: true,
    description: true,
    program_criteria: true,
    coverage_requirement: true,
    phone_number: true,
    phone_confirmed: true,
    phone_hours: true,
    form_link: true,
    program_url: true,
    medicine_confirmed: true,
    status: true,
  }).shape,
  ...proof,
})

export const offerFact = z.object({ ...offer.omit({ why: true }).shape, ...proof })
