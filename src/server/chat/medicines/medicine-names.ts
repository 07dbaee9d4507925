import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { fold } from '#text/fold.ts'
import { medicinesNamedLikeWords } from './ordinary-words.ts'

/** Every folded name with the medicines that it may mean: one where it is sure. */
type MedicineNames = Map<string, string[]>

const shortestStem = 4
/** Beginnings of several names that say nothing. */
const noStems = new Set([
  'plan',
  'insulin',
  'human',
  'sodium',
  'potassium',
  'polyethylene',
  'interferon',
  'epoetin',
  'acido',
  'vacuna',
  'citrato',
  'cloruro',
  'sulfato',
  'lo',
  'depo',
  'ortho',
  'valproic',
  'folic',
  'fumarato',
  'vitamina',
  'varicella',
  'zoster',
  'ferrous',
  'benzoyl',
  'conjugated',
  'valerato',
  'oxibato',
  'insulina',
  'fish',
  'shingles',
  'chickenpox',
  'retin',
  'peroxido',
  'mononitrato',
  'dinitrato',
  'omega',
  'penicillin',
  'penicilina',
  'esteres',
  'estrogenos',
  'icosapento',
  'zinc',
  'levo',
  'pred',
])

/** What several medicines are called by their use: which of them is meant is asked. */
const uses = new Map([['prep', new Set(['Truvada', 'Descovy', 'Apretude'])]])

/** Whether a name is that of a use. */
export function isUse(name: string): boolean {
  return uses.has(fold(name))
}

/** The medicines of a use: PrEP keeps people from HIV. */
export function collectUses(drugs: Drug[]): MedicineNames {
  const idsOf = (names: Set<string>) => drugs.filter(({ name }) => names.has(name)).map(({ id }) => id)
  return new Map([...uses].map(([use, names]) => [use, idsOf(names)]))
}

/** Names as they are, then what people leave of them: first words, and generic names without a row of their own. */
export function collectMedicineNames(drugs: Drug[]): MedicineNames {
  const names: MedicineNames = new Map()
  for (const { id, name } of drugs) add(names, fold(name), id)
  addNew(names, drugs, ({ spanishNames, aliases }) => [...spanishNames, ...aliases].map(fold))
  addNew(names, drugs, ({ generic }) => [fold(generic)])
  addNew(names, drugs, ({ name, type }) => (type === 'generic' ? [] : firstWords(fold(name))))
  return names
}

/** Adds the names that nothing before is called by. */
function addNew(names: MedicineNames, drugs: Drug[], namesOf: (drug: Drug) => string[]): void {
  const added: MedicineNames = new Map()
  for (const drug of drugs) for (const name of namesOf(drug)) if (!names.has(name)) add(added, name, drug.id)
  for (const [name, ids] of added) names.set(name, ids)
}

function add(names: MedicineNames, name: string, id: string): void {
  const ids = names.get(name) ?? []
  if (!ids.includes(id)) names.set(name, [...ids, id])
}

/** "advair" of "advair diskus", "abilify maintena" of "abilify maintena kit". */
function firstWords(name: string): string[] {
  const words = name.split(' ')
  const first = words[0] ?? ''
  if (first.length < shortestStem || noStems.has(first) || medicinesNamedLikeWords.has(first)) return []
  return words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join(' '))
}
