import { readFileSync } from 'node:fs'

/** A copy into a stage: what, from where (a stage, or the project), to where. */
type Copy = { sources: string[]; from: string | null; to: string }

/** One stage of a Containerfile, as far as its copies, commands and settings go. */
export type Stage = {
  name: string | null
  image: string
  copies: Copy[]
  runs: string[]
  env: Record<string, string>
  user: string | null
  command: string[]
}

/** Reads the stages of a Containerfile in their order. */
export function readContainerfile(file: string): Stage[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, '')
  const stages: Stage[] = []
  for (const line of text.split('\n')) {
    const [, word = '', rest = ''] = line.match(/^([A-Z]+)\s+(.*)$/) ?? []
    const stage = stages.at(-1)
    if (word === 'FROM') stages.push(newStage(rest))
    else if (stage) take(stage, word, rest)
  }
  return stages
}

function newStage(rest: string): Stage {
  const [image = '', , name = null] = rest.split(/\s+/)
  return { name, image, copies: [], runs: [], env: {}, user: null, command: [] }
}

function take(stage: Stage, word: string, rest: string): void {
  if (word === 'COPY') stage.copies.push(readCopy(rest))
  if (word === 'RUN') stage.runs.push(rest)
  if (word === 'USER') stage.user = rest
  if (word === 'CMD') stage.command = JSON.parse(rest)
  if (word === 'ENV') Object.assign(stage.env, Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('='))))
}

function readCopy(rest: string): Copy {
  const [, from = null, paths = ''] = rest.match(/^(?:--from=(\S+)\s+)?(.*)$/) ?? []
  const words = paths.split(/\s+/)
  return { from, sources: words.slice(0, -1), to: words.at(-1) ?? '' }
}
