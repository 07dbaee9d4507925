/** What a promise gives, or `late` where it gives nothing within so many milliseconds. */
export async function within<Result, Late>(ms: number, promise: Promise<Result>, late: Late): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, ms, late)
  })
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer))
}
