import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PROGRAM = '/usr/sbin/exim4'

/** Debian's own mail server (`apt-get install exim4-daemon-light`). */
export const isEximInstalled = existsSync(PROGRAM)

/**
 * Exim in the foreground, with everything in a temporary folder, on a free port of this machine. It writes each mail to
 * a file and refuses everything for `refused@`. Start it when it is wanted; until then the port is closed.
 */
export async function prepareExim() {
  const folder = mkdtempSync(join(tmpdir(), 'navi-exim-'))
  const port = await freePort()
  const user = runsAs()
  for (const name of ['spool', 'log', 'mail']) mkdirSync(join(folder, name))
  const config = join(folder, 'exim.conf')
  writeFileSync(config, configOf(folder, port, user.name), { mode: 0o644 })
  for (const path of [folder, ...['spool', 'log', 'mail'].map((name) => join(folder, name))])
    chownSync(path, user.uid, user.gid)
  let daemon: ChildProcess | undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    async start() {
      daemon = spawn(PROGRAM, ['-bdf', '-C', config], { stdio: 'ignore' })
      while (!(await answers(port))) await sleep(50)
    },
    /** The mails that were delivered, as they were written. */
    mails(): string[] {
      const delivered = join(folder, 'mail', 'new')
      return existsSync(delivered)
        ? readdirSync(delivered).map((name) => readFileSync(join(delivered, name), 'utf8'))
        : []
    },
    async stop() {
      if (daemon) {
        const closed = once(daemon, 'close')
        daemon.kill()
        await closed
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Exim delivers nothing as root, so there it uses the user that its package made. */
function runsAs() {
  if (process.getuid?.() !== 0) return { ...userInfo(), name: userInfo().username }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'Debian-exim'], { stdio: 'pipe' }))
  return { name: 'Debian-exim', uid: idOf('-u'), gid: idOf('-g') }
}

function configOf(folder: string, port: number, user: string): string {
  return `primary_hostname = mail.example
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%s
pid_file_path = ${folder}/exim.pid
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
tls_advertise_hosts =
keep_environment =
deliver_drop_privilege
acl_smtp_rcpt = rcpt
begin acl
rcpt:
  deny local_parts = refused
  accept
begin routers
everyone:
  driver = accept
  transport = file
begin transports
file:
  driver = appendfile
  directory = ${folder}/mail
  maildir_format
  user = ${user}
`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const greeted = await Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return greeted
}
