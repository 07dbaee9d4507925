import type { en } from './en.ts'
import { errors } from './es/errors.ts'
import { heads } from './es/heads.ts'
import { inBrowser } from './es/in-browser.ts'
import { pages } from './es/pages.ts'

export const es: typeof en = { ...inBrowser, errors, heads, pages }
