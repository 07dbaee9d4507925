import { useEffect, useState } from 'react'
import type { DrugName } from '#drug-names/drug-name.ts'
import { createDrugFinderInSteps, type DrugFinder } from '#drug-names/find-drugs.ts'

const finders = new WeakMap<readonly DrugName[], Promise<DrugFinder>>()

/** The search over a list, once it is prepared. It is prepared once a list, in pieces short enough to type between. */
export function useDrugFinder(drugs: readonly DrugName[] | undefined) {
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
