// Runs a PostgreSQL server for the tests of one vitest project, as its globalSetup.
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { TestProject } from 'vitest/node'

const DEBIAN = '/usr/lib/postgresql'

/** Gives the tests the server that TEST_DATABASE_URL names, or else one of their own; without either they are skipped. */
export async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE_URL) return project.provide('testDatabaseUrl', process.env.TEST_DATABASE_URL)
  const server = startPostgres()
  if (server) {
    project.provide('testDatabaseUrl', server.url)
    return server.stop
  }
  console.warn(
    'The tests on PostgreSQL are skipped, because none is installed here (Debian: apt-get install postgresql; macOS: brew install postgresql).',
  )
  // Tests whose name does not match are reported as skipped.
  project.config.testNamePattern = /^PostgreSQL is not installed$/
}

/** A PostgreSQL server of our own, or `undefined` where none is installed. */
export function startPostgres() {
  const programs = findPrograms()
  return programs && startServer(programs)
}

function findPrograms() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

function startServer(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'navi-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })

  // Its socket lies in a folder of its own, so no port is taken from anybody, and nothing listens on the network.
  const options = `-k ${folder} -c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=300`
  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid')) && signal('SIGCONT')) {
      try {
        run('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
      } catch (error) {
        // One that ended meanwhile could not be stopped, and need not be.
        if (signal('SIGCONT')) throw error
      }
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
    run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options)
  } catch (error) {
    stop()
    throw error
  }
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop,
    /** Lets the whole server stand still, as a machine does whose disk hangs. */
    freeze: () => void signal('SIGSTOP'),
    thaw: () => void signal('SIGCONT'),
    /** Kills the server without a word to its clients. */
    kill: () => run('pg_ctl', 'stop', '-D', data, '-m', 'immediate'),
    restart: () => run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options),
  }

  /** Whether the server was there to hear it. */
  function signal(name: NodeJS.Signals): boolean {
    const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const [heard = false] = [main, ...childrenOf(main)].map((pid) => isThereFor(pid, name))
    return heard
  }
}

/** Signals a process, unless it has ended: one that serves a client may do so at any time. */
function isThereFor(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

function childrenOf(parent: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid = 0]) => pid)
}

/** PostgreSQL refuses to run as root, so there it runs as another user. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.')
}
