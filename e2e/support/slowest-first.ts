import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest journeys, by how long they take. */
const slowest = [
  'access/accessibility',
  'site/links',
  'access/accessible-states',
  'cards/sending',
  'local-help/community-states',
  'site/intake',
  'chat/voice-service',
  'site/pages',
  'access/keyboard',
  'chat/voice',
  'device/offline',
  'medicines/eligibility',
  'chat/voice-loopback',
  'medicines/programs',
  'cards/card-states',
  'medicines/medicine',
  'medicines/plan',
  'cards/cards',
  'chat/ask-bar',
  'site/new-year',
].map((name) => `/e2e/${name}.test.ts`)

/**
 * On a clean machine vitest knows no durations and begins with the largest files: a slow small one would end the run alone.
 * Files of pages stand together: a process has one environment, and would end where the next file is of another.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const ofPages = new Set(sorted.filter(isOfPage))
    return sorted.sort(
      (one, other) => placeOf(one) - placeOf(other) || Number(ofPages.has(one)) - Number(ofPages.has(other)),
    )
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = slowest.findIndex((name) => moduleId.endsWith(name))
  return place < 0 ? slowest.length : place
}

function isOfPage({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom')
}
