/** The share of items for which something holds, from 0 to 1; of none it is 0. */
export function share<Item>(items: Item[], holds: (item: Item) => boolean): number {
  return mean(items, (item) => (holds(item) ? 1 : 0))
}

export function mean<Item>(items: Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0) / Math.max(1, items.length)
}

/** The items by each of their names: one of two names is in two groups. */
export function groupByEach<Item>(items: Item[], namesOf: (item: Item) => string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) for (const name of namesOf(item)) groups.set(name, [...(groups.get(name) ?? []), item])
  return groups
}
