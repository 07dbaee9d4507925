import { soundKey } from '#drug-names/sound.ts'

const spellings: [RegExp, string][] = [
  [/ck|cq|kh/g, 'k'],
  [/tion|sion/g, 'shn'],
  [/sch|tch|ch|sh/g, 's'],
  [/ee|ea|ie|ei/g, 'i'],
  [/oo|ou|ew/g, 'u'],
  [/ay|ai|ae/g, 'e'],
  [/au|aw|oa|oe/g, 'o'],
  [/qu(?=[ei])/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/^(?:kn|gn|pn)/g, 'n'],
  [/^(?:ps|ts)/g, 's'],
  [/^ks/g, 's'],
]

/** How a folded name without spaces is heard and written down again, in English and Spanish alike. */
export function hearingKey(name: string): string {
  return soundKey(spellings.reduce((rest, [shape, sound]) => rest.replace(shape, sound), name))
}
