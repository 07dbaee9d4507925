import { type ResultItem, resultItem } from './chat.ts'

const lineOfRecords = /\n*^(\{"final_result":.*\})$/ms

/**
 * The two parts of a whole `result`: its text, and the records of the line of JSON that may follow it. A record of another release, which
 * we do not know, is left out; a line that holds no list stays text.
 */
export function parseChatResult(result: string): { text: string; items: ResultItem[] } {
  const list = listIn(result.match(lineOfRecords)?.[1])
  if (!list) return { text: result, items: [] }
  return {
    text: result.replace(lineOfRecords, ''),
    items: list.flatMap((item) => resultItem.safeParse(item).data ?? []),
  }
}

function listIn(line = ''): unknown[] | undefined {
  try {
    const { final_result: list } = JSON.parse(line)
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}
