/** The parameters that a page may depend on. Others, such as those of campaigns, reach neither the page nor its key. */
const known = ['drug', '_routes']

/** A page's path with just the parameters it depends on, in one spelling: in order, no slash at the end. */
export function pageAddress(url: string, query: Record<string, unknown>): string {
  const path = url.split('?', 1)[0]?.replace(/(?<=.)\/+$/, '') ?? ''
  const params = known.flatMap((name) => {
    const [value] = [query[name]].flat()
    return typeof value === 'string' ? `${name}=${encodeURIComponent(value.slice(0, 120))}` : []
  })
  return params.length > 0 ? `${path}?${params.join('&')}` : path
}
