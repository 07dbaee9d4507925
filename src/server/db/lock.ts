import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ExplainedError } from '#server/explained-error.ts'

const HEARTBEAT = 2_000
const SILENCE_OF_THE_DEAD = 10_000
const FORGOTTEN = 60_000
const TRIES = 4

type Claim = { name: string; pid: number; started: string; place: string }

/** Thrown where another live process holds the folder. */
export class FolderInUseError extends ExplainedError {
  constructor(folder: string, pid: number) {
    super(
      `Another Navi is already running on this folder: process ${pid} has ${folder} open. Stop it first, or give this one a DATA_DIR of its own.`,
    )
    this.name = 'FolderInUseError'
  }
}

/**
 * Takes the folder for this process alone, until the returned function is called or the process dies.
 *
 * Each starter first puts down a claim of its own, then looks for others: of two at once, at least one sees the other.
 * A dead process's claim is a name that nobody will use again, so removing it can never remove a living one's.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const mine = ownClaim()
  const file = join(folder, mine.name)
  for (let left = TRIES; ; left--) {
    if (!putDown(file)) throw new FolderInUseError(folder, mine.pid)
    const heart = setInterval(() => touch(file), HEARTBEAT)
    heart.unref()
    const release = () => {
      clearInterval(heart)
      rmSync(file, { force: true })
    }
    const other = await findLiving(folder, mine)
    if (!other) return release
    release()
    if (left === 1) throw new FolderInUseError(folder, other.pid)
    // Two that start together both give way, so they must not come back together.
    await sleep(20 + Math.random() * 100)
  }
}

async function findLiving(folder: string, mine: Claim) {
  const others = readdirSync(folder).flatMap((name) => (name === mine.name ? [] : (parseClaim(name) ?? [])))
  for (const other of others) {
    const file = join(folder, other.name)
    if (await isAlive(other, mine.place, file)) return other
    rmSync(file, { force: true })
  }
  return undefined
}

async function isAlive(claim: Claim, place: string, file: string) {
  if (claim.place === place) return claim.started === startOf(claim.pid)
  // A process of another machine or container can't be looked up, but its heart can be heard on the shared folder.
  const before = beatOf(file)
  if (before === undefined || Date.now() - before > FORGOTTEN) return false
  for (let waited = 0; waited < SILENCE_OF_THE_DEAD; waited += HEARTBEAT / 4) {
    await sleep(HEARTBEAT / 4)
    if (beatOf(file) !== before) return beatOf(file) !== undefined
  }
  return false
}

function ownClaim(): Claim {
  const { pid } = process
  const started = startOf(pid) ?? '0'
  const place = placeOf()
  return { name: `navi.${pid}.${started}.${place}.lock`, pid, started, place }
}

function parseClaim(name: string): Claim | undefined {
  const [, pid, started, place] = name.match(/^navi\.(\d+)\.(\d+)\.([0-9a-f]+)\.lock$/) ?? []
  return pid && started && place ? { name, pid: Number(pid), started, place } : undefined
}

function putDown(file: string) {
  return orUndefined(() => writeFileSync(file, '', { flag: 'wx', mode: 0o600 }) ?? true, 'EEXIST') ?? false
}

function touch(file: string) {
  orUndefined(() => utimesSync(file, new Date(), new Date()))
}

function beatOf(file: string) {
  return orUndefined(() => statSync(file).mtimeMs)
}

/** When the process began, since its number may have gone to another one; undefined where there is no such process. */
function startOf(pid: number) {
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
function placeOf() {
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

function orUndefined<T>(attempt: () => T, onlyFor?: string) {
  try {
    return attempt()
  } catch (error) {
    if (onlyFor && (error as NodeJS.ErrnoException).code !== onlyFor) throw error
    return undefined
  }
}
