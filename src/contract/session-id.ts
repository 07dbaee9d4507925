import { z } from 'zod'

/** Six digits, as the spec says. Alone it opens nothing: a cookie of the browser goes with it. */
export const sessionId = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{5}$/))
