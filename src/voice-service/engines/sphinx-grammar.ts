/** The sentences that a small recogniser can tell apart: with a name of a medicine in the place of `<name>`, or without. */
const aboutMedicine = `
i take <name> [and i lost my insurance]
i need help with <name>
i need help paying for <name>
(can | could) you help me pay for <name>
i (can not | can't) (afford | pay for) [my] <name>
how much is <name> [without insurance]
is there a copay card for <name>
what programs are there for <name>
do they give <name> for free
my (mother | father | doctor) (takes | gave me) <name>
<name>
`
const withoutMedicine = `
who can help with (rent | food | rides)
i need (help | food | a ride | help with rent)
what papers do i need
call a person
thank you
`
const confirmation = `
yes [that is right]
no
number (one | two | three)
`

/** A grammar in JSGF over these names, each in words that the dictionary has. */
export function sphinxGrammar(names: readonly string[]): string {
  const linesOf = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => `(${line})`)
  const sentences = [
    ...(names.length > 0 ? linesOf(aboutMedicine) : []),
    ...linesOf(withoutMedicine),
    ...linesOf(confirmation),
  ]
  const list = names.length > 0 ? [`<name> = ${names.join(' | ')};`] : []
  return ['#JSGF V1.0;', 'grammar navi;', ...list, `public <said> = ${sentences.join(' | ')};`, ''].join('\n')
}

/** Every word that the grammar can hold. */
export function grammarWords(grammar: string): string[] {
  const body = grammar
    .split('\n')
    .slice(2)
    .join('\n')
    .replace(/<\w+>|public/g, ' ')
  return [...new Set(body.match(/[a-z']+/g) ?? [])]
}

/** A name in small letters and words of letters alone; nothing where it has other signs, such as digits. */
export function plainName(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[-/]/g, ' ').trim()
  return /^[a-z]+( [a-z]+)*$/.test(plain) ? plain : undefined
}

/** How espeak-ng writes the sounds of American English, and how the models of CMU Sphinx do. */
const sounds = new Map(
  `aI AY, aU AW, oU OW, eI EY, OI OY, 3: ER, 3 ER, aI@ AY AH, aI3 AY ER, aU@ AW ER, @ AH, @L AH L, @2 AH, a AE, aa AE,
a# AH, A: AA, A@ AA R, O AO, O: AO, O@ AO R, o@ AO R, 0 AA, 0# AA, 02 AA, V AH, E EH, e EH, e@ EH R, I IH, I# IH, I2 IH,
i: IY, i IY, i@ IY AH, i@3 IH R, u: UW, u UW, U UH, U@ UH R, tS CH, dZ JH, S SH, Z ZH, T TH, D DH, N NG, j Y, w W, r R,
l L, h HH, p P, b B, t T, t# T, t2 T, d D, d# D, k K, g G, f F, v V, s S, z Z, m M, n N`
    .split(/,\s+/)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
)

/** One word as Sphinx reads it, from what espeak-ng says; nothing where a sound has no counterpart. */
export function sphinxSounds(spoken: string): string | undefined {
  const parts = spoken
    .trim()
    .replace(/[',|;!?%=]/g, '')
    .split('_')
    .filter(Boolean)
  const read = parts.map((part) => sounds.get(part))
  return read.length > 0 && read.every(Boolean) ? read.join(' ') : undefined
}
