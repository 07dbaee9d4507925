import type { Measure } from './measure.ts'

const headings = ['', 'measured', 'peer', 'ratio', 'limit', '', 'goal']

/** The figures as lines of text: name, measured, the peer of the same run, their ratio, limit, ok or not, and what is wished for. */
export function tableOf(measures: Measure[]): string {
  const all = [headings, ...measures.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) => pad(row, widths)).join('\n')
}

/** The same in Markdown. */
export function markdownOf(measures: Measure[]): string {
  const [first = [], ...rows] = [
    ['What', 'Measured', 'Peer', 'Ratio', 'Limit', 'Met', 'Goal'],
    ...measures.map(cellsOf),
  ]
  return [first, first.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function cellsOf({ name, value, unit, peer, limit, ok, goal }: Measure): string[] {
  const beside = peer ? [`${peer.name}: ${format(peer.value)} ${unit}`, format(value / peer.value)] : ['', '']
  const wished = goal === undefined ? '' : `≤ ${format(goal)} ${unit}: ${value <= goal ? 'reached' : 'missed'}`
  return [name.trim(), `${format(value)} ${unit}`.trim(), ...beside, limit ?? '', limit ? verdict(ok) : '', wished]
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
