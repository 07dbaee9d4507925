import { distance } from '#text/distance.ts'
import { onceAMoment } from '#text/once-a-moment.ts'
import { dangers, dangersUnlessPast } from './danger-words.ts'

const keys = `
  suicide suicidal suicidio suicidarme overdose overdosed sobredosis poison poisoned poisoning breathe breathing
  swallowed swallowing unconscious inconsciente ambulance ambulancia seizure convulsion convulsionando convulsiones choking bleeding bleach
  envenenado envenenada envenenamiento intoxicado infarto veneno respirar respirando desmayo ahogando atragantado
  quiero quitarme matarme morirme pastillas demasiadas golpea maltrata amenaza violencia abusive violence threatens threatened
  myself husband killing boyfriend domestic esposo marido miedo corazon attack hospital
`
  .trim()
  .split(/\s+/)

/** What people write for short words or by ear. */
const shortened = {
  kiero: 'quiero',
  qiero: 'quiero',
  kero: 'quiero',
  kiere: 'quiere',
  kitarme: 'quitarme',
  kitarse: 'quitarse',
  cnt: 'cant',
  kant: 'cant',
  wana: 'wanna',
  breth: 'breath',
  breathin: 'breathing',
  breeth: 'breath',
  breth3: 'breath',
  chets: 'chest',
  cheast: 'chest',
  pian: 'pain',
  resprar: 'respirar',
  dolo: 'dolor',
  pehco: 'pecho',
  peco: 'pecho',
  morrir: 'morir',
  vibir: 'vivir',
  bivir: 'vivir',
  matarne: 'matarme',
  pasillas: 'pastillas',
  dule: 'duele',
  pils: 'pills',
  pillz: 'pills',
  hart: 'heart',
  atack: 'attack',
  dye: 'die',
}
const written = new Map(Object.entries(shortened))

/** Words that only look like a mistake in a word of danger. */
const ordinary = new Set(
  'poisson cooking smoking breeding blessing bleaching reading bleached pasillo attach quieres seizures breathed bleed envenena medio quieren espoo attacks prison billing filling willing beach beaches confusion conversion concussion partirlas quieto marino ambulante breather'.split(
    ' ',
  ),
)

const keysByLength = new Map<number, string[]>()
for (const key of keys) keysByLength.set(key.length, [...(keysByLength.get(key.length) ?? []), key])
/** Words that dangers are told by are right as they are. */
const known = new Set([
  ...keys,
  ...[...Object.values(dangers), ...Object.values(dangersUnlessPast)].flatMap((list) => list.split(/[\s,/]+/)),
])
const stretched = /([a-z])\1{2,}/g

/** The words with those of danger spelled right: one mistake in six letters, two in nine. */
export function mendDangerWords(words: string[]): string[] {
  return words.map(mended)
}

const mended = onceAMoment((word) => written.get(word) ?? nearest(word.replace(stretched, '$1')))

function nearest(word: string): string {
  if (word.length < 5 || word.length > 16 || known.has(word) || ordinary.has(word)) return word
  for (let length = word.length - 1; length <= word.length + 1; length += 1) {
    const limit = Math.min(length, word.length) < 9 ? 1 : 2
    const found = keysByLength.get(length)?.find((key) => mayBe(word, key) && distance(word, key, limit) <= limit)
    if (found && found.length > 5) return found
  }
  return word
}

/** For speed: a mistake leaves one of the first two letters in place. */
function mayBe(word: string, key: string): boolean {
  return word[0] === key[0] || word[1] === key[1]
}
