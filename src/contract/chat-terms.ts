// Both sides need this, and the browser is not to fetch the schemas with it.

/** The longest question that is read, in letters; a longer one is refused in words. */
export const longestQuestion = 2_000
