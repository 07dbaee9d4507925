/** Letters that people say by their names, and small words that recognisers write for a syllable. */
const saidAs = new Map(
  Object.entries({
    b: 'bi',
    c: 'si',
    d: 'di',
    g: 'ji',
    j: 'jei',
    k: 'kei',
    l: 'el',
    m: 'em',
    n: 'en',
    p: 'pi',
    q: 'kiu',
    r: 'ar',
    s: 'es',
    t: 'ti',
    v: 'bi',
    x: 'eks',
    z: 'si',
    who: 'hu',
    two: 'tu',
    eye: 'ai',
    oh: 'o',
  }),
)

/** From spelling to sound, in English and Spanish alike. Order matters. */
const spellings: [RegExp, string][] = [
  [/^x/, 's'],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/sch|tch|ch|sh|[st]ion/g, 'S'],
  [/th/g, 't'],
  [/(?:hu|gu|w|wh)(?=[ei])/g, 'w'],
  [/ck|cq|qu(?=[ei])|q/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/g(?=[eiy])|^y(?=[aeiou])/g, 'j'],
  [/v/g, 'b'],
  [/ee|ea|ie|ei|y/g, 'i'],
  [/oo|ou|ew/g, 'u'],
  [/ai|ay|ae/g, 'e'],
  [/au|aw|oa|oe/g, 'o'],
  [/(?<=[^aeiou]{1,2}|[aeiou][^aeiou])e$/, ''],
  [/(.)\1+/g, '$1'],
]

/** How folded words sound one after the other, without the gaps: "ellie quiz" and "eliquis" are both `elikis`. */
export function spokenForm(folded: string): string {
  return folded
    .split(' ')
    .map(spokenWord)
    .join('')
    .replace(/(.)\1+/g, '$1')
}

function spokenWord(word: string): string {
  return saidAs.get(word) ?? spellings.reduce((rest, [shape, sound]) => rest.replace(shape, sound), word)
}
