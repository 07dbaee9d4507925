import type { PersonFacts } from '#contract/eligibility.ts'

const mostMore = 3

/** "Bueno 5, mi suegra llegó", "sorry 4"; of the text as written. */
const saidAnew =
  /^\W*(?:(?:bueno|digo|perd[oó]n|sorry|wait|oh|no|nope|actually|well|i mean|make that|now|ahora|ya|ay|mejor|somos|we are|it['’]?s|son)[\s,.]+)+(?<size>\d{1,2})(?= *(?:$|[,.;!]|now\b|ahora\b|personas\b|people\b|of us\b))/iu

/** How many live in a home that was told, where a few more or fewer are said right after. */
export function correctedHome(said: string, known: number | undefined, told: PersonFacts): PersonFacts | undefined {
  const size = Number(said.match(saidAnew)?.groups?.size)
  if (!known || !size || told.age || told.yearly_income || told.household_size) return undefined
  return size !== known && Math.abs(size - known) <= mostMore ? { household_size: size } : undefined
}
