const vowels = 'aeiou'
/** Sounds that are easily taken for one another, and how far they are apart. */
const alike: [pairs: string, far: number][] = [
  ['ei ou', 0.2],
  ['pb td kg sS mn fb jS jh wg Sk js ji wu wo', 0.4],
  ['lr st ks jd', 0.6],
]

/** `changes[one * 128 + other]`: what it weighs that one sound is taken for the other. */
const changes = changeTable()

// Two rows kept for all calls: a sentence makes thousands, and new arrays for each would cost more than the sums.
const longest = 128
const rows = [new Float32Array(longest + 1), new Float32Array(longest + 1)] as const

/** A letter beyond these has no place in the table. */
const isSpokenHere = /^[\0-\x7f]*$/

/** A spoken form, and what each of its sounds weighs where only one of two has it. */
export type Sounds = { form: string; losses: Float32Array }

/** Weighs the sounds of a spoken form once, for the many forms that it is compared with. A form of another script has none. */
export function soundsOf(form: string): Sounds | undefined {
  if (!isSpokenHere.test(form)) return undefined
  return { form, losses: Float32Array.from(form, (_, at) => lossOf(form, at)) }
}

/**
 * How far two spoken forms are apart: 1 a different consonant, less for sounds that are alike, for vowels, and for sounds
 * that get lost. Gives a number above `limit` as soon as it is sure to be more.
 */
export function spokenDistance(
  { form: a, losses: lossA }: Sounds,
  { form: b, losses: lossB }: Sounds,
  limit: number,
): number {
  if (a.length > longest || b.length > longest) return limit + 1
  let [above, row] = rows
  above[0] = 0
  for (let column = 0; column < b.length; column += 1) above[column + 1] = at(above, column) + at(lossB, column)
  for (let line = 0; line < a.length; line += 1) {
    const lost = at(lossA, line)
    const changed = a.charCodeAt(line) * 128
    let least = at(above, 0) + lost
    row[0] = least
    for (let column = 0; column < b.length; column += 1) {
      const kept = at(above, column) + at(changes, changed + b.charCodeAt(column))
      const cost = Math.min(kept, at(above, column + 1) + lost, at(row, column) + at(lossB, column))
      row[column + 1] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    ;[above, row] = [row, above]
  }
  return at(above, b.length)
}

function changeTable(): Float32Array {
  const table = new Float32Array(128 * 128).fill(1)
  const set = (one: string, other: string, far: number) => {
    table[one.charCodeAt(0) * 128 + other.charCodeAt(0)] = far
    table[other.charCodeAt(0) * 128 + one.charCodeAt(0)] = far
  }
  for (const one of vowels) for (const other of vowels) set(one, other, 0.4)
  for (const [pairs, far] of alike) for (const pair of pairs.split(' ')) set(pair.charAt(0), pair.charAt(1), far)
  for (let sound = 0; sound < 128; sound += 1) table[sound * 129] = 0
  return table
}

function lossOf(form: string, at: number): number {
  const sound = form.charAt(at)
  if (sound === 'h') return 0.2
  if (!vowels.includes(sound)) return isBetweenConsonants(form, at) ? 0.45 : 1
  return at === 0 || at === form.length - 1 ? 0.5 : 0.4
}

/** The t of "ants": nobody hears whether it is there. */
function isBetweenConsonants(form: string, at: number): boolean {
  const before = form.charAt(at - 1)
  return at > 0 && 'td'.includes(form.charAt(at)) && !vowels.includes(before) && !vowels.includes(form.charAt(at + 1))
}

function at(row: Float32Array, column: number) {
  return row[column] ?? 0
}
