import type { inBrowser } from './en/site/in-browser.ts'
import type { en } from './en.ts'
import { type Language, localeOf } from './languages.ts'

export type Words = typeof en

/** The words of one feature, such as `cards`. */
export type WordPart = keyof Words

/** The parts that every page holds in the browser. */
export type SitePart = keyof typeof inBrowser

/** `found_one` and `found_other` are asked for as `found`, with a count. */
type Asked<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key

type PathsTo<Node, Path extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string ? `${Path}${Asked<Key>}` : PathsTo<Node[Key], `${Path}${Key}.`>
}[keyof Node & string]

type Keys = { [Part in WordPart]: PathsTo<Words[Part], `${Part}.`> }

/** Where a word of these parts stands, such as `programs.found`. */
export type WordKey<Parts extends WordPart = WordPart> = Keys[Parts]

type Values = Record<string, string | number>

/** Says the words of these parts: `Translate<'cards'>` is asked for `cards.send` and no other part. */
export type Translate<Parts extends WordPart = WordPart> = (key: WordKey<Parts>, values?: Values) => string

const formats = new Map<Language, Intl.NumberFormat>()

/** A number as the language writes it. A phone takes a tenth of a second to make the format, and small ones need none. */
function writtenIn(language: Language, number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < 1000) return String(number)
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf[language])
  formats.set(language, format)
  return format.format(number)
}

/**
 * Makes the `t` of a language: finds the word of a key, in the plural form that `count` wants, and puts the values in
 * the places of `{{…}}`, numbers as the language writes them. A key without a word comes back as it is.
 */
export function createTranslator<Parts extends WordPart>(
  language: Language,
  words: Pick<Words, Parts>,
): Translate<Parts> {
  function textOf(key: string, count: string | number | undefined): string {
    if (count === undefined) return findText(words, key) ?? key
    // So in both languages; the third form of Spanish, for millions, says the same as "other" here.
    const form = Math.abs(Number(count)) === 1 ? 'one' : 'other'
    return findText(words, `${key}_${form}`) ?? findText(words, key) ?? key
  }

  const write = (number: number) => writtenIn(language, number)
  return (key, values = {}) => fillIn(textOf(key, values.count), values, write)
}

/** The same words with the values in their places; places of other names wait for theirs. */
export function withValues<Part extends object>(words: Part, values: Values, language: Language): Part {
  const write = (number: number) => writtenIn(language, number)
  function filled(node: unknown): unknown {
    if (typeof node === 'string') return fillIn(node, values, write)
    if (Array.isArray(node)) return node.map(filled)
    return Object.fromEntries(Object.entries(node as object).map(([name, part]) => [name, filled(part)]))
  }
  return filled(words) as Part
}

/** Puts the values in the places of `{{…}}`; `write` says how a number is written. */
export function fillIn(text: string, values: Values, write: (number: number) => string = String): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name] ?? place
    return typeof value === 'number' ? write(value) : value
  })
}

function findText(words: object, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], words)
  return typeof found === 'string' ? found : undefined
}
