import { create } from 'fontkit'
import type { FontFiles } from './pdf-fonts.ts'

/** A piece of a text in letters of one file of the font. */
type Run = { text: string; isFar: boolean }

export type Letters = ReturnType<typeof readLetters>

/** Knows which letters the font has, and in which of its files. */
export function readLetters({ regular, far }: Pick<FontFiles, 'regular' | 'far'>) {
  const near = lettersOf(regular)
  const beyond = lettersOf(far)

  return {
    /** What the font can not write, each letter once. */
    missingIn(text: string): string {
      const letters = [...composed(text)].filter((letter) => !near.has(letter) && !beyond.has(letter))
      return [...new Set(letters)].join('')
    },

    /** A text in pieces that one file can write. */
    runsOf(text: string): Run[] {
      const runs: Run[] = []
      for (const letter of composed(text)) {
        const isFar = !near.has(letter) && beyond.has(letter)
        const last = runs.at(-1)
        if (last?.isFar === isFar) last.text += letter
        else runs.push({ text: letter, isFar })
      }
      return runs
    },
  }
}

function lettersOf(file: Uint8Array): Set<string> {
  // Browsers know no Buffer; fontkit reads any bytes.
  const font = create(file as Buffer)
  if (!('characterSet' in font)) throw new Error('a collection of fonts')
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
}

/** Some keyboards write ñ as two signs, for which the font has one. */
function composed(text: string): string {
  return text.normalize('NFC')
}
