import type { Tool } from 'ai'
import { z } from 'zod'
import { serviceCategory } from '#contract/choices.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { helpFor } from '#server/chat/answers/medicine/programs-answer.ts'
import type { ProgramsFor } from '#server/chat/answers/medicine/programs-for.ts'
import type { RecordRef, Understood } from '#server/chat/turn.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { allKinds } from '#server/programs/program-kinds.ts'
import type { ModelParts } from './model-parts.ts'
import { rowOf } from './record-rows.ts'
import type { RecordsAtHand } from './records-at-hand.ts'

const mostRows = 6
/** In one answer: a model that goes round in circles must not keep the database busy. */
const mostCalls = 4

const nothing = { found: 'no record' }

/** Types `execute` by the schema. That of the package does no more, and would load all of it where no model is configured. */
const tool = <Input>(made: Tool<Input, unknown>): Tool<Input, unknown> => made

/** Makes the tools of one answer: read-only, and for the medicines, the place and the person of the turn alone. */
export function createTools({ drugs, communities }: ModelParts, programs: ProgramsFor) {
  /** Those that name the medicines of the talk, as the offline answer lists them; where there are none, those for any. */
  function programsOf(understood: Understood): ProgramCard[] {
    const asked = findAll(drugs.find, understood.drugs)
    const named = asked.map((drug) => helpFor(drug, understood, programs))
    const each = Math.ceil(mostRows / Math.max(1, asked.length))
    const found = named.flatMap((cards) => cards.slice(0, each))
    return found.length > 0 ? found : programs.general(understood, allKinds, asked[0])
  }

  return (understood: Understood, records: RecordsAtHand) => {
    const { language, place } = understood
    let calls = 0
    const take = (refs: RecordRef[]) => {
      const rows = refs.slice(0, mostRows).flatMap((ref) => records.add(ref) ?? [])
      return rows.length > 0 ? rows.map(rowOf) : nothing
    }
    const bounded =
      <Input>(run: (input: Input) => unknown) =>
      async (input: Input) => {
        calls += 1
        return calls > mostCalls ? { error: 'No more look-ups: choose now.' } : await run(input)
      }

    return {
      list_programs: tool({
        description:
          'Lists more programs that may fit this person: for the medicines of the talk, else for any medicine.',
        inputSchema: z.object({}),
        execute: bounded(() => take(programsOf(understood).map(({ program_id: id }) => ({ kind: 'program', id })))),
      }),
      search_local_help: tool({
        description: 'Finds local help such as food, rent, rides or a lawyer where this person lives.',
        inputSchema: z.object({ need: z.string().max(200), category: serviceCategory.optional() }),
        execute: bounded(async ({ need, category }) => {
          const { services } = await communities.search({ q: need, place: place || undefined, category }, language)
          // Without a place, local groups may be those of another city.
          const near = place ? services : services.filter(({ reach }) => reach === 'national')
          return take(near.map(({ service_id: id }) => ({ kind: 'service', id })))
        }),
      }),
    }
  }
}
