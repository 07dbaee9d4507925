import type { Problem } from '../checks/problems.ts'

const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g

/** Fields that an object of a JSON text has twice: only the last would be read. */
export function repeatedKeys(text: string, file: string): Problem[] {
  const open: (Set<string> | null)[] = []
  return [...text.matchAll(token)].flatMap(({ 0: part, 1: colon, index }) => {
    if (part === '{') open.push(new Set())
    else if (part === '[') open.push(null)
    else if (part === '}' || part === ']') open.pop()
    const keys = open.at(-1)
    if (!colon || !keys) return []
    const key = part.slice(1, part.lastIndexOf('"'))
    if (keys.size < keys.add(key).size) return []
    const line = text.slice(0, index).split('\n').length
    return [{ file, record: `line ${line}`, field: key, message: 'stands twice in one record' }]
  })
}
