/** Whom to call when a life is in danger. These numbers are of the product itself, not of the catalogue. */
export const hotlines = { medical: '911', poison: '1-800-222-1222', suicide: '988', abuse: '1-800-799-7233' } as const
