import { join } from 'node:path'
import { keptCatalogue, projectFolder } from '#server/settings/project-folder.ts'
import { CatalogueError } from '../catalogue/checks/problems.ts'
import { keepFacts } from '../catalogue/kept-facts.ts'

/** The last step of a build: keeps the checked catalogue for its starts. Mistakes in it are told by the start. */
try {
  keepFacts(join(projectFolder, 'catalogue'), keptCatalogue)
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error
}
