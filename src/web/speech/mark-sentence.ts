const name = 'read-aloud'

/** Marks what is read, without a change to the page; browsers that can't do so show it in the player alone. */
export function markSentence(range: Range | null): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return
  if (!range) return void CSS.highlights.delete(name)
  CSS.highlights.set(name, new Highlight(range))
}

/** Brings a sentence that is read into sight. */
export function showSentence(range: Range): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
}
