/** The parameters that a page may depend on. Others, such as those of campaigns, reach neither the page nor its key. */
const known = ['drug', '_routes']

/** A page's path with just the parameters it depends on, in one spelling: in order, no slash at the end. */
export function pageAddress(url: string, query: Record<string, unknown>): string {
  const [path = ''] = url.split('?', 1)
  let search = ''
  for (const name of known) {
    const value = firstOf(query[name])
    if (value !== undefined) search += `${search ? '&' : '?'}${name}=${encodeURIComponent(value.slice(0, 120))}`
  }
  return withoutSlash(path) + search
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
