/** Lets so many jobs run at once; the others wait in the order they came. */
export function inTurn(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    running += 1
    try {
      return await job()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
