import { benchChat } from './chat.ts'
import { benchChatModel } from './chat-model.ts'
import { benchCommunitySearch } from './community-search.ts'
import { benchCost } from './cost.ts'
import { benchDrugSearch } from './drug-search.ts'
import { benchEligibility } from './eligibility.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMixedLoad } from './mixed-load.ts'
import { benchPageWeight } from './page-weight.ts'
import { benchPaint } from './paint.ts'
import { benchServing } from './serving.ts'
import { tableOf } from './table.ts'
import { benchVoice } from './voice.ts'

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
  ['cost', benchCost],
  ['load', benchMixedLoad],
  ['lighthouse', benchLighthouse],
])
const wanted = process.argv.slice(2)
const measures = []
for (const [name, bench] of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`Measuring ${name} …`)
  measures.push(...(await bench()))
}
console.log(`\n${tableOf(measures)}`)
process.exitCode = measures.every(({ ok }) => ok) ? 0 : 1
