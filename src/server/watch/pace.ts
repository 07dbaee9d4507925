import { siteName } from '#text/site-name.ts'

/** Asks a site when its turn has come: with or without "www.", at least `apart` (or a longer `delay`) after the answer before. */
export type Pace = <Answer>(url: string, ask: () => Promise<Answer>, delay?: number) => Promise<Answer>

/** Keeps requests to one site apart: for robots.txt, a page or where a redirect leads. */
export function createPace(apart: number): Pace {
  const answered = new Map<string, number>()
  return async (url, ask, delay = 0) => {
    const site = siteName(url)
    const wait = (answered.get(site) ?? -Infinity) + Math.max(apart, delay) - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    try {
      return await ask()
    } finally {
      answered.set(site, performance.now())
    }
  }
}
