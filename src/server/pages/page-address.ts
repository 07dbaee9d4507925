/** The parameters that a page may depend on. Others, such as those of campaigns, reach neither the page nor its key. */
const known = ['drug', '_routes']

/** The address of a page with just what it depends on, in one spelling: known parameters in order, no slash at the end. */
export function pageAddress(url: URL): URL {
  const address = new URL(url.pathname.replace(/(?<=.)\/+$/, ''), url)
  for (const name of known) {
    const value = url.searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value.slice(0, 120))
  }
  return address
}
