/** What we use of a worker's own scope. TypeScript's types of it can not stand beside those of a page. */
export interface WorkerScope {
  readonly location: Location
  readonly navigator: Navigator
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request
  /** The answer that the browser asked for while the worker was still starting; empty where it did not. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
