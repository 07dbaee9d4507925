import type { inBrowser as English } from '#i18n/en/site/in-browser.ts'
import { programs } from '../medicines/programs.ts'
import { search } from '../medicines/search.ts'
import { site } from './site.ts'

export const inBrowser: typeof English = { programs, search, site }
