import type { Catalogue } from './catalogue.ts'

/** Every name by which the catalogue knows a medicine, each once. */
export function medicineNames({ drugs }: Pick<Catalogue, 'drugs'>): string[] {
  const names = drugs.flatMap(({ name, generic, spanishNames, aliases }) => [
    name,
    generic,
    ...spanishNames,
    ...aliases,
  ])
  return [...new Set(names)]
}
