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

type Found = { name: string; severity: string }

/** What the registry said: packages with a known weakness, or that it could not be asked. */
type Audit = { known: Found[] } | { unasked: string }

/** Levels that stop a change. */
const grave = new Set(['high', 'critical'])

/** Reads what `npm audit --json` printed, which is an error in JSON where the registry has no such call or is away. */
export function readAudit(printed: string): Audit {
  try {
    const { vulnerabilities, error, message } = JSON.parse(printed)
    if (!vulnerabilities) return { unasked: String(error?.summary || message || 'no answer') }
    return { known: Object.values(vulnerabilities as Record<string, Found>) }
  } catch {
    return { unasked: 'no answer' }
  }
}

/** The packages that must be replaced before anything else. */
export function graveOf(known: Found[]): string[] {
  return known.filter(({ severity }) => grave.has(severity)).map(({ name, severity }) => `${name}: ${severity}`)
}
