import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Its package gives browsers the development build, warnings and all, in production too. */
const productionRouter: Plugin = {
  name: 'production-react-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source) {
    const file = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }[source]
    return file && resolve('node_modules/react-router/dist/production', file)
  },
}

/** What the router does for sites that prefetch pages, find routes late or render on the server alone: 3 kB that ours never runs. */
const unusedOfRouter = [
  'fetchAndApplyManifestPatches',
  'getPatchRoutesOnNavigationFunction',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'useFogOFWarDiscovery',
]

/** Leaves them empty. A release of the router that has them no more stops the build. */
const smallerRouter: Plugin = {
  name: 'smaller-react-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]chunk-.*\.mjs$/, code: 'function createRouter(' },
    handler: (code) => ({ code: unusedOfRouter.reduce(withoutBody, code), map: null }),
  },
}

function withoutBody(code: string, name: string): string {
  const whole = new RegExp(`^(?:async )?function ${name}\\([^]*?^}$`, 'm')
  if (!whole.test(code)) throw new Error(`The router has no ${name} any more: see vite.config.ts`)
  return code.replace(whole, `function ${name}() {}`)
}

/** What every page needs, in one file: it compresses better together, and stays the same over many releases. */
const framework = { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }

/** The drug search, which only some pages have. */
const search = { name: 'search', test: /drug-names|features[\\/]drug-search/ }

/** What the forms that people send to us are checked by. */
const rules = { name: 'rules', test: /contract[\\/]intake-forms|node_modules[\\/]zod[\\/]/ }

/** What reads a text aloud, which the chat and many pages have, and the home page has not. */
const aloud = { name: 'aloud', test: /site[\\/](read-aloud[\\/]|source-line)/ }

/** Features that several pages have, and the home page has not: a file each. What opens the chat comes before it. */
const ofFeature =
  /features[\\/](chat(?![\\/]panel[\\/](chat-section|use-go-back))|communities|eligibility|programs(?![\\/]finder)|short-pages)[\\/]/
const feature = {
  name: (id: string) => ofFeature.exec(id)?.[1] ?? null,
  test: ofFeature,
  minShareCount: 2,
}

/** What finds programs, on the two pages that do. It comes after the feature whose parts it shows, or it would take them in. */
const finder = { name: 'finder', test: /features[\\/]programs[\\/]finder[\\/]/ }

/** What the home page does without, and what waits for the time without internet. */
const ofFewPages =
  /features[\\/](answer|cards|coupons|intake|offline|prices|questions)[\\/]|person[\\/]fact-|site[\\/](saved[\\/]add-to-plan|email-form)|components[\\/](form[\\/](phone-|country-)|layout[\\/](asked-frame|fold|late-fold|stack-table|tabs)|display[\\/]qr-)|node_modules[\\/](uqr|eventsource-parser)[\\/]/

/**
 * The rest that pages share; many small files would each wait for a connection. It comes before the others: a file takes
 * in what its parts import and no file before it has.
 */
const shared = {
  name: 'shared',
  minShareCount: 3,
  test: (id: string) => ![search.test, rules.test, aloud.test, ofFeature, ofFewPages].some((test) => test.test(id)),
}

export default defineConfig({
  plugins: [productionRouter, smallerRouter, reactRouter()],
  // One stylesheet for all pages: it is 19 kB, and a page that waits for nine of them paints a second later on slow 4G.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssMinify: true,
    // 2 kB less for every page than Vite's own.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 8 } },
    reportCompressedSize: false,
  },
  environments: {
    // The server holds all words at once; only the browser fetches them by language.
    // Of 1,600 icons it holds those that are drawn.
    ssr: {
      resolve: { noExternal: ['lucide'] },
      build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
    },
    client: {
      // For `npm run dev`: a package that is found only while a page is open loads that page anew, or breaks it.
      optimizeDeps: { entries: ['src/web/entry.client.tsx', 'src/web/routes/**/*.tsx'] },
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [framework, shared, search, rules, aloud, feature, finder] } },
        },
      },
    },
  },
})
