import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { verdicts, type WatchResult } from '#server/catalogue/files/watch-file.ts'

const day = 24 * 60 * 60_000

/** How old the facts are, and what the pages of their sources said when they were last read. */
export function createCatalogueState(
  { hash, programs, services, changes }: Pick<Catalogue, 'hash' | 'programs' | 'services' | 'changes'>,
  now: () => number = Date.now,
) {
  const records = [...programs, ...services]
  const results: WatchResult[] = records.flatMap(({ watched = [] }) => watched)
  const looked = [...records.map(({ checked_on }) => checked_on), ...results.map(({ read_on }) => read_on)]
  const newest =
    [...looked, ...changes.map(({ on }) => on)]
      .flatMap((date) => date ?? [])
      .sort()
      .at(-1) ?? null

  return {
    hash,
    programs: programs.length,
    services: services.length,
    /** The newest day on which a person or the watch looked at a fact. */
    newest,
    /** In days, since that day; `null` where nobody has looked. */
    age: (): number | null => (newest === null ? null : Math.max(0, Math.floor((now() - Date.parse(newest)) / day))),
    watch: verdicts.map((verdict) => ({ verdict, count: results.filter((one) => one.verdict === verdict).length })),
  }
}
