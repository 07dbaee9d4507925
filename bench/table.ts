import type { Measure } from './measure.ts'

/** The figures as lines of text: name, measured, limit, ok or not. */
export function tableOf(measures: Measure[]): string {
  const rows = measures.map(({ name, value, unit, limit, ok }) => [
    name,
    `${format(value)} ${unit}`,
    limit ?? '',
    limit ? verdict(ok) : '',
  ])
  const all = [['', 'measured', 'limit', ''], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all.map((row) => pad(row, widths)).join('\n')
}

function pad([name = '', ...cells]: string[], [first = 0, ...widths]: number[]): string {
  return [name.padEnd(first), ...cells.map((cell, at) => cell.padStart(widths[at] ?? 0))].join('  ').trimEnd()
}

function format(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 })
}

function verdict(ok: boolean): string {
  return ok ? 'ok' : 'NOT OK'
}
