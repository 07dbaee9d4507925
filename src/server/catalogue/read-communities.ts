import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CommunityService, communityFile } from './community-file.ts'
import type { Problem } from './problems.ts'
import { readRecordFile } from './read-record-file.ts'
import { claimProblems } from './record-claims.ts'
import { wordingProblems } from './wording-problems.ts'

/** Reads and checks every file of a folder of communities; problems are added to the list, not thrown. */
export function readCommunities(folder: string, problems: Problem[]): CommunityService[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return files.flatMap((name) => {
    const file = `communities/${name}`
    const services = (readRecordFile(join(folder, name), file, communityFile, problems)?.organizations ?? []).flatMap(
      ({ services, id, name }) => services.map((service) => ({ ...service, organization: { id, name } })),
    )
    problems.push(...services.flatMap((service) => contradictions(service).map((p) => ({ file, ...p }))))
    return services
  })
}

/** What the shape of a record can't say: fields that have to agree with each other. */
function contradictions(service: CommunityService) {
  const { id, description, eligibility, area, schedule, hours, phone, phone_evidence, website } = service
  const found: Omit<Problem, 'file'>[] = []
  const tell = (field: string, message: string) => found.push({ record: id, field, message })
  if ((area.kind === 'national') !== (area.state === null))
    tell('area.state', 'must be there unless the area is national')
  if ((area.kind === 'local') !== area.cities.length > 0)
    tell('area.cities', 'must be there exactly when the area is local')
  if (schedule && hours) tell('hours', 'must be null when there is a schedule')
  if (schedule?.some(({ opens_at, closes_at }) => opens_at >= closes_at))
    tell('schedule', 'must open before it closes, on the same day')
  if (phone_evidence && !phone) tell('phone_evidence', 'must be absent when there is no phone')
  const texts = { description, eligibility, hours }
  // Services have their rules in prose alone, and no forms.
  const has = { phone: phone !== null, page: website !== null, form: true, incomeLimit: true, age: true }
  for (const { field, message } of [...claimProblems(texts, has), ...wordingProblems(texts)]) tell(field, message)
  return found
}
