/** Letters that an English or a Spanish speaker takes for one another. */
const alike = new Map(Object.entries({ q: 'k', z: 's', y: 'i', j: 'i', v: 'b', w: 'u' }))

const softening = new Set(['e', 'i', 'y'])

/**
 * How a folded name sounds, roughly, in English and Spanish alike: `ozempik` and `Ozempic` are both `osempik`.
 * One pass over the letters, because tens of thousands of names are turned into keys on a cheap phone.
 */
export function soundKey(folded: string) {
  let key = ''
  let last = ''
  for (let at = 0; at < folded.length; at += 1) {
    const sound = soundAt(folded, at)
    // Doubled letters sound like one, doubled digits do not.
    if (sound === last && sound > '9') continue
    key += last === 'k' && sound === 'ks' ? 's' : sound
    if (sound !== '') last = sound === 'ks' ? 's' : sound
  }
  return key
}

function soundAt(folded: string, at: number) {
  const letter = folded.charAt(at)
  const next = folded.charAt(at + 1)
  if (letter === ' ' || letter === 'h') return ''
  if (letter === 'p') return next === 'h' ? 'f' : 'p'
  if (letter === 'c') return softening.has(next) ? 's' : 'k'
  if (letter === 'x') return at === 0 ? 's' : 'ks'
  return alike.get(letter) ?? letter
}
