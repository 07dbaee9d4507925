import { check } from './en/check.ts'
import { errors } from './en/errors.ts'
import { heads } from './en/heads.ts'
import { inBrowser } from './en/in-browser.ts'
import { localHelp } from './en/local-help.ts'
import { mail } from './en/mail.ts'
import { pages } from './en/pages.ts'
import { states } from './en/states.ts'
import { vendors } from './en/vendors.ts'

/** Every word of the product in English, one module a feature. Spanish has the same keys by type. */
export const en = { ...inBrowser, check, errors, heads, localHelp, mail, pages, states, vendors }
