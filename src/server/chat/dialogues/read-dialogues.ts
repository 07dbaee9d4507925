import { type ChatVariant, chatVariant } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'

/** What one answer must be; see `README.md` beside the dialogues. */
export type Expectation = { what: string; value: string }

export type Dialogue = {
  /** An intent, or `mixed`. */
  group: string
  title: string
  variant: ChatVariant
  page: Language
  turns: { says: string; expectations: Expectation[] }[]
}

/**
 * Reads dialogues from their file.
 * @throws Error that names the paragraph that can't be read.
 */
export function readDialogues(text: string): Dialogue[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(readDialogue)
}

function readDialogue(paragraph: string): Dialogue {
  const [heading = '', ...lines] = paragraph.trim().split('\n')
  const { group, title } = heading.match(/^## (?<group>\w+): (?<title>.+)$/)?.groups ?? {}
  const settings = lines.find((line) => line.startsWith('@'))?.match(/^@ (\w+) (en|es)$/)
  const variant = chatVariant.safeParse(settings?.[1])
  const turns = turnsOf(lines)
  if (!group || !title || !settings || !variant.success || turns.length === 0)
    throw new Error(`Not a dialogue:\n${paragraph}`)
  return { group, title, variant: variant.data, page: settings[2] as Language, turns }
}

function turnsOf(lines: string[]): Dialogue['turns'] {
  const turns: Dialogue['turns'] = []
  for (const line of lines) {
    if (line.startsWith('>')) turns.push({ says: line.slice(1).trim(), expectations: [] })
    else if (line.startsWith('=')) turns.at(-1)?.expectations.push(...line.slice(1).split('; ').map(readExpectation))
  }
  return turns
}

function readExpectation(text: string): Expectation {
  const [what = '', ...value] = text.trim().split(' ')
  return { what, value: value.join(' ').trim() }
}
