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
  latency: { p50: number; p97_5: number }
}

/** Requests that a server answered for each second of processor time it used, under load from another process. */
export async function requestsPerCpuSecond(url: string, server: ChildProcess, seconds: number): Promise<number> {
  const before = await cpuSeconds(server)
  const { '2xx': answered, non2xx, errors } = await load(url, seconds)
  if (non2xx + errors > 0 || answered === 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`)
  return answered / ((await cpuSeconds(server)) - before)
}

/** Milliseconds from a POST to its whole answer, of `clients` who ask one after another: the median and p97.5. */
export async function latencyOf(url: string, body: object, { clients, seconds }: { clients: number; seconds: number }) {
  const post = ['-m', 'POST', '-b', JSON.stringify(body), '-H', 'content-type=application/json', '-c', `${clients}`]
  const { latency, non2xx, errors } = await load(url, seconds, post)
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`)
  return { p50: latency.p50, p97_5: latency.p97_5 }
}

async function load(url: string, seconds: number, more = ['-c', `${connections}`]): Promise<Report> {
  const options = ['--json', '--no-progress', '-d', `${seconds}`, '-H', 'accept-encoding=br', ...more]
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options, url])
  return JSON.parse(stdout)
}
