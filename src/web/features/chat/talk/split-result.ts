import type { ResultItem } from '#contract/chat.ts'

/** An answer's `result` in its two parts. */
type SplitResult = { text: string; items: ResultItem[] }

const startOfJson = /\[?\s*\{\s*(?:["'\\]|$)/

/** Splits `{"final_result": […]}` off an answer, whole or still arriving. JSON is never part of the text, broken or not. */
export function splitResult(result: string): SplitResult {
  const start = result.search(startOfJson)
  if (start === -1) return { text: result.trimEnd(), items: [] }
  return { text: result.slice(0, start).trimEnd(), items: readItems(result.slice(start)) }
}

function readItems(json: string): ResultItem[] {
  try {
    const { final_result } = JSON.parse(json)
    return Array.isArray(final_result) ? final_result.filter(isItem) : []
  } catch {
    return []
  }
}

function isItem(item: unknown): item is ResultItem {
  const { item_id, line, kind } = (item ?? {}) as Partial<ResultItem>
  return typeof item_id === 'string' && typeof line === 'string' && typeof kind === 'string'
}
