/**
 * Edits (a letter added, lost, changed, or two neighbours swapped) that turn `text` into the nearest beginning of
 * `name`. Gives `limit + 1` as soon as it is sure that more than `limit` are needed.
 */
export function distanceToPrefix(text: string, name: string, limit: number) {
  const row = lastRow(text, name, limit)
  let best = limit + 1
  const end = Math.min(name.length, text.length + limit)
  if (!row) return best
  for (let column = Math.max(0, text.length - limit); column <= end; column += 1) {
    best = Math.min(best, at(row, column))
  }
  return best
}

/** Edits that turn `text` into the whole of `name`; `limit + 1` stands for any number above `limit`. */
export function distance(text: string, name: string, limit: number) {
  if (Math.abs(text.length - name.length) > limit) return limit + 1
  return Math.min(lastRow(text, name, limit)?.[name.length] ?? limit + 1, limit + 1)
}

// Three rows kept for all calls: a search makes thousands, and new arrays for each would cost more than the sums.
const longest = 128
const rows = [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)] as const

/** The last row of the table of edits, filled only within `limit` of its diagonal; nothing when all are above it. */
function lastRow(text: string, name: string, limit: number) {
  if (text.length > longest) return undefined
  const width = Math.min(name.length, longest)
  let [before, above, row] = rows
  for (let column = 0; column <= width; column += 1) above[column] = column
  for (let line = 1; line <= text.length; line += 1) {
    const from = Math.max(1, line - limit)
    const to = Math.min(width, line + limit)
    row[from - 1] = from === 1 ? line : limit + 1
    let least = at(row, from - 1)
    for (let column = from; column <= to; column += 1) {
      const isSame = text.charCodeAt(line - 1) === name.charCodeAt(column - 1)
      const edits = isSame ? at(above, column - 1) : changedEdits(above, row, before, column, text, line, name)
      row[column] = edits
      if (edits < least) least = edits
    }
    if (least > limit) return undefined
    row[to + 1] = limit + 1
    ;[before, above, row] = [above, row, before]
  }
  return above
}

function changedEdits(
  above: Uint8Array,
  row: Uint8Array,
  before: Uint8Array,
  column: number,
  text: string,
  line: number,
  name: string,
) {
  const edits = 1 + Math.min(at(above, column - 1), at(above, column), at(row, column - 1))
  return areSwapped(text, line, name, column) ? Math.min(edits, 1 + at(before, column - 2)) : edits
}

function at(row: Uint8Array, column: number) {
  return row[column] ?? 0
}

function areSwapped(text: string, line: number, name: string, column: number) {
  return (
    line > 1 &&
    column > 1 &&
    text.charCodeAt(line - 1) === name.charCodeAt(column - 2) &&
    text.charCodeAt(line - 2) === name.charCodeAt(column - 1)
  )
}
