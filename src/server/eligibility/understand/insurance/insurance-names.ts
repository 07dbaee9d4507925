/** What insurance is called, misspellings too: folded, one name between two commas. */

const namesOf = (list: string) => list.split(', ')

/** Companies that sell many kinds of it. */
export const insurers = namesOf(
  'blue cross, blue cross blue shield, blue shield, bcbs, aetna, united healthcare, united health care, unitedhealthcare, united health, uhc, kaiser, kaiser permanente, cigna, anthem, ambetter, florida blue, empire blue cross, highmark, excellus, premera, regence, carefirst, wellmark, harvard pilgrim, upmc, emblemhealth, bluecross, blueshield, blue choice, bluechoice, bcbstx, medical mutual, priority health, healthpartners, selecthealth, select health, sanford health plan, geisinger health plan, tufts health plan, capital blue cross, horizon blue cross, independence blue cross, pacificsource, connecticare, avmed, cdphp, hmsa, geha, mhbp, fallon health, health new england',
)
/** The same as Spanish says them. */
export const insurersInSpanish = namesOf('triple s, cruz azul')
/** The same, but an insulin, a son and a country are called so. */
export const insurersByWord = namesOf('humana, oscar, united')

/** Companies that pay bills for an employer. */
export const administrators = namesOf('umr, meritain')

/** Companies that run plans of Medicare and Medicaid. */
export const planRunners = namesOf('wellcare, well care, silverscript, silver script, molina, amerigroup, centene')

export const medicaid = namesOf('medicaid, medicade, medicad, medacaid, medicaide, medi caid, medicaids')
/** What states call theirs. */
export const stateMedicaids = namesOf(
  'medi cal, masshealth, mass health, tenncare, tenn care, badgercare, badger care, badgercare plus, ahcccs, soonercare, soonerselect, husky health, husky b, husky c, husky d, coverkids, famis, hawki, child health plus, denalicare, denali care, peach care, maine care, minnesotacare, diamond state health plan, mainecare, peachcare, healthy louisiana, keystone first, oregon health plan, kancare, hoosier healthwise, healthy indiana plan, healthy michigan plan, medquest, iowa health link, turquoise care, centennial care, cardinal care, green mountain care, healthy blue, nj familycare, health first colorado, colorado health first, mo healthnet, denali kidcare, star plus, starplus, star + plus, healthy michigan, forwardhealth, forward health, dr dynasaur, nevada check up, kidscare, arkids, rite care, ritecare',
)
/** The same, but a joint, a kind of help and many another thing are called so. */
export const stateMedicaidsAlone = namesOf(
  'ohp, hip, hip 2.0, access in arizona, forward card, healthy connections, medical assistance, medical assistance in pa, medical from the state of california, heritage health, family care, nj family care, health first',
)
/** What Puerto Rico calls its own. */
export const medicaidInSpanish = namesOf('plan vital, la reforma, reforma de salud')
/** The same, but a dog and an app are called so. */
export const stateMedicaidsByWord = namesOf('husky, apple health')

/** The names as a part of a pattern. */
export const anyOf = (...lists: string[][]): string => lists.flat().join('|')

/** A part of a pattern for insurance of a company, and no country or charity. */
export const anyInsurer = `(?:${anyOf(insurers, insurersInSpanish, insurersByWord, administrators)})(?! (?:states|way|nations)\\b)`
/** The same for Medicaid. */
export const anyMedicaid = anyOf(medicaid, stateMedicaids, medicaidInSpanish, stateMedicaidsByWord)
/** A part of a pattern for insurance that has a name of its own. */
export const anyProgram = `medicare|chip(?! (?:in|on|bag|shot)\\b)|${anyMedicaid}|tricare|champva|cobra|obamacare|marketplace plan|plan (?:off|from|on|through) the marketplace|marketplace(?: insurance| coverage)?|extra help|ayuda (?:adicional|extra)|part d|parte d|va`
