import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateAfter, type TalkState } from '../talk-state.ts'
import type { Example } from './read-examples.ts'

/** A talk that somebody might have: what they say, turn by turn, and what each turn means in its place. */
export type Talk = {
  language: 'en' | 'es'
  /** As of an example. */
  round: number
  /** Who speaks, in a few words. */
  person: string
  turns: Pick<Example, 'labels' | 'sentence'>[]
}

/**
 * The talks of a folder: files in which each talk has a line `# language round person` and lines `labels, sentence`, a tab
 * between.
 * @throws Error that names the paragraph that can't be read.
 */
export function readTalks(folder: string): Talk[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return files.sort().flatMap((name) => parseTalks(readFileSync(join(folder, name), 'utf8')))
}

/** The talks of a file, as `readTalks` reads it. */
export function parseTalks(text: string): Talk[] {
  return text
    .split(/^(?=# )/m)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(readTalk)
}

function readTalk(paragraph: string): Talk {
  const [heading = '', ...lines] = paragraph.trim().split(/\n+/)
  const { language, round, person } = heading.match(/^# (?<language>en|es) (?<round>\d+) (?<person>.+)$/)?.groups ?? {}
  const turns = lines.map((line) => line.split('\t'))
  if (!language || turns.length === 0 || turns.some((turn) => turn.length !== 2))
    throw new Error(`Not a talk:\n${paragraph}`)
  return {
    language: language as Talk['language'],
    round: Number(round),
    person: person ?? '',
    turns: turns.map(([labels = '', sentence = '']) => ({ labels: labels.split('+'), sentence })),
  }
}

export function writeTalk({ language, round, person, turns }: Talk): string {
  const lines = turns.map(({ labels, sentence }) => `${labels.join('+')}\t${sentence}`)
  return [`# ${language} ${round} ${person}`, ...lines].join('\n')
}

/**
 * The turns of a talk as examples, each after the talk before it, and by itself: who is in danger is heard before the talk
 * is read.
 * @param namesMedicine Whether a sentence names one.
 */
export function examplesOfTalk({ language, round, turns }: Talk, namesMedicine: (text: string) => boolean): Example[] {
  let before: TalkState | undefined
  return turns.flatMap(({ labels, sentence }) => {
    const example = { labels, language, round, sentence }
    const inTalk = before ? [{ ...example, before }] : []
    before = stateAfter(before, labels[0] ?? '', namesMedicine(sentence))
    return [example, ...inTalk]
  })
}
