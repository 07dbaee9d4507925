import { join } from 'node:path'
import { unprovedPhone } from '../checks/phone-proof.ts'
import type { Problem } from '../checks/problems.ts'
import { claimProblems } from '../checks/record-claims.ts'
import type { RecordCheck } from '../checks/record-problems.ts'
import { wordingProblems } from '../checks/wording-problems.ts'
import type { FieldProblem } from '../record-texts.ts'
import { type CommunityService, communityFile } from './community-file.ts'
import type { CountyCode } from './read-counties.ts'
import { filesIn, readRecordFile } from './read-record-file.ts'
import { stateFile, stateServices } from './state-file.ts'

/** What records of every kind are held against, the counties that there are, and the national numbers. */
type Checks = { check: RecordCheck; countyCode: CountyCode; isPhone: (phone: string) => boolean }

/** Reads and checks every file of a folder of communities; problems are added to the list, not thrown. */
export function readCommunities(folder: string, checks: Checks, problems: Problem[]): CommunityService[] {
  const regional = filesIn(folder).flatMap((name) => checked(`communities/${name}`, readRegion(folder, name, problems)))
  const ofStates = filesIn(join(folder, 'states')).flatMap((name) =>
    checked(`communities/states/${name}`, readStates(folder, name, problems)),
  )
  return [...regional, ...ofStates]

  function checked(file: string, services: CommunityService[]) {
    problems.push(
      ...services.flatMap((service) =>
        contradictions(service, checks).map((p) => ({ file, record: service.id, ...p })),
      ),
    )
    return services
  }
}

function readRegion(folder: string, name: string, problems: Problem[]): CommunityService[] {
  const file = readRecordFile(join(folder, name), `communities/${name}`, communityFile, problems)
  return (file?.organizations ?? []).flatMap(({ services, id, name }) =>
    services.map(({ phone_to_check: _kept, ...service }) => ({
      ...service,
      organization: { id, name },
      phone_confirmed: true,
    })),
  )
}

function readStates(folder: string, name: string, problems: Problem[]): CommunityService[] {
  const file = readRecordFile(join(folder, 'states', name), `communities/states/${name}`, stateFile, problems)
  return file ? stateServices(file) : []
}

/** What the shape of a record can't say: fields that have to agree with each other. */
function contradictions(service: CommunityService, { check, countyCode, isPhone }: Checks): FieldProblem[] {
  const { description, eligibility, area, schedule, hours, phone, website } = service
  const texts = { description, eligibility, hours }
  // Services have their rules in prose alone, and no forms.
  const has = { phone: phone !== null, page: website !== null, form: true, incomeLimit: true, age: true }
  const runsBackwards = schedule?.some(({ opens_at, closes_at }) => opens_at >= closes_at)
  return [
    ...areaProblems(area, countyCode),
    ...problemIf(schedule && hours, 'hours', 'must be null when there is a schedule'),
    ...problemIf(runsBackwards, 'schedule', 'must open before it closes, on the same day'),
    ...unprovedPhone(service, isPhone),
    ...claimProblems(texts, has),
    ...wordingProblems(texts),
    ...check(service, texts),
  ]
}

function areaProblems(area: CommunityService['area'], countyCode: CountyCode): FieldProblem[] {
  const { kind, state, cities, counties = [], part_of_state } = area
  const isNational = kind === 'national'
  return [
    ...problemIf(isNational !== (state === null), 'area.state', 'must be there unless the area is national'),
    ...problemIf(kind === 'local' && cities.length === 0, 'area.cities', 'must be there when the area is local'),
    ...problemIf(isNational && cities.length > 0, 'area.cities', 'must be empty when the area is national'),
    ...problemIf(part_of_state && kind !== 'state', 'area.part_of_state', 'must be absent unless the area is a state'),
    ...problemIf(counties.length > 0 && kind !== 'local', 'area.counties', 'must be absent unless the area is local'),
    ...counties
      .filter((county) => !countyCode(state ?? '', county))
      .map((county) => ({ field: 'area.counties', message: `${county} is no county of ${state}` })),
  ]
}

function problemIf(isWrong: unknown, field: string, message: string): FieldProblem[] {
  return isWrong ? [{ field, message }] : []
}
