import { answer } from './answer-offline.ts'
import { install, keepPlan } from './install.ts'
import { keepPlanMessage, offlineCaches } from './kept.ts'
import type { WorkerScope } from './worker-scope.ts'

// Both are put in by the build.
declare const buildVersion: string
declare const wordAssets: string[]

const worker = globalThis as unknown as WorkerScope
const cacheName = offlineCaches + buildVersion

worker.addEventListener('install', (event) => {
  // A new build takes over at once: what it keeps depends on no open page.
  event.waitUntil(install(cacheName, wordAssets).then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('message', (event) => {
  if (event.data === keepPlanMessage) event.waitUntil(keepPlan(cacheName))
})

worker.addEventListener('fetch', (event) => answer(event, worker.location.origin))

async function takeOver(): Promise<void> {
  // Another application on the host has caches of its own.
  const stale = (await caches.keys()).filter((name) => name.startsWith(offlineCaches) && name !== cacheName)
  await Promise.all(stale.map((name) => caches.delete(name)))
  // The browser asks for a page while the worker starts, which on a cheap phone saves half a second.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}
