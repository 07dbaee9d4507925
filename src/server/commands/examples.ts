// Adds a round of written sentences: `npm run examples 3 FILE…`. Each line of a file is
// `labels, language, sentence`, a tab between; a file that ends in `.txt` holds talks, without their round.
// A fifth of them is set aside before anybody looks; with `--set-aside` all are.
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createNoveltyCheck } from '#language/examples/near-duplicates.ts'
import {
  type Example,
  examplesFolder,
  readExamples,
  setAsideFolder,
  writeExample,
} from '#language/examples/read-examples.ts'
import { parseTalks, type Talk, writeTalk } from '#language/examples/read-talks.ts'
import { isLabel, kindOf } from '#language/labels.ts'

const { values, positionals } = parseArgs({ options: { 'set-aside': { type: 'boolean' } }, allowPositionals: true })
const [round = '', ...files] = positionals
if (!/^\d+$/.test(round) || files.length === 0) throw new Error('Usage: npm run examples ROUND [--set-aside] FILE…')

const talks = files.filter((file) => file.endsWith('.txt')).flatMap(readTalksOf)
const written = files
  .filter((file) => !file.endsWith('.txt'))
  .flatMap((file) => readFileSync(file, 'utf8').split('\n').flatMap(readLine))
const isNew = createNoveltyCheck([...readExamples(examplesFolder), ...readExamples(setAsideFolder)])
const added = written.filter(isNew)
const counts = { read: written.length + talks.length, added: added.length + talks.length, 'set aside': 0 }
for (const example of added) {
  const file = fileOf(example)
  appendFileSync(file, `${writeExample(example)}\n`)
  if (file.startsWith(setAsideFolder)) counts['set aside']++
}
for (const talk of talks) {
  const folder = folderFor(talk.turns.map(({ sentence }) => sentence).join('\n'))
  appendFileSync(join(folder, `talks.${talk.language}.txt`), `${writeTalk(talk)}\n\n`)
  if (folder === setAsideFolder) counts['set aside']++
}
console.table(counts)

function readLine(line: string): Example[] {
  const [named = '', language, sentence = ''] = line.split('\t').map((part) => part.trim())
  const labels = named.split('+').map((label) => label.trim())
  if ((language !== 'en' && language !== 'es') || sentence === '' || !labels.every(isLabel)) {
    if (line.trim() !== '') console.warn(`Left out: ${line}`)
    return []
  }
  return [{ labels, language, round: Number(round), sentence }]
}

/** A talk with a label that there is not is left out. */
function readTalksOf(file: string): Talk[] {
  const text = readFileSync(file, 'utf8').replace(/^# (en|es) /gm, `# $1 ${round} `)
  return parseTalks(text).filter(({ turns }) => {
    const unknown = turns.find(({ labels }) => !labels.every(isLabel))
    if (unknown) console.warn(`Left out: ${unknown.labels.join('+')} ${unknown.sentence}`)
    return !unknown
  })
}

function fileOf({ labels: [label = ''], language, sentence }: Example): string {
  return join(folderFor(sentence), `${kindOf(label)}.${language}.tsv`)
}

function folderFor(text: string): string {
  const isSetAside = values['set-aside'] || createHash('sha256').update(text).digest().readUInt32LE(0) % 5 === 0
  return isSetAside ? setAsideFolder : examplesFolder
}
