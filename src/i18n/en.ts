import { errors } from './en/errors.ts'
import { heads } from './en/heads.ts'
import { inBrowser } from './en/in-browser.ts'
import { pages } from './en/pages.ts'

/** Every word of the product in English, one module a feature. Spanish has the same keys by type. */
export const en = { ...inBrowser, errors, heads, pages }
