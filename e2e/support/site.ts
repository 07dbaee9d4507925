// Runs the built site for the browser journeys, as their globalSetup.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site of the browser journeys answers, without a slash at the end. */
    siteUrl: string
  }
}

const main = 'build/main.js'

/** Starts the site once for all journeys. */
export async function setup(project: TestProject) {
  const { url, stop } = await startSite()
  project.provide('siteUrl', url)
  return stop
}

/** The built site on a free port, with a data folder of its own. */
export async function startSite(settings: Record<string, string> = {}) {
  if (!existsSync(main)) throw new Error(`${main} is missing: run \`npm run build\` before the browser journeys.`)
  const dataDir = mkdtempSync(join(tmpdir(), 'navi-e2e-'))
  // Only these settings: what the developer's own environment says must not reach the site.
  const env = {
    PATH: process.env.PATH,
    HOST: 'localhost',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT: '1000000',
    ...settings,
  }
  const site = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise<void>((resolve) => {
    site.once('exit', () => resolve())
  })
  async function stop() {
    site.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }

  try {
    return { url: await addressOf(site), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A site that is set up to send mails and texts, to servers that do not answer. */
export async function startSendingSite() {
  const port = await freePort()
  return startSite({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'navi@navi.example',
    SMS_URL: 'http://AC1:token@127.0.0.1:1?from=+15005550006',
    LOG_LEVEL: 'silent',
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
    server.once('error', reject)
  })
}

/** The address that the site prints once it listens. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The output of the site can not be read.')
  const said: string[] = []
  for await (const line of createInterface(stdout)) {
    const address = line.match(/^Navi is ready: (http\S+)$/)?.[1]
    if (address) {
      // Nobody reads on; a full pipe would stop the site.
      stdout.resume()
      return address
    }
    said.push(line)
  }
  throw new Error(['The site ended before it was ready. It said:', ...said].join('\n'))
}
