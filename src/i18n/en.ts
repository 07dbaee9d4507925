import { drug } from './en/drug.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { pages } from './en/pages.ts'
import { programs } from './en/programs.ts'
import { search } from './en/search.ts'
import { site } from './en/site.ts'

/** Every word of the product in English, one module a feature. Spanish has the same keys by type. */
export const en = { drug, errors, home, pages, programs, search, site }
