import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the catalogue, the migrations and `package.json` lie: above `build/`, or above `src/` where nothing is built. */
export const projectFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.js') ? '..' : '../../..', import.meta.url),
)

/** Where a build keeps the catalogue that it has checked. */
export const keptCatalogue = join(projectFolder, 'build/catalogue.json')

/** A name in that folder, as seen from where the process was started. */
export function inProject(name: string): string {
  return relative(process.cwd(), join(projectFolder, name))
}
