import type { ComponentType } from 'react'
import { Outlet, type ServerBuild } from 'react-router'

/** A build of pages, by their paths, with what each may export, and the entry that renders them; `Root` is around each. */
export function smallPages(pages: Record<string, object>, entry: object, Root: ComponentType = Outlet): ServerBuild {
  const own = Object.entries(pages).map(([path, module]) => [
    path,
    { id: path, path, parentId: 'root', module: { default: () => null, ...module } },
  ])
  const root = { id: 'root', path: '', module: { default: Root, ErrorBoundary: () => null } }
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
