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
}

/** Requests that a server answered for each second of processor time it used, under load from another process. */
export async function requestsPerCpuSecond(url: string, server: ChildProcess, seconds: number): Promise<number> {
  const before = await cpuSeconds(server)
  const { '2xx': answered, non2xx, errors } = await load(url, seconds)
  if (non2xx + errors > 0 || answered === 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`)
  return answered / ((await cpuSeconds(server)) - before)
}

async function load(url: string, seconds: number): Promise<Report> {
  const options = ['--json', '--no-progress', '-c', `${connections}`, '-d', `${seconds}`, '-H', 'accept-encoding=br']
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options, url])
  return JSON.parse(stdout)
}
