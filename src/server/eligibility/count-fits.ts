import type { Fit } from '#contract/programs.ts'

/** How many of the checked programs fit how. */
export function countFits(checked: { fit: Fit }[]) {
  const of = (fit: Fit) => checked.filter((each) => each.fit === fit).length
  return { likely: of('likely'), may: of('may'), not_now: of('not_now') }
}
