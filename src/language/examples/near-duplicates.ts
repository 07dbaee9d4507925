import { tokenize } from '../tokens.ts'
import type { Example } from './read-examples.ts'

/** How much of their words two sentences share that say the same thing twice. */
const tooMuch = 0.8

/** Tells whether a sentence says something that neither these nor any it was asked before said in nearly the same words. */
export function createNoveltyCheck(known: Example[]): (example: Example) => boolean {
  const byWord = new Map<string, Set<string>[]>()
  for (const example of known) keep(wordsOf(example))
  return (example) => {
    const words = wordsOf(example)
    // Who shares four of five words shares one of the rarer half.
    const lists = [...words].map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length)
    const candidates = new Set(lists.slice(0, Math.ceil(lists.length / 2)).flat())
    for (const other of candidates) if (shared(words, other) >= tooMuch) return false
    keep(words)
    return true
  }

  function keep(words: Set<string>) {
    for (const word of words) {
      const list = byWord.get(word)
      if (list) list.push(words)
      else byWord.set(word, [words])
    }
  }
}

function wordsOf({ sentence, language }: Example): Set<string> {
  return new Set([language, ...tokenize(sentence)])
}

function shared(a: Set<string>, b: Set<string>): number {
  if (Math.min(a.size, b.size) < tooMuch * Math.max(a.size, b.size)) return 0
  let both = 0
  for (const word of a) if (b.has(word)) both++
  return both / (a.size + b.size - both)
}
