import type { Block } from '../sheet.ts'
import type { Pen } from './pen.ts'

const rowHeight = 38
const headHeight = 22
const inset = 4

/** Draws a table with a row for each medicine, to be filled in by hand. */
export function drawTable(pen: Pen, { columns, rows }: Block & { kind: 'table' }): void {
  const { doc, left, width } = pen
  const step = width / columns.length

  function row(cells: [type: 'TH' | 'TD', text: string][], height: number): void {
    const top = doc.y
    pen.within('TR', {}, () => {
      for (const [column, [type, text]] of cells.entries()) {
        doc.y = top + inset
        const look = { isBold: type === 'TH', size: 11, x: left + column * step + inset, width: step - 2 * inset }
        pen.tag(type, () => text && pen.text(text, look))
      }
    })
    pen.artifact(() => {
      for (const column of columns.keys()) doc.rect(left + column * step, top, step, height)
      doc.stroke()
    })
    doc.y = top + height
  }

  pen.down(6)
  pen.within('Table', {}, () => {
    row(
      columns.map((column) => ['TH', column]),
      headHeight,
    )
    for (const { name, below } of rows) {
      const blank = columns.slice(1).map((): ['TD', string] => ['TD', ''])
      row([['TH', below ? `${name}\n${below}` : name], ...blank], rowHeight)
    }
  })
  pen.down(6)
}
