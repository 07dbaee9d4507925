import { type ChildProcess, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { cpuSeconds } from './process.ts'

const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
const connections = 8

interface Report {
  '2xx': number
  non2xx: number
  errors: number
  latency: { average: number; p97_5: number }
}

/** Requests that a server answered for each second of processor time it used, under load from another process. */
export async function requestsPerCpuSecond(url: string, server: ChildProcess, seconds: number): Promise<number> {
  const before = await cpuSeconds(server)
  const { '2xx': answered, non2xx, errors } = await load(url, seconds)
  if (non2xx + errors > 0 || answered === 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`)
  return answered / ((await cpuSeconds(server)) - before)
}

interface Crowd {
  clients: number
  seconds: number
  /** What they post; without it they get. */
  body?: object
}

/** Milliseconds to a whole answer, of `clients` who ask one after another: the mean and p97.5. */
export async function latencyOf(url: string, { clients, seconds, body }: Crowd) {
  const post = body ? ['-m', 'POST', '-b', JSON.stringify(body), '-H', 'content-type=application/json'] : []
  const { latency, non2xx, errors } = await load(url, seconds, ['-c', `${clients}`, ...post])
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`)
  return { mean: latency.average, p97_5: latency.p97_5 }
}

async function load(url: string, seconds: number, more = ['-c', `${connections}`]): Promise<Report> {
  const options = ['--json', '--no-progress', '-d', `${seconds}`, '-H', 'accept-encoding=br', ...more]
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options, url])
  return JSON.parse(stdout)
}
