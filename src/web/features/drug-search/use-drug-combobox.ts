import { useEffect, useMemo, useRef, useState } from 'react'
import type { DrugMatch, DrugName } from '#drug-names/drug-name.ts'
import { createDrugFinderInSteps, type DrugFinder } from '#drug-names/find-drugs.ts'
import { useCombobox } from '#web/components/form/use-combobox.ts'
import { useTypedEarly } from '#web/components/form/use-typed-early.ts'

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

const finders = new WeakMap<readonly DrugName[], Promise<DrugFinder>>()

/** The search over a list, once it is prepared. It is prepared once a list, in pieces short enough to type between. */
function useDrugFinder(drugs: readonly DrugName[] | undefined) {
  const [ready, setReady] = useState<{ drugs: readonly DrugName[]; finder: DrugFinder }>()

  useEffect(() => {
    let isWanted = true
    if (drugs) finderOf(drugs).then((finder) => isWanted && setReady({ drugs, finder }))
    return () => {
      isWanted = false
    }
  }, [drugs])

  return ready?.drugs === drugs ? ready?.finder : undefined
}

function finderOf(drugs: readonly DrugName[]) {
  const finder = finders.get(drugs) ?? createDrugFinderInSteps(drugs, nextTask)
  finders.set(drugs, finder)
  return finder
}

function nextTask() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve)
  })
}

/** Puts a new text from outside into the field, and takes over what was typed before the page came alive. */
function useShownText(text: string, setText: (text: string) => void) {
  const inputRef = useRef<HTMLInputElement>(null)
  const shown = useRef(text)

  useTypedEarly(inputRef, setText)

  useEffect(() => {
    if (shown.current !== text) setText(text)
    shown.current = text
  }, [text, setText])

  return inputRef
}
