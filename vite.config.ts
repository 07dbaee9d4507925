import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every page needs, in one file: it compresses better together, and stays the same over many releases. */
const framework = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, cssMinify: true, reportCompressedSize: false },
  environments: {
    // The server holds all words at once; only the browser fetches them by language.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } } },
      },
    },
  },
})
