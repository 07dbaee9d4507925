import { en } from '../../src/i18n/en.ts'

/** Every key that a page can ask for: `site.close`, and `finder.found` of its two forms. */
export const wordKeys = new Set(keysOf(en))

function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name.replace(/_(one|other)$/, '')] : keysOf(value, `${path}${name}.`),
  )
}

/** The first key that stands in a page where its words should be, or the place of a value that was not given. */
export function bareKeyIn(html: string): string | undefined {
  const seen = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
  return seen.match(/[a-z]\w*(?:\.\w+)+|\{\{/gi)?.find((text) => text === '{{' || wordKeys.has(text))
}

/** Runs in a page: complains in its console of each key that comes to stand there, also in what a press opens. */
export function complainOfKeys(keys: string[]) {
  const known = new Set(keys)
  const labels = ['aria-label', 'placeholder', 'title', 'alt']

  function look(node: Node) {
    const texts = node instanceof Element ? labels.map((label) => node.getAttribute(label)) : [node.nodeValue]
    for (const text of texts) if (text && known.has(text.trim())) console.error(`No words for ${text}`)
    for (const child of node.childNodes) look(child)
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) look(node)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
