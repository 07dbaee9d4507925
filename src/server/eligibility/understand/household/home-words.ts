import type { PhraseTable } from '../phrases.ts'
import { householdWords } from './household-words.ts'

const { spouse, adult_kin, child, children, pair, pet } = householdWords

type Part =
  | 'me'
  | 'spouse'
  | 'adult_kin'
  | 'child'
  | 'children'
  | 'pair'
  | 'pet'
  | 'live'
  | 'lives'
  | 'we_live'
  | 'with'
  | 'with_us'
  | 'alone'
  | 'gone'
  | 'of_whole'
  | 'whole'
  | 'couple'
  | 'one'

/** Who may live in a home, and the words around them wherever a home is told. */
export const homeWords: PhraseTable<Part> = {
  one: [
    'single person household, one person household, household of one, family of one, a household of one',
    'hogar de una persona, hogar de una sola persona',
  ],
  couple: [
    'just the couple, only the couple, just her and her husband, just him and his wife, a couple of old folks, were a couple, we are a couple, were an older couple, were an elderly couple, we are an older couple, we are an elderly couple, were a retired couple, we are a retired couple',
    'solo la pareja, nomás la pareja, nada más la pareja, somos una pareja, somos pareja, somos un matrimonio, una pareja de viejitos, pareja de viejitos, una pareja mayor',
  ],
  spouse,
  adult_kin,
  child,
  children,
  pair,
  pet,
  me: [
    'me, myself, i',
    'yo, conmigo, este servidor, esta servidora, un servidor, una servidora, su servidor, su servidora',
  ],
  live: [
    'i live, i stay, im living, i am living, i still live, i been living, ive been living, i been staying, im staying, live, living, staying, stay, moved in',
    'vivo, yo vivo, sigo viviendo, sigo, estoy viviendo, me quedo, viviendo, me estoy quedando, me vine a vivir',
  ],
  lives: [
    'lives, is living, stays, is staying, shes living, hes living, also lives, still lives, been living',
    'vive, está viviendo, se queda, también vive, sigue viviendo',
  ],
  we_live: ['we live, we all live, we stay, we all stay', 'vivimos, todos vivimos, viven'],
  with: ['with, w, w /, with just, only with, just with', 'con, nomás con, solo con, junto con, nada más con'],
  with_us: ['with us, with us too, in with us', 'con nosotros, con nosotras, aquí con nosotros'],
  alone: [
    'alone, all alone, by myself, by herself, by himself, on my own, on her own, on his own, all by myself, all by herself, all by himself',
    'solo, sola, solito, solita',
  ],
  // Of who is told to be elsewhere, or dead.
  gone: [
    'passed, passed away, died, left, left me, moved out, moved away, moved, is in, are in, is at, are at, is away, comes, come over, comes by, visits, is gone, are gone, is grown, are grown, are all grown, got married, are married, dont live here, doesnt live here, has her own, has his own, have their own',
    'falleció, murió, se murió, se fue, se fueron, se va, ya se fue, ya se fueron, ya se casó, ya se casaron, se casó, se casaron, ya están casados, ya son grandes, ya no vive, ya no viven, no vive, no viven, no vive conmigo, está en, están en, viene, vienen, me dejó, viven aparte, vive aparte, se mudó, se mudaron',
  ],
  of_whole: [
    'of us, of us total, of us in all, of us living here, people in the house, people in my house, people at home, people here, people living here, people living in our house, people living in my house, people living in the house, people in our house, living here, living in the house, living in my house, living in our house, people total, people in total, people altogether, in the house, in my house, in our house, in the home, in my home, in the household, in my household, in this house, under one roof, at home, in the family, in my family, in total, total, all together, altogether, in all, all told',
    'en total, en casa, en la casa, en mi casa, en su casa, en nuestra casa, en esta casa, en el hogar, de familia, en la familia, en mi familia, personas en casa, personas en la casa, personas en total, gentes en la casa, contándome, contando conmigo, contándome a mí, bajo el mismo techo',
  ],
  whole: [
    'family of, household of, hh of, home of, house of, just us, only us, its us, its just us, us, just the, only the, its just the, its only the, we are, we are now, we are just, theres only, theres just',
    'familia de, hogar de, somos, somos los, somos las, ahora somos, somos nomás, somos solo, quedamos, ya quedamos, nosotros, nosotras, nosotros los, vivimos los, vivimos las, solo los, solo las, nomás los, nomás las, solo ellos, solo ellas, nada más los, nada más nosotros, just los, just las, o sea, o sea los, o sea que somos, estamos los',
  ],
}

