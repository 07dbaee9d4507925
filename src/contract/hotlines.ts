/** Whom to call when a life is in danger. These numbers are of the product itself, not of the catalogue. */
export const hotlines = { medical: '911', poison: '1-800-222-1222', suicide: '988', abuse: '1-800-799-7233' } as const

/** Where somebody answers a text who may not be heard: of the same lines, as their records say. */
export const textLines = { suicide: '988', abuse: '88788' } as const
