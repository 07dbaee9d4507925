import { inTab } from '#web/browser-storage.ts'

const key = 'navi.typed'

/** How long fields of parts that come later are waited for, in milliseconds. */
const patience = 10_000

// Passwords and files are never kept; what is picked in a search stands in the address.
const typable = 'textarea, select, input:not([type=password], [type=hidden], [type=file], [role=combobox])'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Kept = { address: string; typed: Record<string, string> }

/** Keeps what stands in the fields of this page until the same page has been loaded again in this tab. */
export function keepTyped(): void {
  const typed = Object.fromEntries(fieldsByPlace().map(([place, field]) => [place, entryOf(field)]))
  inTab.write(key, JSON.stringify({ address: ownAddress(), typed } satisfies Kept))
}

/** Puts back what was kept for this page, into the fields that nobody has changed since. */
export function restoreTyped(): void {
  const kept = inTab.readJson(key) as Kept | null | undefined
  if (kept?.address !== ownAddress()) return
  inTab.forget(key)
  const waiting = new Map(Object.entries(kept.typed))
  const fill = () => {
    for (const [place, field] of fieldsByPlace()) {
      const value = waiting.get(place)
      waiting.delete(place)
      if (value !== undefined && value !== entryOf(field) && isUntouched(field)) write(field, value)
    }
  }
  fill()
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patience)
}

function ownAddress(): string {
  return location.pathname + location.search
}

/** The fields by tag and name and, among those of the same, by order: ids differ from build to build. */
function fieldsByPlace(): [place: string, field: Field][] {
  const counts = new Map<string, number>()
  return [...document.querySelectorAll<Field>(typable)].map((field) => {
    const kind = `${field.tagName} ${field.name}`
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return [`${kind} ${count}`, field]
  })
}

function canBeChecked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function entryOf(field: Field): string {
  if (canBeChecked(field)) return field.checked ? 'checked' : ''
  return field.value
}

function isUntouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return true
  return canBeChecked(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue
}

/** React hears of a new value only where the element's own setter wrote it. */
function write(field: Field, value: string): void {
  if (canBeChecked(field)) {
    field.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
