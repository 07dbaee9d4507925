import type { Scores } from '#language/scorer/model.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { onceFor } from '#server/once-for.ts'
import { fold } from '#text/fold.ts'
import { createTextSharing } from '#text/share-texts.ts'
import { asksSomething, tellsHearsay, wantsSomething } from '../dialogue-acts/asks-something.ts'
import { kindsIn, type Meaning, tellsFact } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { knowledge } from './cards-by-words.ts'

type CardsWords = Pick<Knowledge, 'id' | 'heard_by' | 'not_learnt'>

/**
 * A line of a card: of each of its parts one choice has to be said. A choice is a word, the start of one (`kidney*`), or
 * several in a row, with a space before and after them. `rank` is its place among all lines, those with most parts first.
 */
type Telling = { card: string; parts: string[][]; rank: number }

/** What a word of a line stands for besides, in both languages, as people write it. */
const alike: Partial<Record<string, string>> = {
  medicaid: 'medicade/medicad/medicaide/medi cal',
  medicare: 'medicar/medicair/medi care',
  marketplace:
    'obamacare/obama care/healthcare gov/aca plan/market place/mercado/mercado de seguros/cuidadodesalud/cuidado de salud gov',
  employer:
    'my job/my jobs/my work/at work/employers/job plan/work plan/work insurance/job insurance/jobs insurance/my company/husbands job/wifes job/mi trabajo/del trabajo/el trabajo/en el trabajo/mi patron/mi compania/mi empresa',
  'extra help': 'low income subsidy/lis/ayuda adicional/ayuda extra',
  'the va':
    'my va/va health/va healthcare/va care/va benefits/va doctor/va pharmacy/va clinic/va hospital/va system/veterans affairs/for va/through va/del va/al va/en el va/con el va/por el va/el va le/el va me/el va paga/el va surte/usar el va/tener el va/clinica del va/el va no/hospital de veteranos/clinica de veteranos',
}

/** How long the start of a word is. A word of 10,000 letters has no more starts than a long one. */
const shortestStart = 3
const longestStart = 16

/** Finds the card that somebody asks for by the words that tell it. */
export function createTellingWords(cards: readonly Knowledge[]) {
  const cardTold = cardsToldOf(cards)
  const learnt = new Set(cards.filter(({ not_learnt }) => !not_learnt).map(({ id }) => id))

  return (spoken: Spoken, scores: Scores): Meaning | undefined => {
    const mayTell = (card: string) => !learnt.has(card) || isOpenTo(card, scores)
    const card = mayAskForCard(spoken, scores) ? cardTold(spoken.text, mayTell) : undefined
    return card === undefined ? undefined : knowledge([card])
  }
}

/** A card that the language model has learnt is told by a line where the model hears it too, or nothing else surely. */
const [heardToo, surelyOther] = [0.05, 0.6]

function isOpenTo(card: string, scores: Scores): boolean {
  return (scores.get(`card:${card}`) ?? 0) >= heardToo || Math.max(...scores.values()) < surelyOther
}

/** From here on help near the reader is asked for, and no answer on how to get it. */
const surelyNear = 0.6

/** Who begins a talk with a medicine and what is said of it is shown what may pay for it: "I heard Lantus is 35 dollars, is that true". */
function beginsWithMedicine({ text, medicines, before }: Spoken): boolean {
  return before.intent === null && medicines.drugs.length > 0 && tellsHearsay(text)
}

/** "I get CHAMPVA" asks for nothing, "Truvada for PrEP" for programs, and "a ride to my doctor in Syracuse" for one. */
function mayAskForCard(spoken: Spoken, scores: Scores): boolean {
  const { text, medicines } = spoken
  if (beginsWithMedicine(spoken)) return false
  if ((kindsIn(scores).get('local_help') ?? 0) >= surelyNear) return false
  if (asksSomething(text)) return true
  return medicines.drugs.length === 0 && (wantsSomething(text) || !tellsFact(scores))
}

/**
 * Finds the card of which one line is said: each part of it, in any order. In a line parts stand between `+`, and words for
 * the same thing between `/`; `kidney*` is any word that begins so. The line with most parts wins; of two, that of a card
 * which the language model has not learnt, because nothing else finds it.
 */
