// `npm run evaluate`: holds every dialogue with Navi and prints a table by intent, then the figures of the sentences and of the
// talks set aside, and of talks that were looked at since. With a file's name, what went wrong too.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { lookedAtFolder, setAsideFolder } from '#language/examples/read-examples.ts'
import { readTalks } from '#language/examples/read-talks.ts'
import {
  type DialogueFile,
  dialogueFiles,
  evaluate,
  type Outcome,
  shareRight,
} from '#server/chat/dialogues/evaluate.ts'
import { evaluateSentences, figuresOf, groupsOf } from '#server/chat/dialogues/evaluate-sentences.ts'
import { evaluateTalks, figuresOfTalks, groupsOfTurns } from '#server/chat/dialogues/evaluate-talks.ts'
import { createGrounding } from '#server/chat/grounding/grounding.ts'
import { medicineReaderOf } from '#server/chat/medicines/medicine-reader.ts'
import { createUnderstanding } from '#server/chat/understand/understand.ts'
import { createPlaces } from '#server/communities/places/find-place.ts'
import { createServices } from '#server/services.ts'
import { readConfig } from '#server/settings/config.ts'
import { openWorld } from '#server/start/open-world.ts'

const wanted = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'navi-evaluate-'))
const config = readConfig({ DATA_DIR: dataDir })
const world = await openWorld(config, pino({ level: 'silent' }), () => {})
const { chat, communities } = createServices(config, world)
const grounding = createGrounding(world.catalogue, config)
const places = createPlaces(world.catalogue, config.operator.delivery.city)
await communities.prepare()
const rows = new Map<string, Partial<Record<DialogueFile, Outcome[]>>>()
for (const file of dialogueFiles) {
  const outcomes = await evaluate(file, chat, grounding)
  for (const outcome of outcomes) {
    for (const group of [outcome.dialogue.group, 'all']) {
      const row = rows.get(group) ?? {}
      rows.set(group, { ...row, [file]: [...(row[file] ?? []), outcome] })
    }
  }
  if (wanted.includes(file)) outcomes.forEach(printFailures)
}
printTable()
printSentences()
await printTalks()
await world.database.close()
rmSync(dataDir, { recursive: true })

function printTable() {
  console.log(['intent'.padEnd(16), ...dialogueFiles.map((file) => file.padStart(20))].join(''))
  for (const [group, row] of [...rows].sort(([a], [b]) => (a === 'all' ? 1 : b === 'all' ? -1 : a.localeCompare(b)))) {
    const cells = dialogueFiles.map((file) => cellOf(row[file] ?? []).padStart(20))
    console.log([group.padEnd(16), ...cells].join(''))
  }
  const ungrounded = dialogueFiles.map((file) =>
    String((rows.get('all')?.[file] ?? []).flatMap((outcome) => outcome.ungrounded).length).padStart(20),
  )
  console.log(['ungrounded'.padEnd(16), ...ungrounded].join(''))
}

/** How sentences were understood that nobody had seen, by language and by the round in which they were written. */
function printSentences() {
  const { catalogue } = world
  const heard = evaluateSentences(createUnderstanding({ catalogue, places, medicines: medicineReaderOf(catalogue) }))
  printFigures('set aside', new Map([['all', heard], ...groupsOf(heard)]), figuresOf)
}

/** How turns of talks were understood, each after those before it: of talks that nobody had seen, and of those looked at since. */
async function printTalks() {
  const setAside = await evaluateTalks(chat, readTalks(setAsideFolder))
  printFigures('talks set aside', new Map([['all', setAside], ...groupsOfTurns(setAside)]), figuresOfTalks)
  const lookedAt = await evaluateTalks(chat, readTalks(lookedAtFolder))
  printFigures('talks looked at', new Map([['all', lookedAt], ...groupsOfTurns(lookedAt)]), figuresOfTalks)
}

function printFigures<Heard>(
  title: string,
  groups: Map<string, Heard[]>,
  figuresOf: (heard: Heard[]) => Record<string, number>,
) {
  const columns = [...groups].map(([name, of]) => ({ name: `${name} (${of.length})`, figures: figuresOf(of) }))
  console.log(`\n${[title.padEnd(30), ...columns.map(({ name }) => name.padStart(16))].join('')}`)
  for (const figure of Object.keys(columns[0]?.figures ?? {})) {
    const cells = columns.map(({ figures }) => `${((figures[figure] ?? 0) * 100).toFixed(1)} %`.padStart(16))
    console.log([figure.padEnd(30), ...cells].join(''))
  }
}

function cellOf(outcomes: Outcome[]): string {
  if (outcomes.length === 0) return '–'
  const right = outcomes.filter(({ failures }) => failures.length === 0).length
  return `${right} of ${outcomes.length}, ${(shareRight(outcomes) * 100).toFixed(1)} %`
}

function printFailures({ dialogue, failures, ungrounded }: Outcome) {
  for (const { says, answer, unmet } of failures) {
    const missed = unmet.map(({ what, value }) => `${what} ${value}`).join('; ')
    console.log(
      `\n${dialogue.group}: ${dialogue.title}\n  > ${says}\n  = ${missed}\n  < ${answer.replaceAll('\n', '\n    ')}`,
    )
  }
  for (const { says, claims } of ungrounded)
    console.log(`\n${dialogue.title}\n  > ${says}\n  ungrounded: ${JSON.stringify(claims)}`)
}
