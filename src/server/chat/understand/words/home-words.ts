/** Who lives in one home, as people tell it. */

const count = '(?:[1-9]|one|two|three|four|five|six|un[ao]?|dos|tres|cuatro|cinco|seis)'
const kids = `(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|bab(?:y|ies)|hij[oa]s?|ni[nñ][oa]s?|nen[ea]s?|beb[eé]s?|niet[oa]s?|muchach[oa]s?|chamac[oa]s?|chaval[oa]s?|cipot[ea]s?|patoj[oa]s?|carajit[oa]s?)`
const spouse = '(?:husband|wife|spouse|partner|espos[oa]|marido|mujer|pareja)'
const grown =
  'mom|mama|mother|dad|father|brother|sister|bro|sis|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|nephew|niece|mam[aá]|pap[aá]|madre|padre|herman[oa]|abuel[oa]'
const kin = `(?:${kids}|${spouse}|${grown})`
const determiner = `(?:(?:my|our|her|his|the|an?|mis?|nuestr[oa]s?) )?(?:${count} )?`
const single = `single (?:mom|mother|mama|dad|father|parent)|(?:madre|mam[aá]|padre|pap[aá]) solter[ao]`
/** One more person would follow. */
const noMore = String.raw`(?!\p{L})(?!,? (?:(?:and|n|&|plus|y) )?(?:my|our|an?|the|mis?|un[ao]?|dos|tres|\d)\b)`

/** Folded. "Yo sola" is of the home only where nothing else is spoken of, as the reader of homes sees. */
export const alone =
  /\b(?:(?:just|only) me(?! (?:and|n|plus|with)\b)|lives? alone|living alone|by (?:myself|herself|himself)|on (?:my|her|his) own|solo yo(?! (?:y|con)\b)|(?:viv[oe]|soy) sol[oa]|yo sol[oa])\b/

/** Somebody asks whom to count: "do her kids count", "ellos cuentan"; folded. */
export const asksWhoCounts =
  /\b(?:(?:do|does|dont|doesnt|should|would|can|if|how|who) (?:\w+ ){0,5}counts?|(?:they|he|she|kids?|that|we) (?:still |even |also )?counts?|(?<!\b(?:la|mi|una|esa|su) )cuentan?(?! con\b)|(?:lo|la|los|las|me) (?:cuento|cuentan|incluyo)|incluyo|do (?:i|we|they) (?:include|put|list))\b/

/** "I live with my mom, who does not work, and my grandson": more than one shape of words can tell; folded. */
export const goesOn =
  /\b(?:live|lives|living|viv[oe]|vivimos) (?:with|con) (?:my|mi|her|his|su) \w+ (?:que|who|that) (?:\w+ ){1,8}(?:and|y) (?:my|our|her|his|an?|mis?|sus?|un[ao]?|dos|tres|\d+)\b/

/** What is only supposed, up to the end of its clause: "if it's just me", "si somos cuatro"; of the text as written. */
export const supposed =
  /\b(?:(?:what )?if|suppose|(?<!s[ií], )si) (?:its|it['’]?s|im|i['’]?m|i|we|there|he|she|solo|somos|soy|fuera|fuéramos|viv[oe]|vivimos|fu[eé]ramos)\b[^,.?!;]*/giu

/** Who has died or left lives there no longer: "my wife passed in 2019"; of the text as written. */
export const noLongerThere = new RegExp(
  String.raw`\b(?:(?:my|mi|since|desde que) )?(?:late )?${kin},? (?:has |just |recently |ya |se (?:me )?|me |nos )*(?:passed|died|left|walked out|moved out|muri[oó]|falleci[oó]|fue|dej[oó]|abandon[oó])(?!\p{L})[^,.;?!]*`,
  'giu',
)

/** How old a child is counts nobody: "un niño de 3 años"; of the text as written. */
export const ageOfChild = / de \d{1,2} (?:a[nñ](?:it)?os|meses)\b/giu
/** The same as a child: "a 3 year old". */
export const childByAge = /(?<=\b(?:an?|my|our) )(?:\d|1[0-7])[- ](?:years?|yrs?|months?|mo)[- ]olds?\b(?! \p{L})/giu

