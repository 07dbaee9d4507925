// React takes its production build by this variable, once, while it is loaded: hence the imports below it.
process.env.NODE_ENV ??= 'production'

const { explain } = await import('#server/explained-error.ts')
const { serve } = await import('./serve.ts')
const { keptCatalogue } = await import('#server/settings/project-folder.ts')

try {
  await serve({
    env: process.env,
    say: console.log,
    addPages: async (app, services) => (await import('#server/pages/built-pages.ts')).addBuiltPages(app, services),
    readCatalogue: async (folder) =>
      (await import('#server/catalogue/kept-facts.ts')).loadKeptCatalogue(folder, keptCatalogue),
  })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
