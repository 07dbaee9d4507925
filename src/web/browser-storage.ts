/** Storage can be closed off or full, and even asking for it throws then. Nothing is there then, and nothing is kept. */
function openStorage(storage: () => Storage) {
  const read = (key: string) => attempt(() => storage().getItem(key)) ?? null
  return {
    read,

    /** What was kept as JSON; undefined where there is none, or where something else wrote there. */
    readJson: (key: string): unknown => attempt(() => JSON.parse(read(key) ?? '')),

    /** @returns whether it is kept now. */
    write: (key: string, text: string) => attempt(() => storage().setItem(key, text) ?? true) === true,

    /** @returns whether it is forgotten now. */
    forget: (key: string) => attempt(() => storage().removeItem(key) ?? true) === true,
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Kept until someone deletes it. */
export const onDevice = openStorage(() => localStorage)

/** Kept until the tab is closed. */
export const inTab = openStorage(() => sessionStorage)

/** A browser may be shared, so what shows an interest in a medicine goes with its tab; an installed Navi belongs to someone's own phone. */
export function inOwnHands() {
  return matchMedia('(display-mode: standalone)').matches ? onDevice : inTab
}
