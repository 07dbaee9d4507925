import { spawn } from 'node:child_process'

/** In milliseconds; a program that takes longer hangs. */
const patience = 20_000
/** In bytes: a minute of sound has fewer. */
const mostOutput = 8 * 1024 * 1024

/** Runs a program on what it is given by its input, and gives what it wrote. Fails with its name alone: no word of a person. */
export function run(program: string, args: readonly string[], input: Uint8Array | string = ''): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: patience, killSignal: 'SIGKILL' })
    const parts: Buffer[] = []
    let size = 0
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size > mostOutput) child.kill('SIGKILL')
    })
    child.stdin.on('error', () => undefined)
    child.once('error', () => reject(new Error(`${program} is not there`)))
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(parts))
      else reject(new Error(`${program} failed`))
    })
    child.stdin.end(input)
  })
}

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
