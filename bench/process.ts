import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'

// Asked for its use of the processor, in every operating system alike. Other messages are for the module itself.
const reporter =
  "data:text/javascript,process.on('message', (asked) => { if (asked === 'cpu') process.send(process.cpuUsage()) })"

/** Starts a Node process that can be asked for the processor time it has used. */
export function startProcess(module: string, args: string[], options: ForkOptions = {}): ChildProcess {
  const execArgv = [...(options.execArgv ?? process.execArgv), '--import', reporter]
  return fork(module, args, { ...options, execArgv })
}

/** Seconds of processor time, all threads and the system's share included. */
export async function cpuSeconds(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message') as Promise<[NodeJS.CpuUsage]>
  child.send('cpu')
  const [{ user, system }] = await answer
  return (user + system) / 1e6
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
