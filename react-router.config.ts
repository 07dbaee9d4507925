import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/pages',
  ssr: true,
  // The list of routes is small: sending it whole saves a request for it before each first visit to a page.
  routeDiscovery: { mode: 'initial' },
  future: {
    // Off: its typed context would need one module shared by two bundles, the server's and the pages'.
    v8_middleware: false,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
