import type { PhraseTable } from '../phrases.ts'

type Part =
  | 'me'
  | 'only_me'
  | 'alone'
  | 'only'
  | 'spouse'
  | 'married'
  | 'adult_kin'
  | 'child'
  | 'children'
  | 'pair'
  | 'no_kin'
  | 'adults'
  | 'people'
  | 'of_us'
  | 'home_of'
  | 'parent_of'
  | 'together'
  | 'place'
  | 'and'
  | 'pet'
  | 'a'
  | 'blocks'

/** Who may live in a home and how people count them. */
export const householdWords: PhraseTable<Part> = {
  me: [
    'me, myself, and i, single mom, single mother, single dad, single father, single parent, im a mom, im a mother, im a dad, im a grandmother',
    'yo, conmigo, madre soltera, mamá soltera, padre soltero, papá soltero, soy mamá, soy madre, soy papá, soy padre, soy abuela, soy abuelo',
  ],
  only_me: [
    'nobody but me, no one but me, nobody here but me, nobody else but me, just me, just little old me, just old me, only me, just myself, only myself, live alone, living alone, me myself and i, just i, a single person, myself only, me only',
    'nadie más que yo, nadie aparte de mí, solo yo, sólo yo, solamente yo, vivo solo, vivo sola, vivo solita, vivo solito, únicamente yo, nada más yo, yo nada más, nomás yo, yo nomás',
  ],
  // Of the home only where nothing else is done: "I can fill it out on my own", "me queda una sola".
  alone: [
    'by myself, on my own, no one else, nobody else, alone, one person',
    'yo solo, yo sola, yo solita, yo solito, nadie más, sola, solo una persona, una persona, una sola persona',
  ],
  only: ['just, only', 'solo, solamente, únicamente, nada más, nomás'],
  spouse: [
    'wife, missus, husband, spouse, partner, boyfriend, girlfriend, fiance, fiancee, hubby, hubbie, wifey, gf, bf, significant other, old man, old lady',
    'jeva, jevo, esposa, esposo, marido, mujer, pareja, novio, novia, cónyuge, señora, compañero, compañera, viejo, vieja',
  ],
  married: ['married', 'casado, casada'],
  adult_kin: [
    'mom, mother, mum, ma, momma, mommy, dad, father, daddy, mama, papa, stepmom, stepdad, stepmother, stepfather, stepbrother, stepsister, half brother, half sister, granny, nana, meemaw, memaw, mamaw, papaw, pawpaw, auntie, brother, sister, bro, sis, grandma, grandmother, grandpa, grandfather, aunt, uncle, cousin, mother in law, father in law, sister in law, brother in law, son in law, daughter in law, her mother, his mother, her father, his father, mom in law',
    'mamá, madre, papá, padre, hermano, hermana, abuela, abuelo, abuelita, abuelito, tía, tío, primo, prima, suegra, suegro, cuñado, cuñada, nuera, yerno, mami, papi, mamita, papito, hermanito, hermanita, padrastro, madrastra, jefa, jefita, jefecita, mai, pai',
  ],
  child: [
    'son, daughter, girl, boy, kid, child, baby, infant, toddler, grandson, granddaughter, grandchild, newborn, stepson, stepdaughter, nephew, niece, teenager, teen, little one, grandbaby',
    'wawa, chama, chamo, chamito, chamita, huerco, huerca, hijo, hija, niño, niña, bebé, nieto, nieta, hijito, hijita, sobrino, sobrina, muchacho, muchacha, nene, nena, chamaco, chamaca, chiquillo, chiquilla, chavalo, chavala, cipote, cipota, patojo, patoja, carajito, carajita, morro, morra, morrito, morrita, plebe, chavo, chava, bebito, bebita, nietecito, nietecita, nietito, nietita, hijastro, hijastra',
  ],
  children: [
    'sons, daughters, kids, children, babies, grandsons, granddaughters, grandchildren, grandkids, nephews, nieces, teenagers, stepkids, stepchildren, brothers, sisters, siblings, aunts, uncles, cousins, boys, girls, teens, little ones, grandbabies, kiddos, dependents, minors',
    'wawas, chamos, chamas, chamitos, huercos, hijos, hijas, niños, niñas, bebés, nietos, nietas, hijitos, sobrinos, sobrinas, hermanos, hermanas, tíos, primos, muchachos, nenes, nenas, chamacos, chamacas, chiquillos, chiquitos, chavitos, chavalos, chavalas, cipotes, cipotas, patojos, patojas, carajitos, carajitas, morros, morras, morritos, plebes, plebitos, chavos, niñitos, niñitas, hermanitos, hermanitas, nietecitos, nietitos, hijastros, menores, dependientes',
  ],
  pair: ['parents, grandparents, folks, twins, in laws', 'papás, padres, abuelos, suegros, gemelos, gemelas, mellizos'],
  no_kin: [
    'no kids, no children, without kids, without children, no dependents, no spouse, no husband, no wife, dont have kids, dont have children, no other people, no family, not married, no child',
    'sin hijos, no tengo hijos, sin niños, no hay niños, sin esposo, sin pareja, no tengo pareja, no tengo esposo, no tenemos hijos, sin familia',
  ],
  adults: ['adults, adult, grown ups, seniors', 'adultos, adulto, mayores'],
  people: [
    'people, persons, person, members, individuals, family members, in total, total, altogether, in all',
    'personas, persona, integrantes, miembros, en total, gente, gentes',
  ],
  of_us: ['of us, us', 'nosotros, nosotras'],
  home_of: [
    'family of, household of, there are, theres, there is, there are about, we are, were, home of, house of',
    'familia de, hogar de, somos, somos una familia de, vivimos, son, hay, casa de, estamos, somos los',
  ],
  parent_of: [
    'mom of, mother of, dad of, father of, parent of, single mom of, single mother of, single dad of, single parent of, mom with, mother with, single mom with, single mother with, single dad with, single parent with',
    'madre de, mamá de, papá de, padre de, madre soltera de, madre soltera con, mamá soltera con, mamá soltera de, padre soltero con, papá soltero con, soy mamá de, soy madre de, soy papá de, soy padre de',
  ],
  together: [
    'with, live with, living with, lives with, single',
    'con, vivo con, vive conmigo, viven conmigo, soltera, soltero',
  ],
  place: [
    'in, at, here, live, living, live here, counting, including',
    'en, aquí, viven, vivimos, contando, incluyendo, incluyéndome, contándome, contando conmigo, viviendo',
  ],
  and: ['and, plus, &, +, n', 'y, más, e'],
  pet: [
    'dog, dogs, cat, cats, puppy, bird, birds, fish, pets, pet, chihuahua',
    'perro, perros, perra, perrito, perrita, perritos, gato, gatos, gata, gatito, gatita, pájaro, mascota, mascotas',
  ],
  a: [
    'a, an, my, our, one, another, his, her, the, your',
    'un, una, mi, mis, nuestro, nuestra, nuestros, nuestras, su, el, la, otro, otra',
  ],
  blocks: [
    'if, grown, roommate, roommates, housemate, housemates, tenant, tenants, renters, friend, friends, died, passed away, passed, deceased, late husband, late wife, divorced from, separated from, ex, pregnant, expecting, on the way, due in, maybe, or, between, about, around, almost, at least, more than, less than, but, sometimes, part time, half the time, weekends, visit, visits, except, besides, not counting, not including, without counting, husbands, wifes, boyfriends, girlfriends, mothers, fathers, moms, dads, college, away, i think, i guess, not sure, to, -, depends, moved out, moving, nursing home, shelter, homeless, divorce, percent, %, separately, other family, another family, next door, used to, will, dont live, doesnt live, lives in, lives at, no longer, not',
    'compañero de cuarto, compañeros de cuarto, compañera de cuarto, inquilino, inquilinos, amigo, amiga, amigos, amigas, murió, falleció, fallecido, difunto, embarazada, esperando, en camino, ex esposo, ex esposa, tal vez, quizás, quizá, o, entre, como, casi, unos, por lo menos, más de, menos de, pero, a veces, fines de semana, sin contar, sin contarme, aparte, además, mamá de mi, madre de mi, papá de mi, hermana de mi, hermano de mi, hijo de mi, hija de mi, hijos de mi, creo, creo que, depende, universidad, ya no, albergue, otra familia, no vive, no viven, vive en, viven en, sin, por separado, visita, antes, éramos',
  ],
}
