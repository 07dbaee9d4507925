import { expect } from 'vitest'

/**
 * What the tests of a file share: made when the first of them asks for it, and anew for each file, as files of one
 * process have one memory.
 */
export function perFile<Made>(make: () => Made): () => Made {
  let file: string | undefined
  let made: Made | undefined
  return () => {
    const { testPath } = expect.getState()
    if (made === undefined || testPath !== file) made = make()
    file = testPath
    return made
  }
}
