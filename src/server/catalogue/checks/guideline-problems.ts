import { newestYear, type PovertyGuidelines } from '../files/read-guidelines.ts'
import { type FieldProblem, sentencesOf, type Texts } from '../record-texts.ts'

/** One person, and each further one, in the 48 states: years that the catalogue no longer holds. */
const formerYears: [year: string, one: number, further: number][] = [
  ['2021', 12_880, 4540], // 86 FR 7732
  ['2022', 13_590, 4720], // 87 FR 3315
  ['2023', 14_580, 5140], // 88 FR 3424
  ['2024', 15_060, 5380], // 89 FR 2961
]

/** The percents that limits are written in. */
const percents = [100, 120, 125, 130, 133, 135, 138, 150, 175, 185, 200, 225, 250, 275, 300, 350, 400, 450, 500, 600]

/** Words that dollars beside them are an income limit by. */
const ofLimit = /\b(?:income|earn|limit|(?:one|1) person|ingreso|gana|l[ií]mite|(?:una|1) persona)/i

/** Dollars that are a percent of an older guideline: limits are kept as percent, so that dollars follow the year. */
export function createGuidelineCheck(guidelines: PovertyGuidelines): (texts: Texts) => FieldProblem[] {
  const newest = newestYear(guidelines)
  const held = Object.entries(guidelines)
    .filter(([year]) => year !== newest)
    .map(([year, { guidelines }]) => {
      const { sizes, each_extra_person } = guidelines['48_states_dc']
      return [year, sizes['1'] ?? 0, each_extra_person] as const
    })
  const old = new Map([...formerYears, ...held].flatMap(dollarsOf))
  return (texts) =>
    sentencesOf(texts).flatMap(({ field, sentence }) =>
      [...sentence.matchAll(/\$(\d[\d,]*\d)/g)].flatMap(([dollars, digits = '']) => {
        const from = old.get(Number(digits.replaceAll(',', '')))
        if (!from || isRound(digits) || !ofLimit.test(sentence)) return []
        return [{ field, message: `${dollars} is ${from}; make the limit percent_of_fpl and leave the dollars out` }]
      }),
    )
}

/** A sponsor's own limit is a round sum, and may meet a percent by chance. */
function isRound(digits: string): boolean {
  return digits.endsWith('000')
}

/** Dollars a year, and a month: those are rounded up as often as not. */
function dollarsOf([year, one, further]: readonly [string, number, number]): [number, string][] {
  const sizes = [1, 2, 3, 4, 5, 6, 7, 8]
  return sizes.flatMap((size) =>
    percents.flatMap((percent) => {
      const dollars = ((one + (size - 1) * further) * percent) / 100
      const amounts = [Math.round(dollars), Math.floor(dollars / 12), Math.ceil(dollars / 12)]
      return amounts.map((each): [number, string] => [each, `${percent}% of the guideline of ${year} for ${size}`])
    }),
  )
}
