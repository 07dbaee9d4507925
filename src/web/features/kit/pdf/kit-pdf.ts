import PDFDocument from 'pdfkit'
import type { Language } from '#i18n/languages.ts'
import type { Sheet, Written } from '../sheet.ts'
import { drawBlock } from './draw-block.ts'
import { readLetters } from './font-letters.ts'
import { type FontFiles, fetchFonts } from './pdf-fonts.ts'
import { createPen, ink, margin, type Pen } from './pen.ts'

type Papers = {
  title: string
  language: Language
  sheets: Sheet[]
  written: Written
  /** At the foot of each page. */
  made: string
  pageOf: (page: number, pages: number) => string
}

/**
 * Makes the papers as a PDF, on this device: US Letter, tagged, with the site's font embedded.
 * Gives the letters that the font has not, where something was written with them: then there is no PDF.
 * @throws where the font cannot be fetched.
 */
export async function kitPdf(papers: Papers, fonts?: FontFiles): Promise<{ pdf: Blob } | { missing: string }> {
  const files = fonts ?? (await fetchFonts())
  const letters = readLetters(files)
  const missing = letters.missingIn(Object.values(papers.written).join(''))
  if (missing) return { missing }
  const doc = newDocument(papers, files)
  const finished = collect(doc)
  const pen = createPen(doc, letters)
  pen.within('Document', { lang: papers.language }, () => {
    for (const [index, sheet] of papers.sheets.entries()) drawSheet(pen, sheet, papers, index)
  })
  doc.end()
  return { pdf: await finished }
}

function newDocument({ title, language }: Papers, files: FontFiles) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title },
    // The standard font has no ñ of its own, and is not embedded.
    font: null as unknown as string,
  })
  for (const [name, bytes] of Object.entries(files)) doc.registerFont(name, bytes)
  return doc
}

function drawSheet(pen: Pen, { title, lang, blocks }: Sheet, { made, sheets, pageOf, written }: Papers, index: number) {
  const { doc } = pen
  if (index > 0) doc.addPage()
  pen.within('Sect', lang ? { lang } : {}, () => {
    pen.tag('H1', () => pen.text(title, { size: 20, isBold: true }))
    pen.down(6)
    for (const block of blocks) drawBlock(pen, block, written)
  })
  foot(pen, `${made}  ${pageOf(index + 1, sheets.length)}`)
}

function foot({ doc, artifact, left, width }: Pen, text: string): void {
  const { bottom } = doc.page.margins
  // Below the margin, where a text would begin a page of its own.
  doc.page.margins.bottom = 0
  artifact(() =>
    doc
      .font('regular')
      .fontSize(10)
      .fillColor(ink)
      .text(text, left, doc.page.height - margin + 12, { width, lineBreak: false }),
  )
  doc.page.margins.bottom = bottom
}

function collect(doc: InstanceType<typeof PDFDocument>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })))
    doc.on('error', reject)
  })
}