const set = (words: string) => new Set(words.split(' '))

export const determiners = set(
  'a an my our her his the their another your un una mi mis su sus nuestro nuestra nuestros nuestras el la los las otro otra',
)
/** Who is named by age alone: "the youngest", "el mayor". */
export const byAge = set('youngest oldest eldest mayor menor chiquito chiquita')
/** English words of a list, in which "son 14" is a boy. */
export const english = set('me my our and n daughter husband wife mom dad kids')
/** "Her and me", where no person of hers follows. */
export const pronouns = set('him her she he el ella')
/** What may stand between a determiner and a person, or after one. */
export const qualifiers = set(
  'other others own teenage teen little lil big older younger oldest youngest eldest small young adult disabled elderly sick new newborn only baby dear sweet otro otros otra otras mayor menor mayores menores chico chica chicos chicas chiquito chiquita chiquitos chiquitas pequeno pequena pequenos pequenas grande grandes gemelos gemelas adolescente adolescentes recien nacido nacida both ambos',
)
/** Of a home only where they are somebody's: "cuido a una señora". */
export const owned = set('senora viejo vieja mujer companero companera jefa jefita chavo chava plebe')
/** Who may be taken for a member of the home, and is none without more words. */
export const nobody = set(
  'friend friends roommate roommates housemate housemates neighbor neighbors landlord tenant tenants dude dudes guys lady coworker coworkers amigo amiga amigos amigas inquilino inquilinos vecino vecina companeros comadre compadre client clienta cliente boss patrona',
)
/** What a list of people may be followed by, and ends there. */
export const closers = set(
  'in at here en aqui upstairs downstairs abajo arriba so all now ahora thats nomas total live vivimos viven nada only no nobody nadie right since y and',
)
export const ands = set('and n & plus + y e mas tambien also')
export const marks = set(', . ; : ( ) ! ? -')
/** What somebody does. */
export const verbs = set(
  'is are was were has have had gets get got makes make made earns takes take needs need works work pays pay helps help does doesnt dont isnt arent cant goes go comes wants got receives draws collects brings moms dads tiene tienen gana ganan recibe reciben cobra cobran trabaja trabajan toma toman necesita necesitan usa paga pagan es esta estan no se le les nos ayuda ayudan saca hace lleva va fue era tenia take said says dice',
)
/** What tells that another clause has begun between "live" and "with". */
export const otherClause = set(
  'i im we he she they it its my me mi yo tengo tiene tenemos have has had got trabajo trabaja work works working gano gana make makes pago cobro recibo soy es estoy am is are and y but pero que who that pay medicare medicaid insurance seguro',
)
export const possessives = set('my our his her mi mis su sus nuestra nuestro')
/** What may stand before a list of those at home that begins no clause. */
export const listed = set(
  'its is es are theres just only thats somos soy son solo nomas house home casa hogar viven estamos its it household',
)
/** Between "so" and a number that sums up who was named: "so what 6 now". */
export const sums = set('now ahora what makes thats is its are were we somos que son im guessing')
/** Before the number of a whole home. */
export const beforeWhole = set(
  'are is its theres there son somos hay now ya so como of thats about the only just were around',
)
/** What several people do together, of whom a number says nothing of a home. */
export const doTogether = set('take takes need needs on toman tomamos usamos necesitamos alla there with both')
/** Whose homes are their own, where nothing else is said of them. */
export const ofOwnHome = set(
  'son daughter kid child boy girl grandson granddaughter brother sister bro sis cousin uncle aunt nephew niece hijo hija nino nina nieto nieta hermano hermana tio tia primo prima sobrino sobrina sons daughters kids children hijos hijas nietos',
)
/** Before a verb that tells of no home there is. */
export const notSo = set('no not dont doesnt never nunca to if si would will wont cant could when cuando didnt')
export const besideLive = set('here aqui now ahora alone solo sola still all together juntos just back up over aca')
export const people = set('people personas persons gentes')
export const afterWhole = set(
  'people bocas almas heads personas persons persona gentes person nomas solos solas juntos contando counting including incluyendo not contandome incluyendome under bajo',
)
