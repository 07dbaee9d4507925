import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { healthz, readyz } from '#contract/health.ts'
import { readConfig } from '#server/settings/config.ts'
import { readContainerfile } from './containerfile.ts'

const key = Buffer.alloc(32).toString('base64')
const database = 'postgresql://navi:secret@postgres:5432/navi'

type Container = {
  image: string
  command?: string[]
  env: { name: string; value: string }[]
  securityContext: object
  resources: { limits: object; requests: object }
  startupProbe?: Probe
  readinessProbe?: Probe
  livenessProbe?: Probe
}
type Probe = { httpGet: { path: string; port: string } }
type Pod = {
  spec: { containers: Container[]; securityContext: object; terminationGracePeriodSeconds?: number }
}

const manifests = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map((document) => {
  expect(document.errors).toEqual([])
  return document.toJS()
})
const ofKind = (kind: string) => manifests.find((manifest) => manifest.kind === kind)
const pods: Pod[] = [ofKind('Deployment').spec.template, ofKind('CronJob').spec.jobTemplate.spec.template]

test('the image holds production packages, the build and what it reads, and runs without rights', () => {
  const stages = readContainerfile('deploy/Containerfile')
  const last = stages.at(-1)
  expect(stages.map(({ image }) => image)).toEqual(Array(3).fill('docker.io/library/node:24-bookworm-slim'))
  expect(stages.find(({ name }) => name === 'packages')?.runs).toEqual(['npm ci --omit=dev --omit=optional'])
  expect(stages.find(({ name }) => name === 'build')?.runs).toContain(
    "npm run build && find build -name '*.map' -delete",
  )
  expect(last?.user).toBe('1000:1000')
  expect(last?.command).toEqual(['node', 'build/main.js'])
  expect(last?.runs.join()).not.toMatch(/npm (ci|run|install)/)
  for (const { from, sources } of last?.copies ?? [])
    for (const source of sources) expect(from === null ? existsSync(source) : true, source).toBe(true)
  expect(() => readConfig({ ...last?.env })).not.toThrow()
})

test('the settings of compose are settings of Navi, and everything it starts is named by its version', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'))
  const env = Object.fromEntries(
    Object.entries<string>(services.navi.environment).map(([name, value]) => [
      name,
      value
        .replace(/\$\{ENCRYPTION_KEYS:[^}]*\}/, key)
        .replace(/\$\{\w+:\?[^}]*\}/, 'secret')
        .replace(/\$\{\w+:-([^}]*)\}/, '$1'),
    ]),
  )
  expect(readConfig(env)).toMatchObject({ MAIL_FROM: 'Navi <navi@navi.example>', PUBLIC_URL: 'http://localhost:3000' })
  expect(services.navi).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  for (const { image } of [services.postgres, services.mail]) expect(image).toMatch(/:\D*\d/)
  for (const [name, limits] of Object.entries(services))
    expect(limits, name).toMatchObject({
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
    })
})

test('the settings of Kubernetes are settings of Navi', () => {
  for (const { spec } of pods)
    for (const { env } of spec.containers) {
      const given = Object.fromEntries(env.map(({ name, value }) => [name, value]))
      const secret = { DATABASE_URL: database, ENCRYPTION_KEYS: key, MAIL_URL: 'smtps://navi:secret@mail.example' }
      expect(() => readConfig({ ...given, ...secret })).not.toThrow()
    }
})

test('probes ask what there is, and who is stopped has time for its answers', () => {
  const [{ spec } = { spec: undefined }] = pods
  const [navi] = spec?.containers ?? []
  expect(navi?.readinessProbe?.httpGet.path).toBe(readyz.url)
  expect([navi?.livenessProbe?.httpGet.path, navi?.startupProbe?.httpGet.path]).toEqual([healthz.url, healthz.url])
  const closeAfter = Number(navi?.env.find(({ name }) => name === 'CLOSE_AFTER')?.value)
  expect(spec?.terminationGracePeriodSeconds).toBeGreaterThan(closeAfter + 7)
})

