import type { PhraseTable } from '#server/eligibility/understand/phrases.ts'

type TurnMeaning = 'and' | 'no' | 'instead' | 'not' | 'person' | 'me'

/** How a turn goes on from the one before. */
export const turnWords: PhraseTable<TurnMeaning> = {
  and: [
    'and, and what about, what about, how about, and for, and the, and in, also, what if, same, same but, same thing, ok and, okay and, same for, same thing for, and if',
    'y, y qué tal, qué tal, y para, y el, y la, y en, también, y qué hay de, qué hay de, y si, lo mismo para, lo mismo, lo mismo pero para, lo mismo pero, e',
  ],
  no: ['no, nope, nah, wrong', 'no, nop'],
  instead: [
    'i meant, i mean, meant, i said, actually, instead, rather, i wanted, correction, sorry i meant, not that, i was asking about',
    'quise decir, quiero decir, dije, mejor dicho, en realidad, más bien, me refería a, me refiero a, perdón, me equivoqué, sino, digo, yo dije, quería',
  ],
  not: ['not, not the, no not', 'no el, no la, no los, no las, no es'],
  person: [
    'wife, husband, mother, mom, mum, father, dad, son, daughter, brother, sister, grandmother, grandma, grandfather, grandpa, aunt, uncle, friend, neighbor, spouse, partner, girlfriend, boyfriend, child, baby, kid, kids, children, parents, mother in law, father in law, cousin, niece, nephew, roommate, grandson, granddaughter, fiance',
    'esposa, esposo, marido, mujer, madre, mamá, mami, padre, papá, papi, hijo, hija, hermano, hermana, abuela, abuelo, abuelita, abuelito, tía, tío, amigo, amiga, vecino, vecina, pareja, novia, novio, bebé, niño, niña, hijos, papás, suegra, suegro, primo, prima, sobrino, sobrina, nieto, nieta',
  ],
  me: ['me, for me, for myself, myself', 'mí, para mí, conmigo'],
}
