import { pageParameters } from '#contract/page-parameters.ts'

/** What else an address may name: the parts of a page that are asked for alone, as data. */
const known = Object.entries({ ...pageParameters, _routes: 120 })

/** React Router's page for every other address is not found for a path with one. */
const lineBreak = /%0[ad]|%e2%80%a[89]/gi

/** A page's path with just the parameters it depends on, in one spelling: in order, no slash at the end. */
export function pageAddress(url: string, query: Record<string, unknown>): string {
  const [path = ''] = url.split('?', 1)
  let search = ''
  for (const [name, longest] of known) {
    const value = firstOf(query[name])
    if (value !== undefined) search += `${search ? '&' : '?'}${name}=${encodeURIComponent(cut(value, longest))}`
  }
  return withoutSlash(path.replace(lineBreak, '%20')) + search
}

/** Never through the middle of a sign: half of one can't be encoded. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
}

function withoutSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function firstOf(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : undefined
}