test('pods run without rights, on a root that nobody writes to, with limits', () => {
  for (const { spec } of pods) {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    for (const container of spec.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.resources).toMatchObject({
        limits: { memory: expect.any(String) },
        requests: expect.any(Object),
      })
    }
  }
})

test('a backup ends before the next one is due, and those older than two weeks go once there is a new one', () => {
  const { spec } = ofKind('CronJob')
  expect(spec.schedule).toMatch(/^\d+ \* \* \* \*$/)
  expect(spec.startingDeadlineSeconds + spec.jobTemplate.spec.activeDeadlineSeconds).toBeLessThanOrEqual(3_600)
  const [program = '', ...words] = pods[1]?.spec.containers[0]?.command ?? []
  const folder = mkdtempSync(join(tmpdir(), 'navi-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, days] of Object.entries({ 'navi-old.backup': 15, 'navi-young.backup': 13, 'other.backup': 15 })) {
    writeFileSync(join(folder, name), '')
    const at = Date.now() / 1_000 - days * 86_400
    utimesSync(join(folder, name), at, at)
  }
  const backUp = (script: string) => {
    // In the place of `node`, which would back up.
    writeFileSync(join(folder, 'node'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    spawnSync(program, words, { cwd: folder, env: { PATH: `${folder}:${process.env.PATH}` } })
    return readdirSync(folder)
      .filter((name) => name.endsWith('.backup'))
      .sort()
  }
  expect(backUp('exit 1')).toEqual(['navi-old.backup', 'navi-young.backup', 'other.backup'])
  expect(backUp('touch navi-new.backup')).toEqual(['navi-new.backup', 'navi-young.backup', 'other.backup'])
})

test('the service and the budget for disruptions choose the pods of the deployment', () => {
  const { labels } = ofKind('Deployment').spec.template.metadata
  expect(ofKind('Deployment').spec.selector.matchLabels).toEqual(labels)
  expect(ofKind('Service').spec.selector).toEqual(labels)
  expect(ofKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
})

test('Caddy keeps what is for its network alone from others, however its address is written', () => {
  const [, listed = ''] = readFileSync('deploy/Caddyfile', 'utf8').match(/@inside path (.+)/) ?? []
  // Navi takes an address with a slash at its end for the one without.
  const ofNavi = ['/metrics', '/operator'].flatMap((path) => [path, `${path}/`])
  expect(listed.split(' ')).toEqual([...ofNavi, '/replicas/*'])
})

const hasCaddy = spawnSync('caddy', ['version']).status === 0

test.runIf(hasCaddy)('Caddy takes its file', () => {
  const { status, stderr } = spawnSync('caddy', ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'])
  expect(status, String(stderr)).toBe(0)
})

test('neither keys nor what people sent get into a commit or an image', () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n')
  const secret = ['*.env', '*.backup', '*.unfinished', 'requests*.csv']
  expect(linesOf('.gitignore')).toEqual(expect.arrayContaining(['.env', 'data/', ...secret]))
  // Without `**/` a line holds for the project's folder alone, and deploy/.env would be copied.
  const everywhere = ['.env*', 'node_modules', ...secret].map((name) => `**/${name}`)
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['data', ...everywhere]))
})

test('the version of the package is one of the changelog, and the one that is built, pushed and run', () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version} · `)
  for (const { spec } of pods) for (const { image } of spec.containers) expect(image).toMatch(`:${version}`)
  const named = readFileSync('deploy/README.md', 'utf8').matchAll(/navi:(\d[\d.]*\d)/g)
  expect([...new Set(Array.from(named, ([, each]) => each))]).toEqual([version])
})

test('a command installs what is missing before it runs, and builds where it runs the build', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  // `prepare.js` itself calls `build`.
  const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre') && name !== 'build')
  expect(commands).toContain('restore')
  for (const name of commands) {
    const runsBuild = /^node build\/|^tsx bench\/|--all$|--project (long|attack)$/.test(scripts[name] ?? '')
    expect(scripts[`pre${name}`], name).toBe(`node scripts/prepare.js${runsBuild ? ' --build' : ''}`)
  }
})
