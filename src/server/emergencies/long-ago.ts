import type { EmergencyKind } from '#contract/communities.ts'
import { createWordPatterns, type FoundPattern } from '#text/word-patterns.ts'

const longAgo = `
  years/months ago, year/month ago, years back, last year/month/spring/summer/fall/winter, in 19*, in 20*, back in, long time ago,
  when i was little/young/small/a, as a kid/child, decades ago, passed away, died of/from/in, he/she/they died,
  hace .. anos, hace .. ano, hace .. meses, hace mucho, ano pasado, mes pasado, en 19*, en 20*, de nino, de nina, de chiquit*, cuando era,
  murio, fallecio
`
const goesOn = `
  is, are, am, im, hes, shes, its, cant, cannot, wont, doesnt, dont, isnt, keeps, now, again, today, since, tonight, still,
  esta, estoy, estan, tengo, tiene, puedo, puede, siento, siente, duele, sigue, sigo, no, ahora, hoy, otra vez, desde, todavia, que me, que nos
`
const joins = new Set(['and', 'but', 'y', 'pero', 'now', 'ahora', 'also', 'tambien', '|'])
const alwaysNow = new Set<EmergencyKind>(['suicide', 'abuse'])

const findTimes = createWordPatterns({ longAgo, goesOn })

/**
 * Leaves out injuries and poisonings that are told of long ago: a part of the sentence with nothing of the present in
 * it, which names a time long ago or is followed by one that does.
 */
export function withoutPast(words: string[], found: FoundPattern<EmergencyKind>[]): FoundPattern<EmergencyKind>[] {
  const times = found.some(({ means }) => !alwaysNow.has(means)) ? findTimes(words) : []
  if (!times.some(({ means }) => means === 'longAgo')) return found
  const part = partOfEach(words)
  const parts = (means: 'longAgo' | 'goesOn') =>
    new Set(times.filter((time) => time.means === means).map(({ from }) => part[from] ?? 0))
  const [past, present] = [parts('longAgo'), parts('goesOn')]
  return found.filter(({ means, from }) => {
    const at = part[from] ?? 0
    const isPast = past.has(at) || (past.has(at + 1) && !present.has(at + 1))
    return alwaysNow.has(means) || present.has(at) || !isPast
  })
}

function partOfEach(words: string[]): number[] {
  let part = 0
  return words.map((word) => {
    if (joins.has(word)) part += 1
    return part
  })
}
