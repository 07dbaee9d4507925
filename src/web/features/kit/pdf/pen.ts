import type PDFDocument from 'pdfkit'
import type { Letters } from './font-letters.ts'

type Doc = InstanceType<typeof PDFDocument>
type Element = ReturnType<Doc['struct']>

/** Sizes in points. */
export const margin = 54
export const ink = '#06222f'
const grey = '#6b808c'

type Look = { size?: number; isBold?: boolean; x?: number; width?: number }

export type Pen = ReturnType<typeof createPen>

/** Writes tagged text from top to bottom, and what only the eye needs as artifacts. */
export function createPen(doc: Doc, letters: Letters) {
  const left = margin
  const width = doc.page.width - 2 * margin
  let into: Element

  /** Text of the open structure element, below what was written last unless `y` is given. */
  function text(words: string, { size = 12, isBold = false, x = left, width: room = width }: Look = {}): void {
    const runs = letters.runsOf(words)
    doc.fontSize(size).fillColor(ink)
    for (const [index, run] of runs.entries()) {
      doc.font(run.isFar ? 'far' : isBold ? 'bold' : 'regular')
      const options = { width: room, lineGap: 2, continued: index < runs.length - 1 }
      if (index === 0) doc.text(run.text, x, doc.y, options)
      else doc.text(run.text, options)
    }
  }

  return {
    doc,
    left,
    width,
    text,

    /** Opens a structure element in which the next ones are, until `draw` is done. */
    within(type: string, options: PDFKit.Mixins.StructureElementOptions, draw: () => void): void {
      const outer = into
      const element = doc.struct(type, options)
      if (outer) outer.add(element)
      else doc.addStructure(element)
      into = element
      draw()
      element.end()
      into = outer
    },

    /** A structure element that holds what `draw` writes. */
    tag(type: string, draw: () => void): void {
      into.add(doc.struct(type, {}, draw))
    },

    /** What reading aloud leaves out: rules, boxes, the foot of a page. */
    artifact(draw: () => void): void {
      doc.markContent('Artifact')
      doc.save().lineWidth(1).strokeColor(grey)
      draw()
      doc.restore()
      doc.endMarkedContent()
    },

    down(points: number): void {
      doc.y += points
    },
  }
}
