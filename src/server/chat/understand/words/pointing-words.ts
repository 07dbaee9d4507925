import type { PhraseTable } from '#server/eligibility/understand/phrases.ts'

export type Pointing = '1' | '2' | '3' | '4' | '5' | 'last' | 'that'

/** How people point at what was shown. */
export const pointingWords: PhraseTable<Pointing> = {
  1: [
    'first, the first, first one, the first one, 1st, 1st one, number 1, number one, no 1, option 1, option one, the top one, top one, program 1, # 1',
    'primero, primera, el primero, la primera, primer programa, número 1, número uno, opción 1, opción uno, el uno, la uno',
  ],
  2: [
    'second, the second, second one, the second one, 2nd, 2nd one, number 2, number two, no 2, option 2, option two, program 2, # 2',
    'segundo, segunda, el segundo, la segunda, número 2, número dos, opción 2, opción dos, el dos, la dos',
  ],
  3: [
    'third, the third, third one, the third one, 3rd, 3rd one, number 3, number three, no 3, option 3, option three, program 3, # 3',
    'tercero, tercera, el tercero, la tercera, tercer programa, número 3, número tres, opción 3, opción tres, el tres, la tres',
  ],
  4: [
    'fourth, the fourth, fourth one, 4th, number 4, number four, no 4, option 4, option four, program 4, # 4',
    'cuarto, cuarta, el cuarto, la cuarta, número 4, número cuatro, opción 4, opción cuatro, el cuatro, la cuatro',
  ],
  5: [
    'fifth, the fifth, fifth one, 5th, number 5, number five, no 5, option 5, option five, program 5, # 5',
    'quinto, quinta, el quinto, la quinta, número 5, número cinco, opción 5, opción cinco, el cinco, la cinco',
  ],
  last: [
    'last one, the last one, the last, final one, bottom one',
    'último, última, el último, la última, el último de la lista',
  ],
  that: [
    'that one, this one, that program, this program, that place, this place, it, that, this, them, they, their, that card, this card, the program, the card',
    'ese, esa, eso, este, esta, ese programa, este programa, esa tarjeta, esta tarjeta, ese lugar, este lugar, ese mismo, esa misma, ellos, el programa, la tarjeta',
  ],
}
