/** Numbers that add up, English and Spanish; each list starts at the number before it. */
const lists: [first: number, step: number, words: string][] = [
  [1, 1, 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'],
  [18, 1, 'eighteen nineteen'],
  [20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'],
  [40, 0, 'fourty'],
  [90, 0, 'ninty'],
  [0, 0, 'zero cero'],
  [1, 1, 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete'],
  [18, 1, 'dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete'],
  [28, 1, 'veintiocho veintinueve'],
  [21, 0, 'veintiun veintiuna'],
  [30, 10, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'],
  [100, 0, 'cien ciento'],
  [200, 100, 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'],
  [200, 100, 'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas'],
]

export const numberWords = new Map(
  lists.flatMap(([first, step, words]) => words.split(' ').map((word, index) => [word, first + step * index] as const)),
)

export const scaleWords = new Map([
  ['hundred', 100],
  ['cientos', 100],
  ['thousand', 1000],
  ['thousands', 1000],
  ['grand', 1000],
  ['k', 1000],
  ['mil', 1000],
  ['miles', 1000],
  ['million', 1_000_000],
  ['millon', 1_000_000],
  ['millones', 1_000_000],
])

/** Scales that mean a number without another before them: "mil quinientos". */
export const scalesAlone = new Set(['mil'])

/** Words that stand for one before a scale: "a thousand", "un millón". */
export const onesBeforeScale = new Set(['a', 'un'])

/** English "once a month" is not the Spanish number. */
export const notANumberBefore = new Map([['once', new Set(['a', 'every', 'per', 'in'])]])

/** Two of a scale, but not quite: "a couple thousand", "un par de miles". */
export const couples = new Set(['couple', 'par'])
