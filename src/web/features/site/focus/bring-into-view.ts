/** Takes the focus and the view to what has just come. */
export function bringIntoView(element: HTMLElement | null): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
}
