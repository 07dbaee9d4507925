import { programs } from '../medicines/programs.ts'
import { search } from '../medicines/search.ts'
import { site } from './site.ts'

/** The words that parts of pages ask for themselves. The others reach the browser with a page's data, or never. */
export const inBrowser = { programs, search, site }
