import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** When the process began, since its number may have gone to another one; undefined where there is no such process. */
export function startOf(pid: number) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  // proc(5): field 3 is the state, field 22 the start time; field 2, the command, may itself hold spaces and brackets.
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  // A zombie is dead, and only waits for its parent to notice.
  return fields?.[0] === 'Z' ? undefined : (fields?.[19] ?? '0')
}

/** Process numbers mean something only within one start of one machine and one container. */
export function placeOf() {
  const parts = [hostname(), read('/proc/sys/kernel/random/boot_id'), processNamespace()]
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 12)
}

function processNamespace() {
  return orUndefined(() => readlinkSync('/proc/self/ns/pid'))
}

/** What the system says, or undefined where it has no /proc or no such process. */
function read(file: string) {
  return orUndefined(() => readFileSync(file, 'utf8'))
}

function orUndefined<T>(attempt: () => T) {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
