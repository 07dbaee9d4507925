import { expect } from 'vitest'

let file: string | undefined
const madeInFile = new Map<() => unknown, unknown>()

/**
 * What the tests of a file share: made when the first of them asks for it, and anew for each file. Files of one process
 * have one memory: what was made for the file before is let go, or it would fill up.
 */
export function perFile<Made>(make: () => Made): () => Made {
  return () => {
    const { testPath } = expect.getState()
    if (testPath !== file) madeInFile.clear()
    file = testPath
    if (!madeInFile.has(make)) madeInFile.set(make, make())
    return madeInFile.get(make) as Made
  }
}
