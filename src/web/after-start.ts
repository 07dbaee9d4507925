import { followLinksOffline } from './features/offline/follow-links-offline.ts'
import { followNewBuild } from './features/offline/follow-new-build.ts'
import { restoreTyped } from './features/offline/kept-typing.ts'
import { registerWorker } from './features/offline/register-worker.ts'
import { storeItems } from './features/offline/stored-items.ts'
import { savedCards } from './features/site/saved/saved-store.ts'

/** What can wait until the page is alive: being ready for a new build, and for the time without internet. */
export async function afterStart(): Promise<void> {
  followLinksOffline()
  followNewBuild()
  restoreTyped()
  const storeSaved = () => storeItems(savedCards.read())
  savedCards.subscribe(storeSaved)
  await Promise.all([storeSaved(), registerWorker()])
}
