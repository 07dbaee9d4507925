export const drugKinds = ['brand', 'generic', 'biosimilar'] as const

type DrugKind = (typeof drugKinds)[number]

/** One medicine of the list, as searched by its names. */
export interface DrugName {
  id: string
  label: string
  generic: string
  kind: DrugKind
  /** Spanish names and known misspellings. */
  also: string[]
}

export interface DrugMatch {
  drug: DrugName
  how: 'prefix' | 'generic' | 'other-name' | 'similar'
  /** The name that matched, as the list writes it: the label, the generic name, or one of the others. */
  matched: string
}
