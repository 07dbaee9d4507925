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
