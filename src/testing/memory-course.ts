const megabyte = 1024 ** 2

/** Megabytes that a server holds, its embedded database included. */
export async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(text.match(/^process_resident_memory_bytes (\S+)/m)?.[1]) / megabyte
}

/** By how much `y` grows with each `x`, by least squares. */
export function slopeOf(points: { x: number; y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2)
}
