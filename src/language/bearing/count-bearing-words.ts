import { fold } from '#text/fold.ts'
import { type Example, examplesFolder, readExamples } from '../examples/read-examples.ts'
import { readTalks } from '../examples/read-talks.ts'
import { kindOf } from '../labels.ts'

type Said = Pick<Example, 'labels' | 'sentence'>

/** A word that fewer sentences of danger have tells nothing. */
const fewestSentences = 3
/** Where one in a hundred harmless sentences has a word, fifteen of danger must have it. */
const timesAsOften = 15
/** What stands in for a word that no harmless sentence has. */
const unmet = 0.5

/** The words as the examples give them: what `bearing-words.txt` holds, a line each. */
export function writtenBearingWords(): string {
  const turns = readTalks(examplesFolder).flatMap((talk) => talk.turns)
  return `${countBearingWords([...readExamples(examplesFolder), ...turns]).join('\n')}\n`
}

/**
 * The words that bear a danger out ("pistol", "labios", "swallowed"): much more frequent in sentences of danger than in all
 * others. In the order of the alphabet.
 */
export function countBearingWords(examples: readonly Said[]): string[] {
  const isDanger = ({ labels }: Pick<Example, 'labels'>) => labels.some((label) => kindOf(label) === 'danger')
  const [dangers, others] = [examples.filter(isDanger), examples.filter((example) => !isDanger(example))]
  const [inDangers, inOthers] = [sentencesOfWords(dangers), sentencesOfWords(others)]
  const isBearing = ([word, count]: [string, number]) =>
    count >= fewestSentences &&
    (count + unmet) / dangers.length >= (timesAsOften * ((inOthers.get(word) ?? 0) + unmet)) / others.length
  return [...inDangers]
    .filter(isBearing)
    .map(([word]) => word)
    .sort()
}

/** In how many sentences each word stands. Numbers are none. */
function sentencesOfWords(examples: readonly Said[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { sentence } of examples)
    for (const word of new Set(fold(sentence).split(' ')))
      if (!/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
