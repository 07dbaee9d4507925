import type { en } from './en.ts'
import { drug } from './es/drug.ts'
import { errors } from './es/errors.ts'
import { home } from './es/home.ts'
import { pages } from './es/pages.ts'
import { programs } from './es/programs.ts'
import { search } from './es/search.ts'
import { site } from './es/site.ts'

export const es: typeof en = { drug, errors, home, pages, programs, search, site }
