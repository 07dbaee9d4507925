import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const megabyte = 1024 ** 2

/** Megabytes that a server holds, its embedded database included. */
export async function memoryOf(url: string): Promise<number> {
  return figure(await metricsOf(url), 'process_resident_memory_bytes')
}

/** The setting with which a server collects its garbage when it is asked to. */
export const collects = {
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./collect-garbage.js', import.meta.url))}`,
}

/** Megabytes that a server holds once its garbage is collected, and those of them in its heap. It runs with `collects`. */
export async function heldBy({ url, kill }: { url: string; kill: (signal: NodeJS.Signals) => void }) {
  kill('SIGUSR2')
  // The first to come after a collection waits for it.
  await sleep(100)
  await metricsOf(url)
  const text = await metricsOf(url)
  return { memory: figure(text, 'process_resident_memory_bytes'), heap: figure(text, 'nodejs_heap_size_used_bytes') }
}

async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}

function figure(metrics: string, name: string): number {
  return Number(metrics.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]) / megabyte
}

/** By how much `y` grows with each `x`, by least squares. */
export function slopeOf(points: { x: number; y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2)
}
