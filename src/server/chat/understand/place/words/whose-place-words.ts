/** Whose place is told, and which place is none where somebody lives. Texts are folded words with a space between. */

/** Of these the talk is only where they are said to take the medicine. */
const strangers =
  'friends?|budd(?:y|ies)|neighbou?rs?|coworkers?|roommates?|cousins?|ex|exes|ex (?:husband|wife)|amig[oa]s?|vecin[oa]s?|comadres?|compadres?|compa|prim[oa]s?|companer[oa]s?'
/** Of these too, unless the talk is about somebody else than who writes. */
const distant =
  '(?:oldest|older|youngest|younger|middle)(?: one)?|mayor|menor|brothers?|sisters?|bro|sis|sons?|daughters?|kids?|child(?:ren)?|aunts?|uncles?|nephews?|nieces?|herman[oa]s?|hij[oa]s?|ti[oa]s?|sobrin[oa]s?|cunad[oa]s?|niet[oa]s?|grand(?:sons?|daughters?|kids|children)|family|familia'
/** "My doctor moved to Seattle", but who needs "a lawyer in Buffalo" is there. */
const professions =
  'boss|landlord|doctors?|dr|dentist|specialist|pharmacist|lawyer|patron|medico|doctora?|abogad[oa]|dentista'
/** These may be whom the talk is about. */
const near =
  'moms?|mothers?|mama|mum|ma|dads?|fathers?|daddy|parents|folks|wife|wifes|husbands?|hubby|spouse|partner|grandma|grandmother|grandpa|grandfather|granny|nana|patient|client|mami|mai|madre|papi|pai|papa|papas|padres?|espos[oa]|marido|mujer|senora|viejit[oa]|abuel[oa]s?|abuelit[oa]s?|suegr[oa]s?|paciente|pareja|novi[oa]|boyfriend|girlfriend|gf|bf'
const kin = `(?:${strangers}|${distant}|${near})(?: in law)?`
const own = 'my|mi|mis|our|his|her|their|su|sus|nuestr[oa]s?'
const whose = `(?:${own}|un|una|a|an|the|el|la|los|las|one of my|some)`
/** "My sister and her kids in Tulsa" may be a home: only what somebody is, has or does is of them alone. */
const goesOn = '(?: (?!(?:and|y|e|n|or|o|with|con|i|yo|me|plus|age|aged|de \\d+)\\b)[a-z0-9])'

/** Who a clause begins with: "my oldest sister in", "the other kid is". */
export const subjectKin = new RegExp(
  String.raw`^(?:${whose} (?:\w+ )?(?=(?:${kin})\b)|(?:${own}) (?=(?:${professions})\b))([a-z]+(?: in law)?)(?=${goesOn}|$)`,
)
/** Somebody else who is spoken of anywhere. */
export const anyKin = new RegExp(String.raw`^${whose} (?:\w+ )?(${kin})\b`)
/** "Mother is 88", where a clause begins. */
export const bareKin = /^(?:moms?|mother|dads?|father|ma|grandma|grandpa|wifes?|husbands?|hubby)(?= )/
export const isStranger = new RegExp(`^(?:${strangers}|${professions})$`)
export const isNear = new RegExp(`^(?:${near})(?: in law)?$`)

/** Where one gets medicines or works: "my pharmacy is in 60629 but I live in Hammond". */
const sites =
  'pharmacy|drug ?store|walgreens|cvs|walmart|clinic|hospital|job|office|farmacia|clinica|consultorio|oficina|trabajo|seguro'
