import { states } from '#i18n/en/local-help/states.ts'
import type { Counties } from '../files/read-counties.ts'
import type { HealthCenter } from '../files/read-health-centers.ts'
import type { ZipCode } from '../files/read-zip-codes.ts'
import { groupBy } from '../group-by.ts'
import type { Problem } from './problems.ts'

/** The farthest that a ZIP code lies from the middle of its county, in degrees: Kaktovik, Alaska. */
const farthest = 14

/** Wake Island is Honolulu's by mail alone, and Walter Reed's post office lay in the District. */
const unlike = ['96898', '20307']

/** Where the mail of the US goes though no state or territory is there. */
const freelyAssociated = ['FM', 'MH', 'PW']

/** ZIP codes that stand twice, in no state or county, or far from the others of their county. */
export function zipCodeProblems(zipCodes: ZipCode[], { stateOf }: Counties): Problem[] {
  const tell = tellOf('zip-codes.csv')
  const seen = new Set<string>()
  const middles = new Map(
    [...groupBy(zipCodes, ({ counties }) => counties.slice(0, 5))].map(([county, of]) => [county, middleOf(of)]),
  )
  return zipCodes.flatMap(({ zip, lat, lon, state, counties }) => {
    const codes = counties === '' ? [] : counties.split(' ')
    const unknown = codes.filter((code) => !stateOf(code))
    const middle = middles.get(counties.slice(0, 5))
    const isFar = codes.length > 0 && middle && (away(lat, middle.lat) > farthest || away(lon, middle.lon) > farthest)
    const isElsewhere = codes.length > 0 && unknown.length === 0 && !codes.some((code) => stateOf(code) === state)
    const isUnlike = unlike.includes(zip)
    return [
      ...tell(seen.size === seen.add(zip).size, zip, 'zip', 'stands twice'),
      ...tell(!(state in states || freelyAssociated.includes(state)), zip, 'state', `${state} is no state`),
      ...unknown.flatMap((code) => tell(true, zip, 'counties', `${code} is not in counties.csv`)),
      ...tell(isElsewhere && !isUnlike, zip, 'counties', `none of them is in ${state}`),
      ...tell(isFar && !isUnlike, zip, 'lat', `${lat}, ${lon} is far from its county`),
    ]
  })
}

/** Health centers that lie outside of all ZIP codes of their state, with half a degree around. */
export function healthCenterProblems(centers: HealthCenter[], zipCodes: ZipCode[]): Problem[] {
  const tell = tellOf('health-centers.csv')
  const byState = groupBy(zipCodes, ({ state }) => state)
  const spans = new Map([...byState].map(([state, of]) => [state, { lat: spanOf(of, 'lat'), lon: spanOf(of, 'lon') }]))
  return centers.flatMap(({ id, state, lat, lon }) => {
    const span = spans.get(state)
    const isOutside = span && !(isWithin(lat, span.lat) && isWithin(lon, span.lon))
    return [
      ...tell(!(state in states || freelyAssociated.includes(state)), id, 'state', `${state} is no state`),
      ...tell(isOutside, id, 'lat', `${lat}, ${lon} is outside of ${state}`),
    ]
  })
}

function tellOf(file: string) {
  return (isWrong: unknown, record: string, field: string, message: string): Problem[] =>
    isWrong ? [{ file, record, field, message }] : []
}

type Point = { lat: number; lon: number }

function middleOf(points: Point[]): Point {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return { lat: middle(points.map(({ lat }) => lat)), lon: middle(points.map(({ lon }) => lon)) }
}

function away(one: number, other: number): number {
  return Math.abs(one - other)
}

type Span = { least: number; most: number }

function spanOf(points: Point[], of: keyof Point): Span {
  const values = points.map((point) => point[of])
  return { least: Math.min(...values) - 0.5, most: Math.max(...values) + 0.5 }
}

function isWithin(value: number, { least, most }: Span): boolean {
  return value >= least && value <= most
}
