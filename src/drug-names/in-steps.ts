/** Long work that can be left and taken up again at each `yield`. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Runs the work to its end at once. */
export function runAtOnce<Result>(steps: Steps<Result>) {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Runs the work in pieces of about `budget` milliseconds, and awaits `pause` between them. */
export async function runInSteps<Result>(steps: Steps<Result>, pause: () => Promise<void>, budget: number) {
  let until = performance.now() + budget
  let step = steps.next()
  while (!step.done) {
    if (performance.now() > until) {
      await pause()
      until = performance.now() + budget
    }
    step = steps.next()
  }
  return step.value
}
