import { z } from 'zod'
import { emergencyKind } from '#contract/communities.ts'
import { hotlines } from '#contract/hotlines.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { isOutage } from '#server/db/outage.ts'
import { easternDay } from '#server/eastern-day.ts'
import { readEmergency } from '#server/emergencies/read-emergency.ts'
import { UnknownMedicine } from './resolve-drug.ts'
import type { Tool } from './tool.ts'

/** What every answer has beside what its tool found. */
export const aroundAnswer = {
  emergency: z
    .array(z.object({ kind: emergencyKind, say: z.string(), phone_number: z.string() }))
    .meta({ description: 'Dangers that the words speak of. Tell the person this first, before anything else.' }),
  notice: z.string().meta({ description: 'Say it with the answer.' }),
  answered_on: z.string().meta({ description: 'The day in the east of the US that the answer holds for.' }),
}

type Answered = {
  structuredContent?: Record<string, unknown>
  isError?: true
  content: { type: 'text'; text: string }[]
}

/**
 * Answers one call of a tool. What is wrong with it is told in words, in the language of the call, and never repeats it.
 * `report` hears of errors that are ours.
 */
export async function callTool(
  tool: Tool,
  args: unknown,
  origin: string,
  report: (error: unknown) => void,
): Promise<Answered> {
  const asked = (args as { language?: unknown } | undefined)?.language
  const language = isLanguage(asked) ? asked : 'en'
  const emergency = emergenciesIn(args, language)
  const read = tool.input.safeParse(args ?? {})
  if (!read.success)
    return refuse(emergency, translators[language]('errors.invalid_request', { field: fieldOf(read.error) }))
  try {
    const found = await tool.run(read.data as never, { language, origin })
    const answer = {
      emergency,
      notice: translators[language]('site.notAdvice'),
      answered_on: easternDay(),
      ...tool.output.parse(found),
    }
    return { structuredContent: answer, content: [{ type: 'text', text: JSON.stringify(answer) }] }
  } catch (error) {
    return refuse(emergency, failureInWords(error, language, report))
  }
}

type Emergency = z.infer<typeof aroundAnswer.emergency>

/** Reads every word of a call, wherever it stands. */
function emergenciesIn(args: unknown, language: Language): Emergency {
  const words = Object.values(args ?? {}).filter((value) => typeof value === 'string')
  return readEmergency(words.join('. ').slice(0, longestRead)).kinds.map((kind) => ({
    kind,
    say: translators[language](`chatTalk.emergency.${kind}`),
    phone_number: hotlines[kind],
  }))
}

/** In letters: more than all that a call may hold. */
const longestRead = 500

function refuse(emergency: Emergency, words: string): Answered {
  const calls = emergency.map(({ say, phone_number }) => `${say} ${phone_number}.`)
  return { isError: true, content: [{ type: 'text', text: [...calls, words].join(' ') }] }
}

/** Only names of ours: what a caller invents is not said back. */
function fieldOf({ issues: [first] }: z.ZodError): string {
  return first?.path.join('.') || 'arguments'
}

function failureInWords(error: unknown, language: Language, report: (error: unknown) => void): string {
  const t = translators[language]
  if (error instanceof UnknownMedicine) {
    const { likely } = error
    const names = likely.length > 0 ? ` ${t('tools.likely', { names: likely.join(', ') })}` : ''
    return `${t('errors.unknown_drug')}${names}`
  }
  if (isOutage(error)) return t('errors.not_ready')
  report(error)
  return t('errors.internal_error')
}
