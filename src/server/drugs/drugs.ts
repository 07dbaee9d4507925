import type { DrugListItem, GenericNames } from '#contract/drugs.ts'
import type { DrugMatch, DrugName } from '#drug-names/drug-name.ts'
import { createDrugFinder, type DrugFinder } from '#drug-names/find-drugs.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { groupBy } from '#server/catalogue/group-by.ts'
import { onceFor } from '#server/once-for.ts'
import { nameInLanguage } from './name-in-language.ts'

const mostLikely = 3
/** A longer text is no name: to hold 2,000 letters against every name takes a fifth of a second. */
const longestName = 60

type Choice = { id: string; label: string }

export type Drugs = ReturnType<typeof createDrugs>

/** Looks up medicines in the catalogue in memory. */
export const drugsOf = onceFor(createDrugs)

function createDrugs({ drugs, findDrug, sameGeneric }: Catalogue) {
  const items = drugs.map(drugListItem)
  let finder: DrugFinder | undefined
  const byName = indexByName(drugs)
  const folded = items.map((item) => ({ item, name: item.name.toLowerCase() }))

  /** The medicines that a text may mean, the surest first. Reads every name at the first call. */
  function search(text: string): DrugMatch[] {
    finder ??= createDrugFinder(items.map(drugName))
    return finder.find(text)
  }

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
      return byName.get(name.trim().toLowerCase())
    },

    search,

    /** A few medicines to ask a reader about who wrote a name that we do not know. */
    likely: (text: string, language: Language): Choice[] =>
      (text.length > longestName ? [] : search(text))
        .slice(0, mostLikely)
        .flatMap(({ drug }) => findDrug(drug.id) ?? [])
        .map((drug) => ({ id: drug.id, label: nameInLanguage(drug, language) })),

    /** The generic of a brand, and the brands of a generic: the same medicine under other names. */
    otherNames: (drug: Drug): Drug[] => sameGeneric(drug).filter(({ id }) => id !== drug.id),
    nameIn: nameInLanguage,
  }
}

/** By each name in lower case. Of medicines that share one, the first that is called so is meant, else the first that also has it. */
function indexByName(drugs: readonly Drug[]): Map<string, Drug> {
  const called = drugs.map((drug) => [drug.name, drug] as const)
  const alsoCalled = drugs.flatMap((drug) =>
    [...drug.spanishNames, ...drug.aliases].map((name) => [name, drug] as const),
  )
  // Of a name that comes twice a Map keeps what came last.
  return new Map([...called, ...alsoCalled].reverse().map(([name, drug]) => [name.toLowerCase(), drug]))
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

function drugName({ id, label, generic_name, drug_type, other_names }: DrugListItem): DrugName {
  return { id, label, generic: generic_name, kind: drug_type, also: other_names }
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
