import { saveFile } from '#web/save-file.ts'

/** Marks the part of the page that is printed and saved. */
export const printedPart = 'plan-printed'

const look = `
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:18px/1.4 sans-serif;color:#000;background:#fff}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem .5rem .5rem 0;border-bottom:1px solid;text-align:left;vertical-align:top}
ul{margin:0;padding:0;list-style:none}li::before{content:"\\2610\\00a0"}svg{width:8rem;height:8rem}`

/** Saves the plan as a page of its own that opens anywhere, also without internet. */
export function savePlan(name: string, title: string, language: string): void {
  const printed = document.getElementById(printedPart)?.innerHTML ?? ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${look}</style>`
  saveFile(
    name,
    new Blob([`<!doctype html><html lang="${language}"><head>${head}</head><body>${printed}</body></html>`]),
  )
}
