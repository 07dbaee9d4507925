import { explain } from '../explained-error.ts'

/** Runs a command. Where it fails the process ends with 1, and says why: in one sentence where that is enough. */
export async function explainingErrors(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
