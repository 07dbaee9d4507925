import type { inBrowser as English } from '../en/in-browser.ts'
import { programs } from './programs.ts'
import { search } from './search.ts'
import { site } from './site.ts'

export const inBrowser: typeof English = { programs, search, site }