/** People of one home, of the text as written. */
export const homes = [
  /^\W*(?:just |only )?(?:\d|one|two|three|four|five|six) (?:person|people)\W*$/iu,
  /\b(?:[2-9]|two|three|four|five|six|seven|eight) (?:in|at) (?:the|my|our) (?:house|home|family|household)\b/iu,
  /\b(?:family|household) of \p{L}*\d*/iu,
  /\b[\p{L}\d]+ of us\b/iu,
  /\b(?:son|viven|vivimos|estamos) (?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?=personas|gentes|en (?:su|mi|la|nuestra)? ?(?:casa|familia|hogar|total)|de familia)/iu,
  new RegExp(
    String.raw`\bviv[oe] con (?:mi|mis|su|sus) \p{L}+(?: y (?:mi |mis |su |sus )?[\p{L}\d]+(?: ${kids})?)?${noMore}`,
    'iu',
  ),
  /\b(?:for|of|with) (?:[2-9]|two|three|four|five|six|seven|eight) people\b/iu,
  /\b(?:[2-9]|two|three|four|five|six|seven|eight) people (?:in|at|total)\b/iu,
  /\bsomos (?:los |las )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho)\b/iu,
  /\bsomos (?:nom[aá]s |solo )?mi \p{L}+ y yo\b/iu,
  /(?<=\b(?:gano|sol[oa]|solter[oa])\b[^.;]{0,30}) con (?:\d|un|una|dos|tres|cuatro) (?:ni[nñ]|hij|nen|chamac)\p{L}+/iu,
  /\bfamilia de [\p{L}\d]+/iu,
  /\b(?:soy |somos |estamos |vivimos |nomas |solo |solamente )?yo (?:y|con) (?:mi|mis) (?:\d+ |\p{L}+ )?(?:hijos|hijas|ni[nñ]os|\p{L}+)(?: y (?:mi |mis )?[\p{L}\d]+(?: (?:hijos|hijas|ni[nñ]os|nietos))?)?/iu,
  /\b(?:somos )?(?:my|mi) (?:husband|wife|partner|esposo|esposa|marido) (?:and (?:i|me)|y yo)(?: (?:and|y) [\p{L}\d]+ (?:kids|children|ni[nñ]os|hijos))?/iu,
  /^\W*(?:its |it['’]s |just |only |for )?me,? (?:and |n |& ?)?(?:my )?(?:husband|wife|spouse|partner)(?:,? (?:and |n |& ?)?(?:my |our )?[\p{L}\d]+ (?:kids|children))?\W*$/iu,
  /^\W*(?:just |only )?me,? (?:and |n |& ?)(?:my )?[\p{L}\d]+ (?:kids|children)\W*$/iu,
  /\b(?:it['’]?s|just|only) me,? (?:and |n |& ?|with )(?:my )?[\p{L}\d]+ (?:kids|children)\b/iu,
  /\bsol[oa] con (?:mi|mis)(?: \d| dos| tres| cuatro)? (?:ni[nñ]|hij|nen|chamac|beb)\p{L}+/iu,
  /\b(?:[2-9]|one|two|three) adults?,? (?:and |with |& ?)?(?:\d|one|two|three|four|five|a) (?:kids?|child(?:ren)?|baby)\b/iu,
  new RegExp(
    String.raw`\b(?:${single}),?(?: (?:of|with|w\/?|and|y|con|de|i have|and i have|tengo|y tengo|con mis|im|soy))? (?:my |mis )?${count} ${kids}(?!\p{L})`,
    'iu',
  ),
  /\b(?:madre|mam[aá]|padre|pap[aá]) solter[ao] de (?:[1-9]|un[ao]?|dos|tres|cuatro|cinco)\b(?! \p{L}+)/iu,
  new RegExp(String.raw`\b${count} ${kids},? (?:and |y )?(?:i['’]?m |soy )?(?:a |una? )?(?:${single})\b`, 'iu'),
  new RegExp(String.raw`\b${count} ${kids} (?:and|n|&|plus|y|m[aá]s) (?:me|myself|yo)\b(?! \p{L})`, 'iu'),
  new RegExp(
    String.raw`\b(?:(?:it['’]?s|just|only) me|(?:solo|nom[aá]s|somos) yo)(?:,? (?:and |n |& ?|plus |with |y |con )?${determiner}${kin}(?!\p{L}))+${noMore}`,
    'iu',
  ),
  new RegExp(
    String.raw`^\W*(?:my|mi) ${spouse},? (?:and|n|&|y) ${determiner}${kids}(?!\p{L})(?=\W*$|,| (?:que|who|of|de|en|y yo|and (?:me|i))\b)`,
    'iu',
  ),
]

export const numbers = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
  }),
)

