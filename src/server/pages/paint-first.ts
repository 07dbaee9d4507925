const stylesheets = /<link rel="stylesheet"[^>]*>/g

/**
 * What the first paint waits for comes first in the head of a page. React writes the links to all scripts before the
 * stylesheet, and on a slow line they would come before it: they are fetched when nothing else is.
 */
export function paintFirst(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, Math.max(end, 0))
  const first = head.match(stylesheets) ?? []
  const ordered = head
    .replace(stylesheets, '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<head>', `<head>${first.join('')}`)
  return ordered + html.slice(head.length)
}

/** The `Link` header that has the stylesheet of a page fetched before the page itself is read; nothing where it has none. */
export function linkToStylesheet(html: string): string | undefined {
  const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  return address && `<${address}>; rel=preload; as=style`
}
