import type { PhraseTable } from './phrases.ts'

/** So old nobody is. */
export const oldestAge = 120

type Part =
  | 'old'
  | 'months'
  | 'weeks'
  | 'newborn'
  | 'born'
  | 'over'
  | 'under'
  | 'plus'
  | 'less'
  | 'between'
  | 'to'
  | 'and'
  | 'born_or_age'
  | 'minus'
  | 'decade'
  | 'decade_after'
  | 'self'
  | 'other_person'
  | 'blocks'

export const decades = new Map([
  ['twenties', 20],
  ['thirties', 30],
  ['forties', 40],
  ['fifties', 50],
  ['sixties', 60],
  ['seventies', 70],
  ['eighties', 80],
  ['nineties', 90],
])

/** What may follow an age and changes nothing. */
export const afterAge = new Set('f m male female now today yesterday recently hombre mujer ya hoy ayer'.split(' '))

/** The words around an age. */
export const ageWords: PhraseTable<Part> = {
  old: [
    'years old, years, yrs, year old, yr old, yo, y o, yrs old, years of age, year',
    'años, años de edad, añitos, año',
  ],
  months: ['months, month, months old, month old, mos', 'meses, mes, meses de edad, meses de nacido, meses de nacida'],
  weeks: ['weeks, week, weeks old, week old', 'semanas, semana'],
  newborn: ['newborn, new born, just born', 'recién nacido, recién nacida'],
  born: [
    'born in, was born in, born, birth year, year of birth, from the year',
    'nací en, nació en, nacida en, nacido en, nací en el, nació en el, nacida en el, nacido en el, nacida el, nacido el, nací, soy del, del, del año, nací en el año, nací el born in',
  ],
  over: [
    'over, more than, older than, above, at least, past, over age, over the age of',
    'mayor de, más de, mayores de, al menos, por lo menos, mayor que, arriba de, pasados los',
  ],
  under: [
    'under, younger than, less than, below, under age, under the age of',
    'menor de, menos de, menor que, abajo de, no llega a',
  ],
  plus: ['+, and older, and over, or older, or over, plus, and up', 'o más, y más, en adelante, para arriba'],
  less: ['or younger, and younger, or under, or less', 'o menos, o menor'],
  between: ['between', 'entre'],
  to: ['to, or', 'a, o'],
  and: ['and', 'y'],
  // A year of birth in four digits; two may be either.
  born_or_age: ['in', 'soy de, en, en el'],
  minus: ['-, minus, negative', 'menos, negativo'],
  decade: ['twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties', ''],
  decade_after: ['s, something, some, odd', 'y tantos, y tantas, y pico, y algo, y tantos años, y pico de años'],
  self: ['im, i am', 'tengo'],
  other_person: [
    'she, he, my mother, my mom, my father, my dad, my husband, my wife, my son, my daughter, my child, my friend, his, her',
    'ella, él, mi mamá, mi madre, mi papá, mi padre, mi esposo, mi esposa, mi hijo, mi hija, mi abuela, mi abuelo',
  ],
  blocks: [
    'years here, years in this country, years in the us, years in the states, almost, nearly, about, around, turning, will be, going to be, ill be, going on, soon, next month, next year, close to, approximately, maybe, i think, i guess, ish, not, when i was, ago, for, taking, mg, percent, %, feet, pounds, lbs, weigh, dollars, $, diagnosed, approaching, pushing, probably, roughly, hours, days, had, been, sick, diabetic, diabetes, smoked, married',
    'años aquí, años acá, años en este país, años en estados unidos, años viviendo, casi, como, cerca de, voy a cumplir, va a cumplir, voy para, cumpliré, cumplirá, pronto, por cumplir, aproximadamente, alrededor de, unos, tal vez, creo, hace, libras, kilos, dólares, más o menos, no, quizás, quizá, días, cumplo, llevo, desde, enfermo, enferma, diabetes, casado, casada',
  ],
}