export const isSite = new RegExp(
  String.raw`^(?:(?:${whose}) )?(?:${sites})s? (?:\w+ ){0,2}?(?:is|are|was|in|at|queda|esta|es|en)\b`,
)
/** "But my insurance is from Idaho". */
export const isOfPlan = new RegExp(
  String.raw`^(?:(?:and|but|because|y|pero|porque) )*(?:${whose}) (?:\w+ )?(?:insurance|plan|coverage|medicaid|license|plates|seguro|aseguranza|cobertura|licencia|placas) (?:\w+ )?(?:is|are|was|comes|es|son|era|viene) (?:\w+ )?(?:from|out of|de|desde)\b`,
)
export const tellsHome = /\b(?:live|lives|living|vivo|vive|vivimos|im|estoy|estamos) (?:\w+ )?(?:in|en)\b/

/** Before them somebody belongs to what is said before: "I live with my sister", "me and my son". */
export const joinsKin = new RegExp(
  String.raw`(?:^| )(?:with|w(?: /)?|for|of|at|on|by|from|to|than|like|con|para|por|de|(?!(?:y|pero|porque) )\w+ a|(?:me|i|us|yo|him|her|${kin}) (?:and|y|n|plus|e))$`,
)

/** "Asking for my brother in Tulsa": where he is tells of him. */
export const kinElsewhere = new RegExp(
  String.raw`^${own} (?:\w+ )?(${kin}) (?:in|en|who (?:is|lives)|living|que (?:vive|esta))\b`,
)
export const beforeTaker =
  /(?:^| )(?:(?:asking|calling|writing|this) (?:\w+ )?for|(?:pregunt|llam|escrib|llen)\w+ (?:\w+ ){0,2}por)$/

export const otherFirst =
  /^(?:and |but |so |because |porque |pero |y )*(?:who|que|she|he|they|shes|hes|theyre|lives|takes|needs|ella|ellas|ellos|vive|viven|tiene|esta|estan|toma|one|another|the other|uno|una|otr[oa]|(?:el|la) otr[oa])\b/
/** Where a clause begins that no mark parts from what stands before. */
export const clauseStart =
  /^(?:(?:y|pero|porque) a (?:mi|mis|un|una)|who (?:live|lives|is)|que (?:vive|viven|esta)|but|pero|aunque|although|though|while|mientras|now|ahora|(?:and|y|so|because|porque|que) (?:i|im|ive|we|she|he|they|shes|hes|my|our|yo|mi|mis|ella|el|nosotros|vivo|vivimos|estoy|ahora|now)|(?:i|we) (?:live|am|moved|stay)|im (?:in|from|living)|yo (?:vivo|aqui|estoy)|(?:vivo|vivimos|estoy|estamos|ando) (?:en|por|aqui|aca|cerca))\b/

/** After these the same words begin none: "if I live", "ya no vivo". */
export const hangsOn =
  /^(?:no|not|never|nunca|ya|yo|y|and|but|pero|if|when|until|since|where|that|si|cuando|donde|que|how|what)$/
/** What stands before and after a comma within a place: "in Dalton, Georgia". */
export const placeBefore = /\b(?:in|en|near|de) (?:\w+ ){1,3},$/
export const placeAfter = /^\w+(?: \w+)?(?: [,.;]|$)/

/** Somebody lives with who writes. */
export const together = /\b(?:with (?:me|us)|w me|w us|conmigo|con nosotros|here in|aqui en|aca en|from me)\b/

