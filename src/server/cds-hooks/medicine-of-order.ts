import type { Concept, Order } from '#contract/cds-hooks.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { drugsOf } from '#server/drugs/drugs.ts'
import { onceFor } from '#server/once-for.ts'

const rxNorm = 'http://www.nlm.nih.gov/research/umls/rxnorm'

/** No name of a medicine has more words. */
const mostWords = 5
const longestName = 120

/** Finds the medicine of an order by its RxNorm code, else by its name: never by a likeness. */
export const orderReaderOf = onceFor(createOrderReader)

function createOrderReader(catalogue: Catalogue) {
  const { prices, drugs: all, findGeneric } = catalogue
  const drugs = drugsOf(catalogue)
  const ofPrices = prices.drugstores.flatMap(({ rxcui, generic_name }) => {
    const drug = findGeneric(generic_name)
    return rxcui && drug ? [[rxcui, drug] as const] : []
  })
  // Of a code that several have, the medicine's own record is surest.
  const byCode = new Map([...ofPrices, ...all.flatMap((drug) => drug.rxcuis.map((rxcui) => [rxcui, drug] as const))])

  function ofCode({ coding = [] }: Concept): Drug | undefined {
    const codes = coding.filter(({ system }) => system === rxNorm).map(({ code = '' }) => code)
    return codes.map((code) => byCode.get(code)).find(Boolean)
  }

  /** RxNorm writes the brand in brackets behind; others begin with the name. */
  function ofName(text: string): Drug | undefined {
    const brand = text.match(/\[([^\][]+)\]/)?.[1]
    if (brand) return drugs.findByName(brand)
    const words = text.trim().split(/\s+/).slice(0, mostWords)
    const starts = words.map((_, at) => words.slice(0, words.length - at).join(' '))
    return starts.map((start) => drugs.findByName(start)).find(Boolean)
  }

  return ({ resourceType, medicationCodeableConcept, medication }: Order): Drug | undefined => {
    const concept = medicationCodeableConcept ?? medication?.concept
    if (resourceType !== 'MedicationRequest' || !concept) return undefined
    const names = [concept.text, ...(concept.coding ?? []).map(({ display }) => display)]
    const named = names.map((name) => name && ofName(name.slice(0, longestName))).find(Boolean)
    // A code may be of the generic where the order names its brand.
    return named || ofCode(concept)
  }
}
