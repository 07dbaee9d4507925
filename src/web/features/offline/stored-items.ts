import type { CardItem } from '#contract/cards.ts'
import { type Language, languageOf } from '#i18n/languages.ts'
import { ApiError, api } from '#web/api.ts'
import { onDevice } from '#web/browser-storage.ts'

const key = 'navi.savedItems'

/** The items of the saved cards as the catalogue had them. */
interface StoredItems {
  stored_at: string
  language: Language
  /** The saved ids that were asked for; some may not be offered any more. */
  ids: readonly string[]
  items: CardItem[]
}

/** The items that were stored last, or undefined where there are none that can be read. */
export function readStoredItems(): StoredItems | undefined {
  const stored = onDevice.readJson(key) as StoredItems | null | undefined
  return Array.isArray(stored?.items) && Array.isArray(stored.ids) ? stored : undefined
}

/** Keeps what the saved cards hold, for the time without internet; asks for it when they change, and once a day. */
export async function storeItems(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) {
    onDevice.forget(key)
    return
  }
  const language = languageOf(document.documentElement.lang) ?? 'en'
  if (!navigator.onLine || isFresh(readStoredItems(), ids, language)) return
  try {
    const items = await offeredItems(ids, language)
    const stored: StoredItems = { stored_at: new Date().toISOString(), language, ids, items }
    onDevice.write(key, JSON.stringify(stored))
  } catch {
    // No answer: what was stored before stays.
  }
}

/** One item that is not offered any more spoils a whole card; then each is asked for alone. */
async function offeredItems(ids: readonly string[], language: Language): Promise<CardItem[]> {
  try {
    return (await api.makeCard([...ids], language)).items
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unknown_item')) throw error
    if (ids.length === 1) return []
    return (await Promise.all(ids.map((id) => offeredItems([id], language)))).flat()
  }
}

function isFresh(stored: StoredItems | undefined, ids: readonly string[], language: Language): boolean {
  if (stored?.language !== language || stored.ids.join() !== ids.join()) return false
  return Date.now() - Date.parse(stored.stored_at) < 86_400_000
}
