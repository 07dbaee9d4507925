import { Counter, Gauge, type Registry } from 'prom-client'
import type { Services } from '#server/services.ts'

/** What the site stands on: its database and disk, the age of the facts, what the watch found, who else answers, and whether it is ready. */
export function addStateMetrics(
  registry: Registry,
  { catalogueState, outsideCalls, readiness }: Pick<Services, 'catalogueState' | 'outsideCalls' | 'readiness'>,
): void {
  const registers = [registry]
  new Gauge({
    name: 'ready',
    help: '1 where /readyz says yes',
    registers,
    collect() {
      this.set(Number(readiness.isReady()))
    },
  })
  new Gauge({
    name: 'database_ready',
    help: '1 where the database can be written to',
    registers,
    async collect() {
      this.set(Number((await readiness.readState()).database === 'fine'))
    },
  })
  new Gauge({
    name: 'storage_ready',
    help: '1 where the disk of the data folder has room',
    registers,
    async collect() {
      this.set(Number((await readiness.readState()).storage !== 'full'))
    },
  })
  new Gauge({
    name: 'catalogue_age_days',
    help: 'Days since a person or the watch last looked at a fact; not a number where nobody has',
    registers,
    collect() {
      this.set(catalogueState.age() ?? Number.NaN)
    },
  })
  const watched = new Gauge({
    name: 'catalogue_watch_results',
    help: 'Pages of sources, by what the watch found when it last read them',
    labelNames: ['verdict'],
    registers,
  })
  for (const { verdict, count } of catalogueState.watch) watched.set({ verdict }, count)
  new Counter({
    name: 'outside_calls_total',
    help: 'Calls to a model server, to speech services, to the mail server and to the provider of texts, by outcome',
    labelNames: ['service', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const { service, answered, failed } of outsideCalls.list()) {
        this.inc({ service, outcome: 'answered' }, answered)
        this.inc({ service, outcome: 'failed' }, failed)
      }
    },
  })
}
