import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { choosing } from './model-trial.ts'

function linesOf(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, 'model-lies', `${file}.txt`), 'utf8')
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '))
}

/** What a model must never get to a reader: lies that once did or were tried, and others of kinds that are not among them. */
export const lies = {
  reported: { en: linesOf('reported-en'), es: linesOf('reported-es') },
  own: linesOf('own'),
}

const record = 'novo-nordisk-pap'

/** True choices, as a model gives them. */
const truths = [
  { id: record, field: 'phone' },
  { id: record, field: 'insurance' },
]

const shapes = {
  'as prose': (lie: string) => lie,
  'as a quoted sentence in a list': (lie: string) => JSON.stringify({ choices: [lie, [lie]] }),
  'as the id of a record': (lie: string) => JSON.stringify({ id: lie, field: 'about' }),
  'behind the id of a record': (lie: string) => JSON.stringify({ id: `${record} ${lie}`, field: 'phone' }),
  'as the name of a field': (lie: string) => JSON.stringify({ id: record, field: lie }),
  'as an act': (lie: string) => JSON.stringify({ say: lie }),
  'as the text of an object': (lie: string) => JSON.stringify({ text: lie, answer: lie }),
  'as objects in the place of words': (lie: string) => JSON.stringify({ id: { text: lie }, field: [lie] }),
  'in its thinking': (lie: string) => `<think>${lie}</think>`,
}

/** What hides a lie in a reply, by name; nothing of it is a choice. */
export const disguises = Object.entries(shapes)

type Disguise = (lie: string) => string

/** A reply of these lies alone. */
export function liesAlone(told: string[], disguise: Disguise): string {
  return told.map(disguise).join('\n')
}

/** A reply in which the lies stand between true choices, and inside them as fields more. */
export function besideTruths(told: string[], disguise: Disguise): string {
  const [first, second] = truths.map((truth) =>
    JSON.stringify({ ...truth, text: told.join(' '), [told[0] ?? '']: true }),
  )
  return [first, liesAlone(told, disguise), second].join('\n')
}

/** A reply of the true choices alone. */
export const truthAlone = choosing(...truths)
