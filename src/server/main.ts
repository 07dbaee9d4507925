// React takes its production build by this variable, once, while it is loaded: hence the import below it.
process.env.NODE_ENV ??= 'production'

const { isExplained, serve } = await import('./serve.ts')

try {
  await serve(process.env, console.log)
} catch (error) {
  console.error(isExplained(error) ? error.message : error)
  process.exit(1)
}
