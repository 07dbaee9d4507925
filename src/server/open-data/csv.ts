import type { Row } from './open-table.ts'

/** Rows as RFC 4180 writes them. An array or object is JSON in its cell; what is not known is an empty one. */
export function csvOf(columns: string[], rows: Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))]
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
