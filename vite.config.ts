import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every page needs, in one file: it compresses better together, and stays the same over many releases. */
const framework = { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }

/** The drug search, which only some pages have. */
const search = { name: 'search', test: /drug-names|features[\\/]drug-search/ }

/** What only a card needs, and few readers open one. */
const ofCards = /features[\\/]cards[\\/]|components[\\/](phone|country|qr)-|node_modules[\\/]uqr[\\/]/

/** The rest that pages share. Many small files would each wait for a connection. */
const shared = { name: 'shared', minShareCount: 2, test: (id: string) => !ofCards.test(id) }

export default defineConfig({
  plugins: [reactRouter()],
  // One stylesheet for all pages: it is 8 kB, and a page that waits for nine of them paints a second later on slow 4G.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, cssMinify: true, reportCompressedSize: false },
  environments: {
    // The server holds all words at once; only the browser fetches them by language.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [framework, search, shared] } } } },
    },
  },
})
