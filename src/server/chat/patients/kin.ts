/** How people call the one who takes a medicine, beside themselves. Texts are folded. */
const names = {
  mother_in_law: ['mother in law', 'suegra', 'suegrita'],
  father_in_law: ['father in law', 'suegro', 'suegrito'],
  grandmother: ['grandmother', 'grandma', 'granny', 'nana', 'abuela', 'abuelita'],
  grandfather: ['grandfather', 'grandpa', 'granddad', 'abuelo', 'abuelito'],
  granddaughter: ['granddaughter', 'nieta', 'nietecita'],
  grandson: ['grandson', 'nieto', 'nietecito'],
  mother: ['mother', 'mom', 'mum', 'mama', 'mami', 'mai', 'ama', 'madre', 'jefita'],
  father: ['father', 'dad', 'daddy', 'papa', 'papi', 'pai', 'apa', 'padre', 'jefito'],
  wife: ['wife', 'esposa', 'mujer', 'senora'],
  husband: ['husband', 'hubby', 'esposo', 'marido', 'viejo'],
  girlfriend: ['girlfriend', 'fiancee', 'novia', 'polola', 'prometida'],
  boyfriend: ['boyfriend', 'fiance', 'novio', 'pololo', 'prometido'],
  partner: ['partner', 'spouse', 'pareja'],
  daughter: ['daughter', 'little girl', 'hija', 'hijita', 'nina', 'nena', 'chamaca'],
  son: ['son', 'little boy', 'hijo', 'hijito', 'nino', 'nene', 'chamaco', 'cipote'],
  child: ['child', 'kid', 'baby', 'newborn', 'toddler', 'little one', 'bebe'],
  sister: ['sister', 'sis', 'hermana', 'hermanita'],
  brother: ['brother', 'bro', 'hermano', 'hermanito'],
  aunt: ['aunt', 'auntie', 'tia'],
  uncle: ['uncle', 'tio'],
  niece: ['niece', 'sobrina'],
  nephew: ['nephew', 'sobrino'],
  cousin: ['cousin', 'primo', 'prima'],
  friend: ['friend', 'amiga', 'amigo'],
  neighbor: ['neighbor', 'neighbour', 'vecina', 'vecino'],
} as const

export type Kin = keyof typeof names

const women = new Set<string>([
  'mother_in_law',
  'grandmother',
  'granddaughter',
  'mother',
  'wife',
  'girlfriend',
  'daughter',
  'sister',
  'aunt',
  'niece',
])
const men = new Set<string>([
  'father_in_law',
  'grandfather',
  'grandson',
  'father',
  'husband',
  'boyfriend',
  'son',
  'brother',
  'uncle',
  'nephew',
])

const kinOf = new Map<string, Kin>(
  Object.entries(names).flatMap(([kin, words]) => words.map((word): [string, Kin] => [word, kin as Kin])),
)
/** "La señora" may be anybody. */
const onlyOwn = new Map([['senora', '(?<=\\bmi )senora']])
const word = [...kinOf.keys()]
  .sort((a, b) => b.length - a.length)
  .map((each) => onlyOwn.get(each) ?? each)
  .join('|')
const own = 'my|our|mi|nuestr[oa]|the|el|la|for|para|pa|a|al|about|and|y'
const named = new RegExp(
  String.raw`(?:^|\b(?:${own}) (?:(?:own|old|oldest|youngest|older|younger|other|little|sweet|poor) )?)(${word})s?\b`,
  'g',
)

/** Somebody who is named in a folded text, and where: `at` is where "my" begins. */
export type KinNamed = { kin: Kin; at: number; end: number }

/** Those whom a text speaks of as people of its writer, in its order: "my mom", "mi hijo"; not "her mom". */
export function kinNamed(folded: string): KinNamed[] {
  return [...folded.matchAll(named)].map((match) => ({
    kin: kinOf.get(match[1] ?? '') as Kin,
    at: match.index,
    end: match.index + match[0].length,
  }))
}

const wider: Partial<Record<string, string[]>> = {
  child: ['son', 'daughter'],
  partner: ['wife', 'husband', 'girlfriend', 'boyfriend'],
}

/** Whether two words may be of one person: a kid is a son or a daughter. */
export function isSameKin(a: string, b: string): boolean {
  return a === b || wider[a]?.includes(b) === true || wider[b]?.includes(a) === true
}

/** A woman, a man, or as unknown as a friend. */
const stranger =
  /\b(?:doctora?|dr|doc|pharmacist|farmaceutic[oa]|nurse|enfermer[oa]|boss|jef[ea]|agent|agente|lady|guy|man|woman|senor[a]?|muchach[oa]|girl|boy|rep|social worker|trabajadora? social)\b/

/** Whether a folded text speaks of somebody who is of nobody's home, whom "she" and "he" may mean. */
export const speaksOfStranger = (folded: string): boolean => stranger.test(folded)

/** Whether "she" or "he" may be this person. */
export function mayBe(pronoun: 'she' | 'he', kin: string): boolean {
  return pronoun === 'she' ? women.has(kin) : men.has(kin)
}

/** The one pronoun of a text that is not folded, where it has but one. */
export function pronounIn(text: string): 'she' | 'he' | undefined {
  const lower = text.toLowerCase()
  const isShe = /(?<!\p{L})(?:she|her|hers|shes|ella)(?!\p{L})/u.test(lower)
  const isHe = /(?<!\p{L})(?:he|him|his|hes|él)(?!\p{L})/u.test(lower)
  if (isShe === isHe) return undefined
  return isShe ? 'she' : 'he'
}
