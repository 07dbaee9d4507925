import type { DrugListItem, GenericNames } from '#contract/drugs.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { groupBy } from '#server/catalogue/group-by.ts'
import { onceFor } from '#server/once-for.ts'
import { nameInLanguage } from './name-in-language.ts'

export type Drugs = ReturnType<typeof createDrugs>

/** Looks up medicines in the catalogue in memory. */
export const drugsOf = onceFor(createDrugs)

function createDrugs({ drugs, findDrug, sameGeneric }: Catalogue) {
  const items = drugs.map(drugListItem)
  const folded = items.map((item) => ({ item, name: item.name.toLowerCase() }))

  return {
    find: findDrug,

    /** All medicines in alphabetical order, or the first `limit` whose name starts with `start`, whatever its case. */
    list({ start = '', limit = items.length }: { start?: string; limit?: number } = {}): DrugListItem[] {
      const wanted = start.trim().toLowerCase()
      const found = wanted === '' ? items : folded.filter(({ name }) => name.startsWith(wanted)).map(({ item }) => item)
      return found.slice(0, limit)
    },

    /** All names of all medicines, by generic name in alphabetical order. */
    names: (): GenericNames[] => namesByGeneric(drugs),

    /** The medicine with this name, or this Spanish or misspelled one, in any case: what a form without JavaScript sends. */
    findByName(name: string): Drug | undefined {
      const wanted = name.trim().toLowerCase()
      const isWanted = (each: string) => each.toLowerCase() === wanted
      return (
        drugs.find((drug) => isWanted(drug.name)) ??
        drugs.find(({ spanishNames, aliases }) => [...spanishNames, ...aliases].some(isWanted))
      )
    },

    /** The generic of a brand, and the brands of a generic: the same medicine under other names. */
    otherNames: (drug: Drug): Drug[] => sameGeneric(drug).filter(({ id }) => id !== drug.id),
    nameIn: nameInLanguage,
  }
}

function drugListItem({ id, name, generic, type, spanishNames, aliases }: Drug): DrugListItem {
  return {
    drug_id: id,
    drug_name: name,
    id,
    name,
    label: name,
    generic_name: generic,
    drug_type: type,
    other_names: [...spanishNames, ...aliases],
  }
}

function namesByGeneric(drugs: readonly Drug[]): GenericNames[] {
  return [...groupBy(drugs, ({ generic }) => generic)].map(([generic_name, medicines]) => ({
    generic_name,
    ...Object.fromEntries(
      [...groupBy(medicines, ({ type }) => type)].map(([type, those]) => [type, those.map(namesOf)]),
    ),
  }))
}

function namesOf({ name, spanishNames, aliases }: Drug): string[] {
  return [name, ...spanishNames, ...aliases]
}
