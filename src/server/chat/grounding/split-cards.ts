import { z } from 'zod'
import { type ResultItem, resultItem } from '#contract/chat.ts'

const json = /\n*^(\{"final_result":.*\})$/ms

const shown = z
  .string()
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      ctx.addIssue({ code: 'custom', message: 'not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ final_result: z.array(resultItem) }))

/** The text of an answer, and the cards that follow it. What is no card stays text. */
export function splitCards(result: string): { text: string; cards: ResultItem[] } {
  const parsed = shown.safeParse(result.match(json)?.[1])
  return parsed.success
    ? { text: result.replace(json, ''), cards: parsed.data.final_result }
    : { text: result, cards: [] }
}
