// Runs before every npm command, with Node’s built-ins only: installs what is missing or stale, and builds it with `--build`.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

prepare(
  'Installing packages',
  'node_modules/.navi-installed',
  ['package.json', 'package-lock.json'],
  ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'],
)
if (process.argv.includes('--build')) {
  const sources = [
    'package-lock.json',
    'operator.json',
    'react-router.config.ts',
    'vite.config.ts',
    'tsconfig.json',
    'public',
    'scripts',
    'src',
  ]
  prepare('Building', 'build/.navi-built', sources, ['run', 'build', '--silent'])
}

/** Runs one npm command unless the stamp of its last finished run matches the files it depends on. */
function prepare(what, stamp, sources, command) {
  const hash = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log(`${what} …`)
  const started = Date.now()
  execFileSync(npm, command, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, hash)
  console.log(`${what}: done in ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

function hashOf(paths) {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths.flatMap(filesOf).sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
}
