import { expect, test } from 'vitest'
import { nameOfUser } from './trail.ts'

test.runIf(process.getuid?.() === 0 && process.seteuid)(
  'a user whom the machine has no name for is noted by their number',
  () => {
    expect(nameWithin(54_321)).toBe('54321')
  },
)

function nameWithin(uid: number): string {
  process.seteuid?.(uid)
  try {
    return nameOfUser()
  } finally {
    process.seteuid?.(0)
  }
}
