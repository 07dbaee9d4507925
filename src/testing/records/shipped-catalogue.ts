import { resolve } from 'node:path'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'

/** The shipped catalogue, read once. */
export const catalogue = loadCatalogue(resolve('catalogue'))
