// React takes its production build by this variable, once, while it is loaded: hence the imports below it.
process.env.NODE_ENV ??= 'production'

const { explain } = await import('./explained-error.ts')
const { serve } = await import('./serve.ts')
const { addBuiltPages } = await import('./pages/built-pages.ts')
const { loadKeptCatalogue } = await import('./catalogue/kept-facts.ts')
const { keptCatalogue } = await import('./project-folder.ts')

try {
  await serve({
    env: process.env,
    say: console.log,
    addPages: addBuiltPages,
    readCatalogue: (folder) => loadKeptCatalogue(folder, keptCatalogue),
  })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
