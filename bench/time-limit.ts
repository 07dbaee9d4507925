/**
 * Gives up on a step that takes too long, so that a measurement always ends.
 * @throws Error that names the step
 */
export async function within<Value>(seconds: number, step: string, job: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step} took longer than ${seconds} s`)), seconds * 1_000)
  })
  try {
    return await Promise.race([job, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
