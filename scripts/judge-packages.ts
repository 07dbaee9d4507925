/** Terms under which a package may be part of what we run: all let anyone use, change and pass on. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Also of packages that only build or test, or that we run as they are. */
const allowedWithoutChanges = new Set([...allowed, 'MPL-2.0'])

/** Packages that run here under terms that hold file by file (MPL-2.0): we change none of their files. */
const unchanged = new Set(['mediabunny'])

/** Packages whose description names no terms, and the terms of the LICENSE file that they bring. */
const byFile = new Map([['png-js', 'MIT']])

type Locked = { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }

type Lock = { packages: Record<string, Locked> }

/** Every package of a lock file whose terms are not known or not allowed, with its terms. */
export function licenceProblems({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { license: said, dev, devOptional, link }]) => {
    // The first is this project itself.
    if (path === '' || link) return []
    const name = path.replace(/^.*node_modules\//, '')
    const license = said ?? byFile.get(name) ?? ''
    const terms = dev || devOptional || unchanged.has(name) ? allowedWithoutChanges : allowed
    return isAllowed(license, terms) ? [] : [`${name}: ${license || 'says no license'}`]
  })
}

/** Of several terms to choose from, one that is allowed is enough; of several that hold together, all must be. */
function isAllowed(expression: string, terms: ReadonlySet<string>): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim()
  if (/ OR /.test(plain)) return plain.split(/ OR /).some((part) => isAllowed(part, terms))
  return plain.split(/ AND /).every((part) => terms.has(part.trim()))
}

/** Packages for development whose code the build puts into what browsers get. */
const inBrowsers = new Set(['fontkit', 'html-to-image', 'lucide', 'pdfkit'])

type Part = { 'bom-ref': string; name: string; properties?: { name: string }[] }

/** What `npm sbom --sbom-format cyclonedx` prints, as far as we read it. */
type Sbom = { components: Part[]; dependencies: { ref: string; dependsOn?: string[] }[] }

/**
 * The list of parts without what only builds or tests. `npm sbom --omit dev` would also leave out what both need, such as
 * React and zod.
 */
export function withoutTools<Given extends Sbom>(sbom: Given): Given {
  const neededBy = new Map(sbom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  const runs = new Set<string>()
  const take = (ref: string) => {
    if (runs.has(ref)) return
    runs.add(ref)
    neededBy.get(ref)?.forEach(take)
  }
  for (const part of sbom.components) if (!isOfDevelopment(part) || inBrowsers.has(part.name)) take(part['bom-ref'])
  // The first is what all of it is for, and no part itself.
  const stays = ({ ref }: { ref: string }) => runs.has(ref) || !sbom.components.some((part) => part['bom-ref'] === ref)
  return {
    ...sbom,
    components: sbom.components.filter((part) => runs.has(part['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(stays)
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => runs.has(other)) })),
  }
}

function isOfDevelopment({ properties = [] }: Part): boolean {
  return properties.some(({ name }) => name === 'cdx:npm:package:development')
}

type Found = { name: string; severity: string }

/** What the registry said: packages with a known weakness, or that it could not be asked. */
type Audit = { known: Found[] } | { unasked: string }

/** Levels that stop a change. */
const grave = new Set(['high', 'critical'])

/** Reads what `npm audit --json` printed of these packages; it is an error in JSON where the registry has no such call or is away. */
export function readAudit(printed: string, packages: string[]): Audit {
  try {
    const { vulnerabilities, error, message } = JSON.parse(printed)
    if (!vulnerabilities) return { unasked: String(error?.summary || message || 'no answer') }
    const known = Object.values(vulnerabilities as Record<string, Found>)
    return { known: known.filter(({ name }) => packages.includes(name)) }
  } catch {
    return { unasked: 'no answer' }
  }
}

/** The packages that must be replaced before anything else. */
export function graveOf(known: Found[]): string[] {
  return known.filter(({ severity }) => grave.has(severity)).map(({ name, severity }) => `${name}: ${severity}`)
}