export const cardsToldOf = onceFor(createCardsTold)

function createCardsTold(
  cards: readonly CardsWords[],
): (text: string, mayTell?: (card: string) => boolean) => string | undefined {
  const linesByWord = indexByWord(linesOf(cards))

  return (text, mayTell = () => true) => {
    const said = heardIn(text)
    const possible = [...said.words].flatMap((word) => linesByWord.get(word) ?? [])
    const told = possible.filter(({ card, parts }) => parts.every((choices) => isSaid(choices, said)) && mayTell(card))
    return told.toSorted((a, b) => a.rank - b.rank)[0]?.card
  }
}

function linesOf(cards: readonly CardsWords[]): Telling[] {
  const partOf = createPartReader()
  return cards
    .toSorted((a, b) => Number(b.not_learnt ?? false) - Number(a.not_learnt ?? false))
    .flatMap(({ id, heard_by }) =>
      [...(heard_by?.en ?? []), ...(heard_by?.es ?? [])].map((line) => ({
        card: id,
        parts: line.split('+').map(partOf),
      })),
    )
    .toSorted((a, b) => b.parts.length - a.parts.length)
    .map((line, rank) => ({ ...line, rank }))
}

/** Parts that are alike share their choices: "employer" stands in hundreds of lines, for twenty things that people say. */
function createPartReader(): (part: string) => string[] {
  const known = new Map<string, string[]>()
  const share = createTextSharing()
  return (part) => {
    const choices = known.get(part) ?? choicesOf(part).map(share)
    known.set(part, choices)
    return choices
  }
}

/**
 * The lines by words of which one has to be said for each: thousands of lines are too many to go through for every
 * message. Of the parts of a line that one stands for it whose words the fewest lines have.
 */
function indexByWord(lines: readonly Telling[]): Map<string, Telling[]> {
  const linesOfWord = new Map<string, number>()
  for (const { parts } of lines)
    for (const word of parts.flatMap(wordsToSay)) linesOfWord.set(word, (linesOfWord.get(word) ?? 0) + 1)
  const costOf = onceFor((words: readonly string[]) =>
    words.reduce((sum, word) => sum + (linesOfWord.get(word) ?? 0), 0),
  )
  const linesByWord = new Map<string, Telling[]>()
  for (const line of lines) {
    const [first = [], ...others] = line.parts.map(wordsToSay)
    for (const word of others.reduce((a, b) => (costOf(b) < costOf(a) ? b : a), first)) {
      const known = linesByWord.get(word)
      if (known) known.push(line)
      else linesByWord.set(word, [line])
    }
  }
  return linesByWord
}

/** A word of each choice, the longest, which few texts have. */
const wordsToSay = onceFor((choices: readonly string[]): readonly string[] => [...new Set(choices.map(longestWord))])

function longestWord(choice: string): string {
  if (!choice.startsWith(' ')) return choice
  return choice.split(' ').reduce((a, b) => (b.length > a.length ? b : a))
}

function choicesOf(part: string): string[] {
  const choices = part
    .split('/')
    .map((choice) => choice.trim())
    .flatMap((choice) => [choice, ...(alike[choice]?.split('/') ?? [])])
  return choices.map((choice) => (choice.includes(' ') ? ` ${choice} ` : choice))
}

/** `words`: those that are said, and how each begins, with a `*` after it. */
type Said = { words: Set<string>; text: string }

function heardIn(text: string): Said {
  const folded = fold(text)
  const words = new Set(folded.split(' '))
  const starts = [...words].flatMap((word) =>
    Array.from(
      { length: Math.max(0, Math.min(word.length, longestStart) - shortestStart + 1) },
      (_, at) => `${word.slice(0, at + shortestStart)}*`,
    ),
  )
  return { words: new Set([...words, ...starts]), text: ` ${folded} ` }
}

function isSaid(choices: readonly string[], { words, text }: Said): boolean {
  return choices.some((choice) => (choice.startsWith(' ') ? text.includes(choice) : words.has(choice)))
}
