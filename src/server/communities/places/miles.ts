/** Degrees north and east. */
export type Point = { lat: number; lon: number }

const earthRadius = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in miles. */
export function milesBetween(a: Point, b: Point): number {
  const [north, east] = [radians(b.lat - a.lat) / 2, radians(b.lon - a.lon) / 2]
  const half = Math.sin(north) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The mean of points that lie close together. */
export function centreOf(points: Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(points.map(({ lat }) => lat)), lon: mean(points.map(({ lon }) => lon)) }
}
