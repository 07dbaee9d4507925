/** Who lives in one home, as people tell it. */

const count = '(?:[1-9]|one|two|three|four|five|six|un[ao]?|dos|tres|cuatro|cinco|seis)'
const kids = `(?:kids?|child(?:ren)?|littles?(?: ones?)?|teen(?:ager)?s?|grand(?:kids?|bab(?:y|ies)|sons?|daughters?)|boys?|girls?|sons?|daughters?|bab(?:y|ies)|hij[oa]s?|ni[nñ][oa]s?|nen[ea]s?|beb[eé]s?|niet[oa]s?|muchach[oa]s?|chamac[oa]s?|chaval[oa]s?|cipot[ea]s?|patoj[oa]s?|carajit[oa]s?)`
const spouse = '(?:husband|wife|spouse|partner|espos[oa]|marido|mujer|pareja)'
const grown =
  'mom|mama|mother|dad|father|brother|sister|bro|sis|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|nephew|niece|mam[aá]|pap[aá]|madre|padre|herman[oa]|abuel[oa]'
const kin = `(?:${kids}|${spouse}|${grown})`
const single = `single (?:mom|mother|mama|dad|father|parent)|(?:madre|mam[aá]|padre|pap[aá]) solter[ao]`
/** Who begins with raising children alone: "single mom, two kids live w me"; of the text as written. */
export const parentAlone = new RegExp(
  String.raw`(?<=^|[,.;!?] *)(?:(?:i['’]?m|i am|soy) (?:an? |una? )?)?(?:${single})(?= *(?:[,.;]|(?:and|with|w|y|con)\b))`,
  'giu',
)
/** "Raising my grandson", who lives there; of the text as written. */
export const raises = new RegExp(
  String.raw`\b(?:(?:i['’]?m |am |are |is |estoy |estamos )?(?:raising|criando(?: a)?)|cr[ií](?:o|amos)(?: a)?) (?=(?:(?:my|our|his|her|mis?|sus?) )?(?:${count} )?${kids}(?!\p{L}))`,
  'giu',
)
/** Folded. "Yo sola" is of the home only where nothing else is spoken of, as the reader of homes sees. */
export const alone =
  /\b(?:no(?:body|[ -]one) (?:here |else )?but me|nadie mas que yo|(?:just|only) me(?! (?:and|n|plus|with|have|has|got|can|is|on|who|that|takes?|needs?)\b)|lives? alone|living alone|by (?:myself|herself|himself)|on (?:my|her|his) own|solo yo(?! (?:y|con|tengo|puedo|tomo|gano|trabajo|se|lo|la|uso|estoy)\b)|(?:viv[oe]|soy) sol[oa]|yo (?:sol[oa]|nomas|nada mas))\b/

/** Somebody asks whom to count: "do her kids count", "ellos cuentan"; folded. */
export const asksWhoCounts =
  /\b(?:(?:do|does|dont|doesnt|should|would|can|if|how|who) (?!count (?:him|her|them|the|that|my)\b)(?:\w+ ){0,5}counts?|(?:they|he|she|kids?|that|we) (?:still |even |also )?counts?|(?<!\b(?:la|mi|una|esa|su) )cuentan?(?! con\b)|(?:lo|la|los|las|me) (?:cuento|cuentan|incluyo)|incluyo|do (?:i|we|they) (?:include|put|list))\b/

const workplace =
  '(?:taller|restaurante?|fabrica|planta|oficina|trabajo|tienda|cocina|cuadrilla|obra|shop|restaurant|factory|plant|office|work|job|store|kitchen|crew|warehouse|salon|team)'
/** "Somos 8 en el taller": people who work together; folded. */
export const atWork = new RegExp(
  String.raw`\b(?:somos|(?:we|there) are|were) (?:(?:like|about|como|unos|only|solo) )?\w+ (?:\w+ ){0,2}?(?:en|at|in|on) (?:el|la|un|una|mi|the|a|my|our|this|that) (?:\w+ )?${workplace}\b|\b(?:en|at|in|for|para) (?:el|la|un|una|mi|the|a|my|our) (?:\w+ )?${workplace}\b.{0,40}\b(?:somos|we are|there are) (?:like |about |como |unos )?\w+$`,
)

/** Who works together, where nobody speaks of a home: "we don't get insurance, there's like nine of us"; folded, as the next two are. */
export const crew =
  /\b(?:(?:we|nobody|none of us) (?:(?:dont|do not|never) )?gets? (?:any |no )?(?:insurance|benefits|coverage)|(?:dont|doesnt|wont) (?:give|offer) us|no nos (?:dan|ofrecen)|(?:fired|laid off|let go|cut)(?: \w+){0,3} of us|crew|cuadrilla|coworkers|companer[oa]s|employees?|empleados?|business (?:of|with)|negocio de|group plan|plan (?:chico|pequeno|grupal|de grupo))\b/
