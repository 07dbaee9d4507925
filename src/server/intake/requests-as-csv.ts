import { csvOf } from '#server/csv.ts'
import type { StoredRequest } from './requests.ts'

const columns = [
  ...['name', 'email', 'phone', 'topic', 'message'],
  ...['street', 'city', 'zip', 'medicines', 'drugstore', 'notes'],
]

/** Requests as a table that spreadsheets open, a line each. Those that no key opens have only their first cells. */
export function requestsAsCsv(requests: StoredRequest[]): string {
  const rows = requests.map(({ id, kind, createdAt, content }) => [
    id,
    kind,
    createdAt.toISOString(),
    content?.language ?? '',
    ...columns.map((column) => content?.fields[column] ?? ''),
  ])
  return csvOf([['id', 'form', 'received', 'language', ...columns], ...rows.map((row) => row.map(withoutFormula))])
}

/** Spreadsheets run what begins like a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
function withoutFormula(value: string): string {
  return /^\s*[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value
}
