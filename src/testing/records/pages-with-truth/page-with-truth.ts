/** A saved page, and whether a person who reads it would say that a fact of the record has changed. */
export type PageWithTruth = { about: string; html: string; isChanged: boolean }

/** The record of all of them: Trapex Cares, 1-800-222-3333, 300 % of the guideline, $25 a fill, $9,000 a year. */
export const about =
  '<p>Trapex Cares helps people who cannot pay for Trapex. Ask your doctor about the application, or apply on this site in a few minutes.</p>'
export const phone = '<p>Questions? Call Trapex Cares at 1-800-222-3333.</p>'
export const limit = '<p>Your income must be at or below 300% of the federal poverty level.</p>'
export const pay = '<p>Pay as little as $25 per fill.</p>'

const page = (name: string, isChanged: boolean, parts: string[]): PageWithTruth => ({
  about: name,
  isChanged,
  html: `<!doctype html><html><head><title>Trapex Cares</title></head><body><main>${about}${parts.join('')}</main></body></html>`,
})

export const same = (name: string, ...parts: string[]) => page(name, false, parts)
export const changed = (name: string, ...parts: string[]) => page(name, true, parts)
