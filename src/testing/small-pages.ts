import { Outlet, type ServerBuild } from 'react-router'

/** A build of pages, by their paths, with what each may export, and the entry that renders them. */
export function smallPages(pages: Record<string, object>, entry: object): ServerBuild {
  const own = Object.entries(pages).map(([path, module]) => [
    path,
    { id: path, path, parentId: 'root', module: { ...module, default: () => null } },
  ])
  const root = { id: 'root', path: '', module: { default: Outlet, ErrorBoundary: () => null } }
  const routes = { root, ...Object.fromEntries(own) }
  return {
    entry: { module: entry },
    routes,
    assets: { entry: { module: '', imports: [] }, routes, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild
}
