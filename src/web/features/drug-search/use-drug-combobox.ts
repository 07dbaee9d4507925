import { useMemo, useState } from 'react'
import type { DrugMatch, DrugName } from '#drug-names/drug-name.ts'
import { useCombobox } from '#web/components/form/use-combobox.ts'
import { useDrugFinder } from './use-drug-finder.ts'
import { useShownText } from './use-shown-text.ts'

export type Choice = Pick<DrugName, 'id' | 'label'>

interface Options {
  drugs: readonly DrugName[] | undefined
  /** What stands in the field until something is typed. */
  shown: string
  onSelect: (drug: DrugName) => void
}

const noMatches: DrugMatch[] = []

/** The combobox over the list of medicines: what is typed finds them, and what is taken is a medicine. */
export function useDrugCombobox({ drugs, shown, onSelect }: Options) {
  const finder = useDrugFinder(drugs)
  const [text, setText] = useState(shown)
  const [askedFor, setAskedFor] = useState<string>()
  const matches = useMemo(() => finder?.find(text) ?? noMatches, [finder, text])
  const combobox = useCombobox({
    text,
    setText,
    count: matches.length,
    onTake: (index) => choose(matches[index]?.drug),
  })
  const { open, close } = combobox
  const inputRef = useShownText(shown, setText)

  function choose(drug: DrugName | undefined) {
    if (!drug?.id) return
    setText(drug.label)
    close()
    onSelect(drug)
  }

  /** Takes what is typed: the medicine of that name, or the only one found; else asks for a choice. A guess is never taken. */
  const submit = () => {
    const [only, ...others] = matches
    const isSure = only && only.how !== 'similar' && others.length === 0
    const drug = finder?.exactMatch(text) ?? (isSure ? only.drug : undefined)
    if (drug) return choose(drug)
    open()
    setAskedFor(text)
  }

  const mustChoose = askedFor === text
  return { combobox, inputRef, text, setText, matches, submit, mustChoose, isReady: finder !== undefined }
}
