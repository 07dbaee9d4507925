/** The names of each state and territory besides its code: English, Spanish, short ones and common misspellings. */
export const placeNames = {
  AL: 'alabama',
  AK: 'alaska',
  AZ: 'arizona, ariz',
  AR: 'arkansas',
  CA: 'california, cali, calif',
  CO: 'colorado',
  CT: 'connecticut, conneticut, conn',
  DE: 'delaware',
  DC: 'washington dc, washington d.c., district of columbia, distrito de columbia, d.c., washington d c',
  FL: 'florida, la florida, fla',
  GA: 'georgia',
  HI: 'hawaii, hawai',
  ID: 'idaho',
  IL: 'illinois, ilinois, illinoi',
  IN: 'indiana',
  IA: 'iowa',
  KS: 'kansas',
  KY: 'kentucky',
  LA: 'louisiana, luisiana',
  ME: 'maine',
  MD: 'maryland',
  MA: 'massachusetts, massachusets, masachusetts, mass',
  MI: 'michigan',
  MN: 'minnesota',
  MS: 'mississippi, misisipi, missisippi, misissippi',
  MO: 'missouri, misuri',
  MT: 'montana',
  NE: 'nebraska',
  NV: 'nevada',
  NH: 'new hampshire, nuevo hampshire, nueva hampshire, n. hampshire',
  NJ: 'new jersey, nueva jersey, jersey, n. jersey, n.j.',
  NM: 'new mexico, nuevo mexico, nuevo mejico, n. mexico, n.m.',
  NY: 'new york, nueva york, new york city, nyc, n.y., ny city, ciudad de nueva york, upstate new york, new york state, estado de nueva york',
  NC: 'north carolina, carolina del norte, n. carolina, n carolina, n.c.',
  ND: 'north dakota, dakota del norte, n. dakota, n dakota, n.d.',
  OH: 'ohio',
  OK: 'oklahoma',
  OR: 'oregon',
  PA: 'pennsylvania, pensilvania, pensylvania, pennsilvania, penn',
  RI: 'rhode island, rhode isl, r.i.',
  SC: 'south carolina, carolina del sur, s. carolina, s carolina, s.c.',
  SD: 'south dakota, dakota del sur, s. dakota, s dakota, s.d.',
  TN: 'tennessee, tennesee, tenessee, tenesi',
  TX: 'texas, tejas',
  UT: 'utah',
  VT: 'vermont',
  VA: 'virginia',
  WA: 'washington, washington state, state of washington, estado de washington',
  WV: 'west virginia, virginia occidental, virginia del oeste, w. virginia, w virginia, w.v.',
  WI: 'wisconsin',
  WY: 'wyoming',
  PR: 'puerto rico, p.r., borinquen',
  GU: 'guam',
  VI: 'virgin islands, us virgin islands, u.s. virgin islands, usvi, islas virgenes, islas virgenes americanas, st. thomas, saint croix, st. croix',
  AS: 'american samoa, samoa americana',
  MP: 'northern mariana islands, northern marianas, northern mariana, islas marianas del norte, islas marianas, saipan, cnmi',
}

/** Cities that are in one state only, for those who name no state. */
export const cityNames = {
  NY: 'brooklyn, bronx, manhattan, queens, staten island, harlem, long island',
  CA: 'los angeles, san francisco, sacramento, east los angeles',
  IL: 'chicago',
  TX: 'houston, dallas, el paso, fort worth, san antonio',
  FL: 'miami, orlando, tampa, hialeah, fort lauderdale',
  PA: 'philadelphia, philly, filadelfia, pittsburgh',
  MA: 'boston',
  MI: 'detroit',
  NV: 'las vegas',
  GA: 'atlanta',
  CO: 'denver, colorado springs',
  VA: 'virginia beach',
  WA: 'seattle',
  AZ: 'phoenix, tucson',
  MN: 'minneapolis',
  WI: 'milwaukee',
}

/** Names that hold the name of a state and do not tell which state they are in. */
export const misleadingNames =
  'kansas city, texas city, nevada city, michigan city, arkansas city, delaware county, washington county, washington street, washington st, washington ave, washington avenue, washington heights, washington township, indiana county, ohio street, virginia city, new york ave, florida city, oregon city, delaware ave, university of, george washington, fort washington, port washington, mount washington, missouri city, colorado city, california street, indian'

/** Places that are none of ours. */
export const foreignNames =
  'mexico, mejico, canada, cuba, dominican republic, republica dominicana, guatemala, honduras, el salvador, colombia, venezuela, spain, espana, philippines, filipinas, india, china, england, haiti, ecuador, peru, ontario, toronto, outside the us, outside the united states, not in the us, not in the usa, not in america, not in the united states, not from the us, abroad, overseas, fuera de estados unidos, fuera del pais, no en estados unidos, otro pais, another country, british virgin islands, baja california'

/** Words that leave open where the person lives now. */
export const placeBlocks =
  'moved, moving, used to, between, not, dont, no, was, were, either, maybe, i think, both, half the year, snowbird, mude, mudando, antes, vivia, entre, no vivo, tal vez, creo, creo que, quiza, quizas, ni, will, voy a, next month, near, close to, cerca de, born in, naci en, naci, south of, north of'

/** Codes that are also words or short forms, in either language: they count in capitals, after a comma, or alone as an answer. */
export const codesThatAreWords = new Set(
  'AL AR AS CA CO CT DE HI ID IN LA MA MD ME MI MO MS MT ND NE OH OK OR PA PR SD VA VI'.split(' '),
)

/** Right before "VA" they tell of veterans' care, and of no Virginia: "si tengo VA". */
export const beforeVeteransCare =
  /^(?:the|have|has|got|use|uses|with|through|el|del|al|con|por|tengo|tiene|tenemos|uso|usa)$/

/** Alone and not in capitals these are a greeting and a consent. */
export const smallTalk = new Set(['ok', 'hi'])

/** Capitals that are as often a city. */
export const codesThatAreCities = new Set(['LA'])
