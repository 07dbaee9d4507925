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