/** Who takes the medicine, in the group: "my sister needs", "I take care of my aunt", "mi paciente". */
export const takers = [
  new RegExp(
    String.raw`\b(?:my|mi|our|nuestr[oa]|the|el|la) (?:\w+ )?(${kin}) (?:\w+ ){0,6}?(?:takes|needs|uses|is taking|injects|toma|necesita|usa|ocupa|se (?:pone|inyecta))\b(?!(?: \w+)? (?:too|also|tambien)\b)`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:care of|help(?:ing)?|for|(?:cuid|ayud)\w+ a|(?:escrib|pregunt|llam|llen)\w+(?: (?!(?:my|mi)\b)\w+){0,2} por|para) (?:my|mi|both my|our|un|una|an?) (?:\w+ )?(${kin})\b`,
    'g',
  ),
  new RegExp(String.raw`\b(?:its|it is|this is) (?:all )?for (${kin})\b`, 'g'),
  /\b(?:my|mi) (patient|client|paciente)\b/g,
]
/** "The medicine is for him". */
export const takenByThem =
  /\b(?:do|doing|did|fill\w*) (?:out )?(?:his|her|their) (?:paperwork|application|forms?)\b|\b(?:ella es la que|el es el que|s?hes the one|s?he is the one) (?:esta|who|with|that|taking|needing|sick)\b|\b(?:(?:medicine|medication|meds|pills|prescription|script|its|it is|this is) (?:is |are )?(?:for )?(?:him|her|his|hers|them)|(?:medicina|receta|pastilla|es) (?:es )?(?:de|para) (?:el|ella|ellos))\b|\b(?:s?he|ella) (?:is the one who |es la que )?(?:takes|needs|toma|necesita)\b(?!(?: \w+)? (?:too|also|tambien)\b)/
/** "How come mine is 480", "I take Eliquis". */
export const takenByWriter =
  /\b(?:(?:why|how come)(?: \w+){0,2} (?:mine|me|my|i)|mine is|mine costs?|por que (?:a mi|yo)|a mi me (?:cobran|cuesta|sale)|el mio|la mia|i take|i need|tomo|necesito)\b/

/** "I'm his daughter" and "mi papá, 77 años, …" speak of them. */
export const speaksOfThem = new RegExp(
  String.raw`\b(?:im|i am|soy) (?:his|her|su) (?:daughters?|son|caregiver|niece|nephew|grand(?:son|daughter)|hij[oa]|sobrin[oa]|niet[oa])\b|^(?:(?:hi|hello|hola|buenas|buenos|dias|tardes|so|ok|y|and) )*(?:my|mi) (?:${near})(?: (?!i\b|yo\b)[a-z]+){0,6} \d{2}\b`,
)
/** Who tells their own age speaks of themselves too. */
export const tellsOwnAge = /\b(?:im|i am|tengo|yo) \d{2}\b/

const moving =
  '(?:mov(?:e|ed|ing)|go|went|relocate|live[ds]|stay(?:ed)?|(?:me |nos )?mud\\w+|me (?:voy|vaya|fuera|cambio)|nos (?:vamos|fueramos|cambiamos)|viviera|vivieramos|estuviera|fuera)'
/** From such words on no place is told where somebody lives: it is supposed, wished, denied, past, a visit or the custom of others. */
export const noHome = new RegExp(
  [
    String.raw`(?:what )?(?:if|when|si|cuando) (?:(?:i|we|you|yo|nosotros|one|my \w+|mi \w+) )?(?:\w+ )?${moving}\b`,
    '(?:think(?:ing)?|thought|talking) (?:of|about) (?:moving|going)',
    String.raw`(?:might|may|could|would|should|maybe|hope to|hoping to|want(?:s|ing|ed)?(?: (?:me|us))? to|plan(?:ning)? (?:to|on)|like to) (?:\w+ )?(?:move|moving|go|live|relocate)`,
    String.raw`(?:dont|do not|didnt|never|no longer|not) (?:\w+ )?(?:live|lived|living|in|from|move|moving|going|want)`,
    '(?:ya )?no (?:vivo|vivimos|estoy|estamos|soy|somos|me|nos|quiero|voy)',
    String.raw`(?:pensando|pienso|pensamos|quiero|quisiera|quieren?|queremos|me gustaria)(?: \w+){0,2} (?:mudar\w*|ir\w*|vivir)`,
    String.raw`(?:a lo mejor|tal vez|quizas?|puede que) (?:me|nos) \w+`,
    String.raw`(?:go|going) to (?:\w+ ){1,3}(?:to (?:see|visit)|for (?:the )?(?:winter|summer|christmas|holidays))|voy a (?:\w+ ){1,3}a (?:ver|visitar)`,
    '(?:visiting|vacation|on a trip|travel(?:ing)? to|de visita|de vacaciones|visitando|de viaje|viajar a)',
    '(?:parked|layover|(?:stopped|stuck) at|passing through|driving (?:through|thru|across)|(?:flight|bus|train) (?:is|was)|de paso (?:en|por)|estacionad[oa]|(?:ando )?manejando (?:por|en))',
    '(?:ando|im) (?:en|in) (?:\\w+ ){1,3}(?:orita|ahorita|right now|for now|tonight|this week|por ahora|hoy|esta semana)',
    '(?:in|over|every|each) (?:the )?(?:summers?|winters?)',
    '(?:go|goes|going) (?:up|down|over|back) to',
    'en (?:el )?(?:verano|invierno)',
    '(?:before (?:that|this|i|we)|before it was|used to|(?:i|we) (?:was|were) (?:in|living)|born|raised|grew up|originally)',
    '(?:antes|vivia|viviamos|creci|naci|me crie|nacid[oa]|criad[oa])',
    String.raw`(?:uno|una|one|dos|two|tres|three|some|otr[oa]s?|others?|\d) (?:of them )?(?:ya )?(?:moved|went|left|se (?:fue|fueron|mudo|mudaron|regreso|regresaron))`,
    String.raw`se (?:me )?(?:fue|fueron) (?:\w+ )?(?:a|pa|para)`,
    '(?:like (?:they|in|over)|como (?:en|hay en|el de))',
    String.raw`(?:they (?:have|got)|la gente (?:tiene|de)) (?:\w+ )?(?:in|en)`,
  ]
    .map((words) => `^(?:${words})\\b`)
    .join('|'),
)

/** "In Texas my friend got it", "en Texas a una amiga se lo dieron": who is named after the place is there. */
export const placeFirst =
  /^(?:(?:over|alla|up|down|back|pero|but|and|y) )*(?:in|en) (?:(?!(?:with|con|and|y|me|i|we|live|vivo|vivimos|estoy) )\w+ ){0,2}(?!(?:with|con|and|y|me|i|we|live|vivo|vivimos|estoy)\b)\w+(?: (?:si|se|lo|la|le|les|dan|dieron|they|gave|give|it))*(?: a| to)?$/
/** "In Texas they gave it to a friend of mine": of where others are, unless "here" stands before. */
export const ofOthersThere = new RegExp(
  [
    String.raw`^(?:in|en) (?:(?!(?:with|con|and|y|me|i|we|live|vivo|vivimos|estoy) )\w+ ){1,3}(?:(?:they|se|si|lo|la|le|les|dan|dieron|gave|give|it|also|tambien|ya) ){0,4}(?:(?:a|to) )?(?:my|mi|una?|an?|some) (?:\w+ )?(?:${strangers}|${distant}|people|lady|guy|muchacha|senora?)\b(?! (?:and|y) (?:i|me|yo)\b)`,
    String.raw`^(?:to|told) (?:my|an?|some|this) (?:\w+ )?(?:${strangers}|${distant})(?: of mine)? (?:in|from|over in)\b`,
  ].join('|'),
)
export const hereBefore = /^(?:here|aqui|aca|live|lives|living|vivo|vivimos|vive|am|im|estoy|estamos)$/

/** After where somebody was born or was before, these tell where they live: "raised in Memphis live in Little Rock now". */
export const pastHome = /^(?:used to|born|raised|grew up|creci|naci|me crie|nacid[oa]|criad[oa])\b/
export const homeAgain =
  /^(?:(?:live|living|vivo|vivimos) (?:in|en)|(?:here|aqui|now|ahora) (?:in|en|(?:i|we) live|vivo|vivimos|estoy|estamos))\b/
/** Before them they go on with what is past: "used to live in". */
export const beforeHome = /^(?:to|live|lived|living|vivia|viviamos|never|nunca|no|not|dont)$/
