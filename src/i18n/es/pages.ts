import type { pages as English } from '../en/pages.ts'

export const pages: typeof English = {}
