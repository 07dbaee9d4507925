import { benchDrugSearch } from './drug-search.ts'
import { benchPageWeight } from './page-weight.ts'
import { benchPaint } from './paint.ts'
import { benchServing } from './serving.ts'
import { tableOf } from './table.ts'

// `npm run bench`: every figure beside its limit. One after the other, so that none disturbs another.
const measures = [
  ...(await benchServing()),
  ...(await benchPageWeight()),
  ...(await benchPaint()),
  ...(await benchDrugSearch()),
]
console.log(tableOf(measures))
process.exitCode = measures.every(({ ok }) => ok) ? 0 : 1
