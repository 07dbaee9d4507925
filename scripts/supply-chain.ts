// `npm run supply-chain`: whose code we run, on which terms, and whether any of it has a known weakness. Writes the list of
// parts (SBOM, CycloneDX) to build/sbom.cdx.json. Without the registry it says that nobody could be asked, and does not fail.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { graveOf, licenceProblems, readAudit, withoutTools } from './judge-packages.ts'

const npm = (...args: string[]) =>
  spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32', timeout: 120_000, maxBuffer: 64e6 })

const problems = licenceProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))
console.log(problems.length === 0 ? 'Licenses: all allowed.' : `Licenses that are not allowed:\n${problems.join('\n')}`)

const sbom = withoutTools(JSON.parse(npm('sbom', '--package-lock-only', '--sbom-format', 'cyclonedx').stdout))
mkdirSync('build', { recursive: true })
writeFileSync('build/sbom.cdx.json', `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`Parts: ${sbom.components.length}, listed in build/sbom.cdx.json.`)

const audit = readAudit(
  npm('audit', '--json').stdout,
  sbom.components.map(({ name }: { name: string }) => name),
)
const grave = 'known' in audit ? graveOf(audit.known) : []
if ('unasked' in audit)
  console.log(`Known weaknesses: the registry could not be asked (${audit.unasked}). Run this again where it can.`)
else
  console.log(
    `Known weaknesses: ${audit.known.length}, of them high or critical: ${grave.length}.\n${grave.join('\n')}`,
  )

process.exitCode = problems.length + grave.length > 0 ? 1 : 0