export const ofWork =
  /\b(?:jobs?|work(?:ing)?|boss|laid off|fired|let go|cook|trabaj\w+|jef[ea]|patron\w*|corrieron|despidieron|pizca)\b/
export const ofHome =
  /\b(?:home|house\w*|casa|hogar|famil\w+|kids?|child\w*|hij\w+|nin[oa]s?|bab\w+|bebe\w*|wife|husband|spouse|espos[oa]|marido|mujer|mom|mama|dad|papa|parents|padres|viv\w+|live|living|adults?|adultos|we (?:make|earn)|ganamos)\b/
/** The parents of a partner, who may live there too; of the text as written. */
export const withParentsOfPartner =
  /(?<!\p{L})(?:with|w\/?|con) (?:(?:my|mi) (?:bf|gf|boyfriend|girlfriend|husband|wife|fianc[eé]e?|partner)(?:['’]?s)? (?:mom|mother|mama|dad|father|parents|family|folks|sister|brother|grandma|aunt)|(?:la|los|las|el|mi|mis) (?:mam[aá]|pap[aá]s?|mami|madre|padres?|familia|hermana|t[ií]a|abuela) de(?:l| mi)(?: mi)? (?:novi[oa]|pareja|espos[oa]|marido|mujer))(?!\p{L})/giu

/** What is only supposed, up to the end of its clause: "if it's just me", "si somos cuatro"; of the text as written. */
export const supposed =
  /\b(?:(?:what )?if|suppose|(?<!s[ií], )si) (?:its|it['’]?s|im|i['’]?m|i|we|there|he|she|solo|somos|soy|fuera|fuéramos|viv[oe]|vivimos|fu[eé]ramos)\b[^,.?!;]*/giu

/** Who has died or left lives there no longer: "my wife passed in 2019"; of the text as written. */
export const noLongerThere = new RegExp(
  String.raw`\b(?:(?:my|mi|since|desde que) )?(?:late )?${kin},? (?:has |just |recently |ya |se |me |nos )*(?:passed|died|left|walked out|moved out|muri[oó]|falleci[oó]|fue|dej[oó]|abandon[oó])(?!\p{L})(?:(?! (?:so|and|now|but|y|pero|ahora) )[^,.;?!])*`,
  'giu',
)

/** Who lives apart, is grown or keeps their own money is of no home but their own, and a pet of none: "my son is grown", "mi nena vive con la mai"; of the text as written. */
export const onTheirOwn = new RegExp(
  [
    String.raw`(?:\b(?:my|mi|mis|the|la|el) )?\b${kin}(?: (?:is|are|ya|es|son|est[aá]n?|todos?|all|both))+ (?:grown|moved out|on (?:his|her|their) own|adults?|grandes?|casad[oa]s?|independientes?|adult[oa]s?)(?!\p{L})[^,.?!;]*`,
    String.raw`(?:\b(?:my|mi|mis|the|la|el) )?\b${kids} (?:lives?|stays?|is|are|viven?|est[aá]n?) (?:with|con) (?:his|her|their|the|la|el|su) (?:mom|mother|dad|father|ex|mam[aá]|mami|mai|pap[aá]|papi|pai|madre|padre)(?!\p{L})`,
    String.raw`(?:\b(?:my|mi|the|la|el|con mi|with my) )?\b${kin}\b[^.?!;]{0,24}\b(?:s?he|they|ella|[eé]l|ellos) (?:has|have|got|makes|tienen?|gana|maneja) (?:(?:his|her|their) own|(?:lo|la|el) (?:de ella|de [eé]l|su[yo][oa]))(?: (?:money|income|stuff|aparte|dinero|plata))*`,
    String.raw`,? (?:and|n|&|y) (?:my|a|mi|una?|the|el|la) (?:dogs?|cats?|puppy|perr(?:o|a|it[oa])|gat(?:o|a|it[oa])|mascota)(?!\p{L})`,
  ].join('|'),
  'giu',
)

/** How old a child is counts nobody: "un niño de 3 años"; of the text as written. */
export const ageOfChild = / de \d{1,2} (?:a[nñ](?:it)?os|meses)\b/giu
/** The same as a child: "a 3 year old". */
export const childByAge = /(?<=\b(?:an?|my|our) )(?:\d|1[0-7])[- ](?:years?|yrs?|months?|mo)[- ]olds?\b(?! \p{L})/giu

/** Who tells of a marriage, and of a wife or husband, or of no children; folded, as the next three are. */
export const marriedCouple =
  /(?<!\b(?:not|never|never got|arent|isnt|get|got|getting|was|no (?:soy|estoy|estamos)) )\b(?:married|casad[oa]s?) (?:(?:and|y|but|pero|with|con|to|my|mi) )*(?:(?:wife|husband|hubby|espos[oa]|marido|mujer)\b(?! (?:in|en|left|died|passed|lives|vive|and|y)\b)|(?:no|without|sin|no (?:tenemos|tengo)) (?:kids|children|hijos|ninos))\b/
export const noChildren = /\b(?:no|without|sin|no (?:tenemos|tengo)) (?:kids|children|hijos|ninos)\b/g
export const children =
  /\b(?:kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|boys?|girls?|hij[oa]s?|nin[oa]s?|nen[ea]s?|bebes?)\b/
export const unmarriedTwo = /\b(?:bf|gf|boy ?friend|girl ?friend|fiancee?|novi[oa]|prometid[oa]|partner|pareja)\b/
/** How many are told is no couple that is counted; folded. */
export const toldInAll =
  /\b(?:(?:household|home|family|hogar|casa|familia) (?:of|de)|of us|somos) (?:two|2|dos)\b|\b(?:two|2) of us\b/
/** A child who lives with each parent in turn is at home; of the text as written. */
export const inTurn = / (?:half|most|part) (?:of )?the time\b| (?:la mitad|la mayor parte) del tiempo\b/giu

/** People of one home, of the text as written. */
export const homes = [
  new RegExp(
    String.raw`\b(?:married|casad[oa]),?(?: (?:with|w\/?|and|con|y|we|have|tengo|tenemos|mis?|my))* ${count} ${kids}(?!\p{L})`,
    'iu',
  ),
  /(?= con )(?<=\b(?:gano|sol[oa]|solter[oa])\b[^.;]{0,30}) con (?:mi |mis )?(?:\d|un|una|dos|tres|cuatro)? ?(?:ni[nñ]|hij|nen|chamac|beb)\p{L}+/iu,
  /\b(?:[2-9]|one|two|three) adults?,? (?:and |with |& ?)?(?:\d|one|two|three|four|five|a) (?:kids?|child(?:ren)?|baby)\b/iu,
  new RegExp(
    String.raw`\b(?:${single}),?(?: (?:of|with|w\/?|and|y|con|de|i have|and i have|tengo|y tengo|con mis|im|soy))? (?:my |mis )?${count} ${kids}(?!\p{L})`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:${single}) (?:de|of|to) ${count}\b(?! \p{L}+)`, 'iu'),
  new RegExp(String.raw`\b${count} ${kids},? (?:and |y )?(?:i['’]?m |soy )?(?:a |una? )?(?:${single})\b`, 'iu'),
]

/** "Entre los 2 son 3600", where "son" is no child, and who would be alone in a plan; of the text as written. */
export const ofNoHome =
  /\bentre (?:los|las) \d\b(?: son\b)?|\bse (?:queda|quedar[ií]?a) sol[oa]s? (?:en|con) (?:el|la|su) (?:plan|seguro|marketplace|mercado|medicare|medicaid)[^,.;?!]*/giu
/** Who asks for several people tells of no home: "I'm asking for two people"; folded. */
export const askedFor =
  /\b(?:asking|writing|calling|here|help|looking|pregunt\w+|consult\w+|es|is) (?:for|about|por|para) (?:\d|two|three|four|dos|tres|cuatro|varias) (?:people|persons?|personas)\b/
/** Whoever shares a roof with people of no family is a home alone; folded. */
export const onlyRoommates =
  /\b(?:room ?mates?|house ?mates?|compan?er[oa]s? de (?:cuarto|casa|piso))\b.{0,40}\b(?:not|arent|no) (?:somos |related|relatives|fam\w+|my fam\w+|parientes)/
/** Who says "sola" and nothing more in a sentence or between commas is alone: "30 años, solo."; folded and without marks. */
export const aloneSaid = /^(?:(?:yo|aqui|vivo|no|si|pues|ando|estoy) )*sol(?:o|a|ito|ita)(?: (?:yo|nomas|aqui))?$/

/** "Bueno 5, mi suegra llegó", "sorry 4"; of the text as written. */
export const saidAnew =
  /^\W*(?:(?:bueno|digo|perd[oó]n|sorry|wait|oh|no|nope|actually|well|i mean|make that|now|ahora|ya|ay|mejor|somos|we are|it['’]?s|son)[\s,.]+)+(?<size>\d{1,2})(?= *(?:$|[,.;!]|now\b|ahora\b|personas\b|people\b|of us\b))/iu
