import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Screens where something may stick out: a small phone, large text, a tablet. */
const screens = [
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
  { width: 768, text: '100%' },
]

/** Fails where the page as it stands, or an open dialog, has to be scrolled sideways. */
export async function expectNothingSideways(page: Page): Promise<void> {
  for (const { width, text } of screens) {
    await page.setViewportSize({ width, height: 844 })
    const tooWide = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      return boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.tagName)
    }, text)
    expect(tooWide, `${width} px, ${text}`).toEqual([])
  }
}
