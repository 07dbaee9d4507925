import { about, type PageWithTruth } from './page-with-truth.ts'

const cookies =
  '<div id="consent" role="dialog"><p>We and 14 partners use cookies. Privacy requests: 1-800-777-8888.</p><button>Accept all</button></div>'
const menu = '<nav><ul><li>About Trapex</li><li>Savings</li><li>For doctors</li><li>Español</li></ul></nav>'
const footer =
  '<footer><p>© 2026 Trapex Pharma Inc. To report side effects call 1-800-332-1088.</p><p>TRP-US-26-0114 v3 03/2026</p></footer>'

/** A page as sites have them: banner of cookies, menu, and a footer with other numbers. */
const whole = (name: string, isChanged: boolean, ...parts: string[]): PageWithTruth => ({
  about: name,
  isChanged,
  html: `<!doctype html><html lang="en"><head><title>Trapex Cares | Help paying</title></head><body>${cookies}${menu}<main>${about}${parts.join('')}</main>${footer}</body></html>`,
})
export const same = (name: string, ...parts: string[]) => whole(name, false, ...parts)
export const changed = (name: string, ...parts: string[]) => whole(name, true, ...parts)

export const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
