import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TalkState } from '../talk-state.ts'

/** Where the sentences to learn from are. */
export const examplesFolder = import.meta.dirname
/** Where those are that nothing may learn from: they tell how well Navi understands. */
export const setAsideFolder = join(import.meta.dirname, '../set-aside')
/** Talks of people who were not met, that were set aside until we looked at what went wrong in them: the network learns nothing from them, and their figures flatter. */
export const lookedAtFolder = join(import.meta.dirname, '../looked-at')

/** A sentence that somebody might say, and what it means. */
export type Example = {
  /** The most urgent first. */
  labels: string[]
  language: 'en' | 'es'
  /** The round in which it was written: a round is measured before it is learnt from. */
  round: number
  sentence: string
  /** The talk before it, where it is said in a talk. */
  before?: TalkState
}

/**
 * The examples of a folder: files of lines `labels, language, round, sentence`, a tab between.
 * @throws Error that names the line that can't be read.
 */
export function readExamples(folder: string): Example[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
  return files.sort().flatMap((name) => readExampleFile(readFileSync(join(folder, name), 'utf8'), name))
}

function readExampleFile(text: string, name: string): Example[] {
  return text.split('\n').flatMap((line, at) => {
    if (line === '') return []
    const [labels = '', language, round, sentence] = line.split('\t')
    if ((language !== 'en' && language !== 'es') || !sentence) throw new Error(`${name}:${at + 1} is no example`)
    return [{ labels: labels.split('+'), language, round: Number(round), sentence }]
  })
}

export function writeExample({ labels, language, round, sentence }: Example): string {
  return [labels.join('+'), language, round, sentence].join('\t')
}
