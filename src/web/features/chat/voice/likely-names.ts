interface Place {
  /** Of the page: `?drug=` names its medicine. */
  address: string
  /** What stands on the page, the talk with Navi included. */
  text: string
}

/** The names that a recogniser is to expect: those of the page and of the talk first, then the others. */
export function likelyNames(names: readonly string[], { address, text }: Place): string[] {
  const onAddress = new URL(address).searchParams.get('drug')?.replaceAll('-', ' ').trim()
  const words = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu))
  const isHere = (name: string) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .every((word) => words.has(word))
  return withFirst(onAddress ? [onAddress] : [], [...names.filter(isHere), ...names])
}

/** The same names, with these before them, each once. */
export function withFirst(first: readonly string[], names: readonly string[]): string[] {
  const byKey = new Map([...first, ...names].map((name) => [name.toLowerCase(), name]))
  return [...byKey.values()]
}
