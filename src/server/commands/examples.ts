// Adds a round of written sentences: `npm run examples 3 FILE…`. Each line of a file is
// `labels, language, sentence`, a tab between. A fifth of them is set aside before anybody looks; with `--set-aside` all are.
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nearDuplicates } from '#language/examples/near-duplicates.ts'
import {
  type Example,
  examplesFolder,
  readExamples,
  setAsideFolder,
  writeExample,
} from '#language/examples/read-examples.ts'
import { isLabel, kindOf } from '#language/labels.ts'

const { values, positionals } = parseArgs({ options: { 'set-aside': { type: 'boolean' } }, allowPositionals: true })
const [round = '', ...files] = positionals
if (!/^\d+$/.test(round) || files.length === 0) throw new Error('Usage: npm run examples ROUND [--set-aside] FILE…')

const written = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').flatMap(readLine))
const isNew = nearDuplicates([...readExamples(examplesFolder), ...readExamples(setAsideFolder)])
const added = written.filter(isNew)
const counts = { read: written.length, added: added.length, 'set aside': 0 }
for (const example of added) {
  const file = fileOf(example)
  appendFileSync(file, `${writeExample(example)}\n`)
  if (file.startsWith(setAsideFolder)) counts['set aside']++
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

function fileOf({ labels: [label = ''], language, sentence }: Example): string {
  const isSetAside = values['set-aside'] || createHash('sha256').update(sentence).digest().readUInt32LE(0) % 5 === 0
  return join(isSetAside ? setAsideFolder : examplesFolder, `${kindOf(label)}.${language}.tsv`)
}
