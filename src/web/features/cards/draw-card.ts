import fontUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'

/** The spec's limit for a screenshot, in milliseconds. */
const drawWithin = 15_000

/**
 * Draws a shown card as a PNG at the scale of the screen. The library for it is fetched when first needed.
 * @returns a data address. Throws where the picture can't be made, or not in time.
 */
export async function drawCard(card: HTMLElement): Promise<string> {
  return await Promise.race([toPicture(card), failLate()])
}

async function toPicture(card: HTMLElement): Promise<string> {
  const [{ toPng }, fontEmbedCSS] = await Promise.all([import('html-to-image'), fontStyle()])
  // Chat programs show what is transparent, such as the round corners, in black.
  return toPng(card, { pixelRatio: window.devicePixelRatio, backgroundColor: 'white', fontEmbedCSS, filter: isLasting })
}

/** A picture is looked at later: what is true of the moment is not drawn. */
function isLasting(node: Node): boolean {
  return !(node instanceof HTMLElement && 'now' in node.dataset)
}

/** The font in words. The library's own search for it sets a base address, which the page's policy forbids. */
async function fontStyle(): Promise<string> {
  const font = await (await fetch(fontUrl)).blob()
  return `@font-face{font-family:"Atkinson Hyperlegible Next";font-weight:200 800;src:url("${await dataAddress(font)}") format("woff2")}`
}

function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })
}

function failLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('too late')), drawWithin)
  })
}
