import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { launchBuiltServer, untilReady } from '../processes/built-server.ts'
import { readContainerfile, type Stage } from './containerfile.ts'

/** Does the steps of the last stages in a folder, with the build that is here. */
function makeImage(): string {
  const root = mkdtempSync(join(tmpdir(), 'navi-image-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }), 300_000)
  const stages = readContainerfile('deploy/Containerfile')
  const packages = stages.find(({ name }) => name === 'packages')
  const last = stages.at(-1)
  if (!packages || !last) throw new Error('The Containerfile has no such stages')
  doSteps(packages, join(root, 'packages'), root)
  doSteps(last, join(root, 'navi'), root)
  return join(root, 'navi')
}

/** What comes `--from=build` is the build that is here; what comes from the packages was made in a folder of that name. */
function doSteps({ copies, runs }: Stage, folder: string, root: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { from, sources, to } of copies)
    for (const source of sources) {
      const path = from === 'packages' ? source.replace('/navi', join(root, 'packages')) : source.replace('/navi/', '')
      cpSync(path, to.endsWith('/') ? join(folder, to, basename(source)) : join(folder, to), { recursive: true })
    }
  for (const run of runs.filter((run) => run.startsWith('npm ')))
    execFileSync('npm', [...run.split(' ').slice(1), '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
}

test('by the steps of the image Navi starts from another folder, and the operator’s commands run, without a package for development', async () => {
  const navi = makeImage()
  for (const tool of ['vite', 'lucide', 'pdfkit'])
    expect(existsSync(join(navi, 'node_modules', tool)), tool).toBe(false)
  const elsewhere = mkdtempSync(join(tmpdir(), 'navi-elsewhere-'))
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
  for (const part of ['build', 'catalogue', 'migrations', 'node_modules']) chmodSync(join(navi, part), 0o555)

  const settings = { DATA_DIR: 'data', NODE_ENV: 'production' }
  const site = await untilReady(launchBuiltServer(settings, { main: join(navi, 'build/main.js'), cwd: elsewhere }))
  expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({ status: 'ready' })
  expect((await fetch(`${site.url}/patient-assistant-savings?drug=ozempic`)).status).toBe(200)

  const run = (command: string, args: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, [join(navi, `build/${command}.js`), ...args], {
      cwd: elsewhere,
      env: { PATH: process.env.PATH, ...settings, ...env },
    })
  expect((await run('outbox', ['list'])).stdout).toBe('Everything is delivered.\n')
  expect((await run('requests', ['list'])).stdout).toBe('0 requests.\n')
  expect((await run('backup', ['a.backup'])).stdout).toMatch(/Written to \S*\/a\.backup:[\s\S]*hash_key/)
  await expect(run('restore', ['a.backup'])).rejects.toMatchObject({ stderr: expect.stringMatching(/already running/) })
  await expect(run('restore', ['a.backup'], { DATA_DIR: 'other' })).rejects.toMatchObject({
    stderr: expect.stringMatching(/here is none.*requests\.key/),
  })
  mkdirSync(join(elsewhere, 'other'))
  cpSync(join(elsewhere, 'data/requests.key'), join(elsewhere, 'other/requests.key'))
  expect((await run('restore', ['check', 'a.backup'], { DATA_DIR: 'other' })).stdout).toMatch(/is whole/)
  expect((await run('restore', ['a.backup'], { DATA_DIR: 'other' })).stdout).toMatch(/Restored/)
  await expect(run('restore', ['a.backup'], { DATA_DIR: 'other' })).rejects.toMatchObject({
    stderr: expect.stringMatching(/not empty/),
  })
}, 600_000)
