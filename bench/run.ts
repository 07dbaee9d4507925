import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { benchAnswers } from './answers.ts'
import { benchChat } from './chat.ts'
import { benchChatModel } from './chat-model.ts'
import { benchCommunitySearch } from './community-search.ts'
import { benchCost } from './cost.ts'
import { benchDrugSearch } from './drug-search.ts'
import { benchEligibility } from './eligibility.ts'
import { benchLighthouse } from './lighthouse.ts'
import type { Measure } from './measure.ts'
import { benchMixedLoad } from './mixed-load.ts'
import { benchPageWeight } from './page-weight.ts'
import { benchPaint } from './paint.ts'
import { benchServing } from './serving.ts'
import { benchStart } from './start.ts'
import { markdownOf, tableOf } from './table.ts'
import { benchVoice } from './voice.ts'

const kept = 'docs/benchmarks.md'
const benches = new Map([
  ['serving', benchServing],
  ['page-weight', benchPageWeight],
  ['paint', benchPaint],
  ['drug-search', benchDrugSearch],
  ['community-search', benchCommunitySearch],
  ['eligibility', benchEligibility],
  ['chat', benchChat],
  ['chat-model', benchChatModel],
  ['voice', benchVoice],
  ['answers', benchAnswers],
  ['start', benchStart],
  ['cost', benchCost],
  ['load', benchMixedLoad],
  ['lighthouse', benchLighthouse],
])
const [options, wanted] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((word) => word.startsWith('--') === isOption),
) as [string[], string[]]
const isKept = options.includes('--write')
// A table of which only a part is new would say of all of it that it is.
if (isKept && wanted.length > 0) throw new Error('`--write` keeps the whole table: name no bench beside it.')
// Other work of the machine makes every time longer, and a busy server’s more than a bare one’s.
const [otherWork = 0] = loadavg()
const measures: Measure[] = []
for (const [name, bench] of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`Measuring ${name} …`)
  const began = performance.now()
  measures.push(...(await bench()))
  console.log(`  ${((performance.now() - began) / 1000).toFixed()} s`)
}
console.log(`\n${tableOf(measures)}`)
if (isKept) writeFileSync(kept, withMeasures(readFileSync(kept, 'utf8'), measures))
process.exitCode = measures.every(({ ok }) => ok) ? 0 : 1

/** The document with these figures; what people wrote around its table stays. */
function withMeasures(document: string, measures: Measure[]): string {
  const [{ model = '' } = {}, ...others] = cpus()
  const machine = `${others.length + 1} cores (${model.trim()}), Node ${process.version}, ${process.platform}; load of other work before: ${otherWork.toFixed(1)}`
  const written = `Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`
  return document.replace(/^Written by .*$/m, () => written).replace(/^\|.*(?:\n\|.*)*$/m, () => markdownOf(measures))
}
