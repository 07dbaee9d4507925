import { siteName } from '#text/site-name.ts'
import { type Block, type Line, saidIn, type Written, writtenOn } from '../sheet.ts'
import { drawTable } from './draw-table.ts'
import type { Pen } from './pen.ts'

const labelWidth = 150
const lineHeight = 27
const boxSize = 10
/** Room to write by hand. */
const blank = '_'.repeat(24)

/** Draws a part of a page of paper below what stands there. */
export function drawBlock(pen: Pen, block: Block, written: Written): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(pen, block.text)
      break
    case 'text':
      pen.within('Div', block.lang ? { lang: block.lang } : {}, () => paragraph(pen, block.text))
      break
    case 'said':
      paragraph(pen, `${block.said.label} ${saidIn(block.said, written) || blank}`)
      break
    case 'boxes':
      drawBoxes(pen, block.items)
      break
    case 'lines':
    case 'form':
      drawLines(pen, block.lines, written)
      break
    case 'letter':
      pen.within('Sect', { lang: 'en' }, () => drawAll(pen, block.blocks, written))
      break
    case 'note':
      drawNote(pen, block, written)
      break
    case 'table':
      drawTable(pen, block)
      break
    case 'reach':
      drawReach(pen, block)
      break
  }
}

function drawAll(pen: Pen, blocks: Block[], written: Written): void {
  for (const block of blocks) drawBlock(pen, block, written)
}

function paragraph(pen: Pen, text: string, look: { isBold?: boolean; size?: number } = {}): void {
  pen.tag('P', () => pen.text(text, look))
  pen.down(5)
}

function drawHeading(pen: Pen, text: string): void {
  const { doc, left, width } = pen
  pen.down(6)
  pen.tag('H2', () => pen.text(text, { size: 14, isBold: true }))
  pen.artifact(() =>
    doc
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .stroke(),
  )
  pen.down(5)
}

/** In two columns, with a box to tick before each. */
function drawBoxes(pen: Pen, items: string[]): void {
  const { doc, left, width } = pen
  const half = width / 2
  pen.within('L', {}, () => {
    for (let index = 0; index < items.length; index += 2) {
      const top = doc.y
      const bottoms = items.slice(index, index + 2).map((item, column) => {
        const x = left + column * half
        doc.y = top
        pen.artifact(() => doc.rect(x, top + 3, boxSize, boxSize).stroke())
        pen.within('LI', {}, () =>
          pen.tag('LBody', () => pen.text(item, { x: x + boxSize + 8, width: half - boxSize - 16 })),
        )
        return doc.y
      })
      doc.y = Math.max(...bottoms) + 3
    }
  })
}

function drawLines(pen: Pen, lines: readonly Line[], written: Written): void {
  const { doc, left, width } = pen
  for (const line of lines) {
    const top = doc.y + lineHeight - 18
    const value = writtenOn(line, written)
    doc.y = top
    pen.tag('P', () => {
      pen.text(`${line.label}:`, { width: labelWidth })
      const bottom = doc.y
      doc.y = top
      if (value) pen.text(value, { isBold: true, x: left + labelWidth + 8, width: width - labelWidth - 8 })
      doc.y = Math.max(bottom, doc.y)
    })
    pen.artifact(() =>
      doc
        .moveTo(left + labelWidth, doc.y)
        .lineTo(left + width, doc.y)
        .stroke(),
    )
  }
  pen.down(8)
}

function drawNote(pen: Pen, { title, blocks }: Block & { kind: 'note' }, written: Written): void {
  const { doc, left, width } = pen
  pen.down(4)
  const top = doc.y
  pen.down(6)
  pen.within('Sect', {}, () => {
    if (title) paragraph(pen, title, { isBold: true })
    drawAll(pen, blocks, written)
  })
  pen.artifact(() => doc.roundedRect(left - 8, top, width + 16, doc.y - top, 5).stroke())
  pen.down(8)
}

function drawReach(pen: Pen, { name, phone, note, page }: Block & { kind: 'reach' }): void {
  paragraph(pen, name)
  if (phone) paragraph(pen, [phone, note].filter(Boolean).join('  '), { isBold: true, size: 14 })
  if (page) paragraph(pen, siteName(page))
}
