import type { Language } from '#i18n/languages.ts'

/** What a reader may write on the worksheet. It never leaves the page. */
export type FieldName =
  | 'name'
  | 'birth'
  | 'address'
  | 'place'
  | 'phone'
  | 'email'
  | 'people'
  | 'incomeMonth'
  | 'incomeYear'
  | 'insurance'
  | 'medicines'
  | 'doctor'
  | 'doctorPhone'

/** What stands on the lines: told before, or typed here. */
export type Written = Partial<Record<FieldName, string>>

/** A line to write on. What stands there already is what was written in its field. */
export type Line = { label: string; field?: FieldName }

/** A line of a text, whose field may be put in English for who reads it. */
export type Said = Line & { english?: { of: string; is: string } | undefined }

export type Block =
  | { kind: 'heading'; text: string }
  /** `lang` where it is not in the language of its page of paper. */
  | { kind: 'text'; text: string; lang?: Language }
  | { kind: 'said'; said: Said }
  | { kind: 'boxes'; items: string[] }
  | { kind: 'lines'; lines: Line[] }
  /** The lines that the reader may type on. */
  | { kind: 'form'; lines: { label: string; field: FieldName }[] }
  /** What is in English, whatever the page speaks. */
  | { kind: 'letter'; blocks: (Block & { kind: 'text' | 'said' | 'lines' })[] }
  | { kind: 'note'; tone: 'call' | 'plain'; title?: string; blocks: (Block & { kind: 'text' | 'said' })[] }
  | { kind: 'table'; columns: string[]; rows: { name: string; below: string }[] }
  | { kind: 'reach'; name: string; phone: string | null; note: string; page: string | null; qr?: string }

/** One page of paper. `lang` where it is not in the language of the page. */
export type Sheet = { id: string; title: string; lang?: 'en'; blocks: Block[] }

/** What stands on a line; empty where nothing was written. */
export function writtenOn({ field }: Line, written: Written): string {
  return (field && written[field]?.trim()) ?? ''
}

/** What stands in a line of a text. */
export function saidIn({ english, ...line }: Said, written: Written): string {
  const value = writtenOn(line, written)
  return english && value === english.of ? english.is : value
}
