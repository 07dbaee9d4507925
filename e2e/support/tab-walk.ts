import type { Page } from 'playwright-core'

interface Walk {
  /** What Tab should reach, in the order of the page, and what it did reach. */
  expected: string[]
  reached: string[]
  /** What looked the same with the focus as without it. */
  unmarked: string[]
}

/** Presses Tab once for each thing that can be pressed or filled in, at most so many times, from where the focus is. */
export async function walkByTab(page: Page, atMost: number): Promise<Walk> {
  const presses = await page.evaluate(prepare, atMost)
  for (let press = 0; press < presses; press++) await page.keyboard.press('Tab')
  return page.evaluate(() => (window as unknown as { walk: Walk }).walk)
}

/** Runs in the page. It writes down what gets the focus by itself, because to ask after each press takes long. */
function prepare(atMost: number): number {
  const pressable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'
  const within = document.querySelector('dialog:modal') ?? document.body
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : document.body
  const stops = [...within.querySelectorAll<HTMLElement>(pressable)].filter(isStop)
  const passed = stops.findLastIndex((stop) => isAtOrBefore(stop, focused))
  // Tab still goes on from here.
  focused.blur()
  const looks = new Map(stops.map((stop) => [stop, lookOf(stop)]))
  const ordered = [...stops.slice(passed + 1), ...stops.slice(0, passed + 1)].slice(0, atMost)
  const walk: Walk = { expected: ordered.map(nameOf), reached: [], unmarked: [] }
  Object.assign(window, { walk })
  document.addEventListener('focusin', ({ target }) => {
    const stop = target as HTMLElement
    if (stop === within) return
    if (walk.reached.length < ordered.length) walk.reached.push(nameOf(stop))
    if (looks.get(stop) === lookOf(stop)) walk.unmarked.push(nameOf(stop))
  })
  // Between the last and the first the focus is with the dialog and with the browser itself.
  const presses = passed < 0 ? stops.length : stops.length + 2
  // The day, the year and the calendar of a date are stops of their own, within the one field.
  const ofDates = stops.filter((stop) => stop.matches('input[type=date]')).length * 3
  return Math.min(atMost, presses + ofDates)

  function isStop(element: HTMLElement): boolean {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const group = [...within.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`)]
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }

  function isAtOrBefore(stop: Element, place: Element): boolean {
    if (place === document.body) return false
    return stop === place || Boolean(stop.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)
  }

  function nameOf(stop: HTMLElement): string {
    const words = stop.ariaLabel ?? (stop.innerText || stop.getAttribute('name') || stop.id)
    return `<${stop.localName}> ${words.replace(/\s+/g, ' ').slice(0, 60)}`
  }

  /** The ring may be drawn around what holds a field. A transparent outline is for forced colours alone. */
  function lookOf(stop: HTMLElement): string {
    const boxes = [stop, stop.parentElement, stop.parentElement?.parentElement].filter((box) => box != null)
    return boxes
      .map((box) => {
        const { boxShadow, outlineStyle, outlineColor, backgroundColor } = getComputedStyle(box)
        const outline = outlineColor === 'rgba(0, 0, 0, 0)' ? 'none' : `${outlineStyle} ${outlineColor}`
        return `${boxShadow}, ${outline}, ${backgroundColor}`
      })
      .join('; ')
  }
}
