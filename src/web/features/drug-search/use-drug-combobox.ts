import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { useCallback, useId, useMemo, useState } from 'react'
import type { DrugMatch, DrugName } from '#drug-names/drug-name.ts'
import { useDrugFinder } from './use-drug-finder.ts'
import { useShownText } from './use-shown-text.ts'

export type Choice = Pick<DrugName, 'id' | 'label'>

interface Options {
  drugs: readonly DrugName[] | undefined
  selected: Choice | undefined
  onSelect: (drug: DrugName) => void
}

const noMatches: DrugMatch[] = []

/** The state of the combobox. Downshift moves the highlight and opens the list; what is chosen is decided here. */
export function useDrugCombobox({ drugs, selected, onSelect }: Options) {
  const finder = useDrugFinder(drugs)
  const [text, setText] = useState(selected?.label ?? '')
  const [mustChoose, setMustChoose] = useState(false)
  /** The field calls it for each key: downshift would only after a rendering, which then had to be done again. */
  const take = (value: string) => {
    setText(value)
    setMustChoose(false)
  }
  const matches = useMemo(() => finder?.find(text) ?? noMatches, [finder, text])
  const items = useMemo(() => matches.map(({ drug }) => drug), [matches])
  const combobox = useCombobox<DrugName>({
    id: useId(),
    items,
    initialInputValue: selected?.label ?? '',
    itemToString: (drug) => drug?.label ?? '',
    stateReducer: keepTextAndChoice,
    onInputValueChange: ({ type, inputValue }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) take(inputValue)
    },
  })
  const { setInputValue, openMenu, closeMenu } = combobox
  const inputRef = useShownText(selected?.label ?? '', setInputValue)

  const choose = useCallback(
    (drug: DrugName) => {
      if (!drug.id) return
      setInputValue(drug.label)
      closeMenu()
      onSelect(drug)
    },
    [setInputValue, closeMenu, onSelect],
  )

  /** Takes what is typed: the medicine of that name, or the only one found; else asks for a choice. A guess is never taken. */
  const submit = () => {
    const [only, ...others] = finder?.find(combobox.inputValue) ?? noMatches
    const isSure = only && only.how !== 'similar' && others.length === 0
    const drug = finder?.exactMatch(combobox.inputValue) ?? (isSure ? only.drug : undefined)
    if (drug) return choose(drug)
    openMenu()
    setMustChoose(true)
  }

  return { combobox, inputRef, take, matches, text, choose, submit, mustChoose, isReady: finder !== undefined }
}

/**
 * A medicine is only ever chosen on purpose. Downshift on its own also takes the highlighted one when the field is
 * left, empties a closed field on Escape, and closes the list when the field is tapped again.
 */
function keepTextAndChoice(state: UseComboboxState<DrugName>, action: UseComboboxStateChangeOptions<DrugName>) {
  const { InputChange, FunctionSetInputValue, InputClick } = useCombobox.stateChangeTypes
  const isTextGiven = action.type === InputChange || action.type === FunctionSetInputValue
  return {
    ...action.changes,
    selectedItem: null,
    inputValue: isTextGiven ? (action.changes.inputValue ?? '') : state.inputValue,
    isOpen: action.type === InputClick || action.changes.isOpen,
  }
}
