import { syllable } from 'syllable'

type Counts = { sentences: number; words: number; syllables: number }

/** School grade by Flesch and Kincaid (1975) of English sentences; 6 is the sixth year of school. */
export function gradeOf(texts: string[]): number {
  const { sentences, words, syllables } = count(texts, syllable)
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** Ease by Szigriszt-Pazos (1993) of Spanish sentences, on the INFLESZ scale: 55 to 65 is normal, above is easy. */
export function easeOf(texts: string[]): number {
  const { sentences, words, syllables } = count(texts, spanishSyllables)
  return 206.835 - 62.3 * (syllables / words) - words / sentences
}

/** Whole sentences alone: a button of two words would make every page look easy. */
export function sentencesOf(text: string): string[] {
  const plain = text.replace(/<[^>]+>|\*\*|\{\{[^}]*\}\}/g, (mark) => (mark.startsWith('{') ? 'name' : ''))
  const sentences = plain.match(/[^.!?:]+[.!?:]+(?=\s|$)/g) ?? []
  return sentences.filter((sentence) => wordsOf(sentence).length > 2)
}

function count(texts: string[], syllablesOf: (word: string) => number): Counts {
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.flatMap(wordsOf)
  return {
    sentences: Math.max(1, sentences.length),
    words: Math.max(1, words.length),
    syllables: words.reduce((sum, word) => sum + Math.max(1, syllablesOf(word)), 0),
  }
}

/** Numbers, links and phone numbers are read as they are, and have no syllables to count. */
function wordsOf(sentence: string): string[] {
  return (sentence.match(/[\p{L}’'-]+/gu) ?? []).filter((word) => /\p{L}{1,}/u.test(word))
}

/** A vowel alone, or joined with weak ones, makes a syllable; a weak vowel with an accent stands for itself. */
function spanishSyllables(word: string): number {
  const lower = word
    .toLowerCase()
    .replace(/qu(?=[eéií])|gu(?=[eéií])/g, 'k')
    .replace(/y$/, 'i')
  return (lower.match(/[aeoáéó](?:[iuü](?![íú]))?|[iuü]?[aeoáéó][iuü]?|[íú]|[iuü]+/g) ?? []).length
}
