import type { en } from './en.ts'
import { check } from './es/check.ts'
import { errors } from './es/errors.ts'
import { heads } from './es/heads.ts'
import { inBrowser } from './es/in-browser.ts'
import { localHelp } from './es/local-help.ts'
import { mail } from './es/mail.ts'
import { pages } from './es/pages.ts'
import { states } from './es/states.ts'
import { vendors } from './es/vendors.ts'

export const es: typeof en = { ...inBrowser, check, errors, heads, localHelp, mail, pages, states, vendors }