const several =
  'kids|children|boys|girls|sons|daughters|babies|brothers|sisters|grandkids|grandchildren|nephews|nieces|hij[oa]s|ni[nñ][oa]s|nen[ea]s|beb[eé]s|niet[oa]s|herman[oa]s|muchach[oa]s|chamac[oa]s|chaval[oa]s|cipot[ea]s|sobrin[oa]s'
const two = 'parents|grandparents|in-laws|twins|pap[aá]s|padres|abuelos|suegros|gemel[oa]s|mellizos'
const others =
  'boyfriend|girlfriend|grandparent|aunt|uncle|cousin|(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|stepson|stepdaughter|teenager|novi[oa]|t[ií][oa]|prim[oa]|suegr[oa]|cu[nñ]ad[oa]|nuera|yerno|sobrin[oa]|mami|papi'
/** Apart from those of several: what may be read in two ways takes long to be found wrong. */
const one = `kid|child|boy|girl|son|daughter|baby|hij[oa]|ni[nñ][oa]|nen[ea]|beb[eé]|niet[oa]|muchach[oa]|chamac[oa]|chaval[oa]|cipot[ea]|patoj[oa]|carajit[oa]|${spouse}|${grown}|${others}`
const whose = '(?:(?:my|our|her|his|the|an?|mis?|su|nuestr[oa]s?|los|las|el|la|un[ao]?) )?'
const agedSo = String.raw`(?:,? (?:de|of|s?he['’]?s|who is|is|tiene|que tiene) \d{1,2}(?: a[nñ]os)?(?![\p{L}\d]))?`
const yearOld = String.raw`\d{1,2}[- ](?:years?|yrs?)[- ]olds?(?: (?:son|daughter|boy|girl|kid))?`
const person = (count: string, pair: string, many: string) =>
  String.raw`(?<![\p{L}\d])(?:me|myself|i|yo|him|her|[eé]l|ella|${whose}(?:${yearOld}|${count}(?:(?:lil|little|big|baby|older|younger|old) )?(?:${pair}|${many}|${one})${agedSo}))(?![\p{L}\d])`
const anyone = person(`(?:${count} )?`, two, several)
const link = `(?:,? (?:and|n|&|plus|y|e|con|with) |, | )`

/** A list of people with nothing after it in its clause: "me my husband and the baby"; of the text as written. */
export const list = new RegExp(
  String.raw`(?:^\W{0,3}|[,;:(] ?|\b(?:it['’]?s|is|are|just|only|somos|son|viven|vivimos|estamos|casa|hogar|home|house):? )(?<list>${anyone}(?:${link}${anyone}){2,8})(?=\W{0,3}$|[,.;:)]| (?:so|in (?:the|my|our) (?:house|home)|en (?:la|mi) casa|total|en total|aqu[ií]|here)(?!\p{L}))`,
  'iu',
)
/** Each of them. */
export const oneOfList = new RegExp(person(`(?:(?<count>${count}) )?`, `(?<pair>${two})`, `(?<many>${several})`), 'giu')
export const meInList = /(?<!\p{L})(?:me|myself|i|yo)(?!\p{L})/iu
