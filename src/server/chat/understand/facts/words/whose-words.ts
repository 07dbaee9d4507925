/** Who takes the medicine of the talk. Texts are folded. */

const person =
  'wife|husband|spouse|partner|boyfriend|girlfriend|mom|mother|mama|mum|dad|father|son|daughter|baby|kid|child|girl|boy|brother|sister|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|aunt|uncle|friend|neighbor|espos[oa]|marido|mujer|pareja|novi[oa]|polol[oa]|madre|mam[aá]|mami|mai|am[aá]|padre|pap[aá]|papi|pai|ap[aá]|hij[oa]|ni[nñ][oa]|nen[ea]|beb[eé]|niet[oa]|herman[oa]|abuel[oa]|abuelit[oa]|suegr[oa]|t[ií][oa]|sobrin[oa]|cipot[ea]|chamac[oa]|muchach[oa]'
const kin = String.raw`(?:my|our|mi|un[ao]?|nuestr[oa]) (?:\p{L}+ )?(?:${person})`
const takes = String.raw`(?:takes?(?! care)|uses?|needs?|(?:is|was|been|got) (?:taking|prescribed|put on|on(?! (?:my|his|her|our|the|an?|medicare|medicaid|ssi|ssdi|disability|social|tricare|va)\b))|has to take|cant afford|toma|usa|necesita|se (?:pone|inyecta)|le (?:recetaron|mandaron|receto|pusieron|cambiaron))`
/** In "my mom came in May and needs Eliquis" nobody else is named before what she needs. */
const noOther =
  '(?!(?:i|im|ive|yo|me|my|mi|we|he|she|who|que|and|y|told|says?|said|dice|dijo|asks?|thinks?|el|ella)\\b)'
const onlyThird = '(?:takes|needs|uses|is (?:on|taking)|toma|necesita|usa|se (?:pone|inyecta))'
/** "Para él", but "para el dolor". */
const him =
  'el\\b(?! (?:dolor|azucar|corazon|asma|colesterol|higado|estomago|acido|cancer|vih|lupus|reflujo|mes|ano|dia|resto|insomnio|sueno|cerebro|rinon|pulmon|oido|ojo|virus|hospital|trasplante)\\b)'
/** "My wife needs Xarelto", "for my mom". */
export const ofOther = new RegExp(
  String.raw`\b(?:(?:${kin}(?: de \d{1,3}(?: anos)?)? (?:\w+ )?|(?:s?he|ella|el) )${takes}|(?:switched|put|started|prescribed|gave) (?:him|her) (?:on|from|to|off)?|(?:for|para|(?<!tener )a) ${kin}|${kin}(?: ${noOther}\w+){1,9} (?:and|y) (?:${noOther}\w+ )?${onlyThird})\b`,
  'u',
)
/** "I take Xarelto", "me recetaron". */
export const ofWriter =
  /\b(?:i (?:also |still |now |just |been )?(?:take(?! care)|use|inject|started|ran out|was prescribed|was put on|am on(?! (?:medicare|medicaid|his|her|the|my))|am taking|have been (?:on|taking)|got prescribed)|im (?:taking|using)|(?:put|prescribed|gave) me|(?:yo )?(?:tomo|uso(?! (?:de|el|la)))|me (?:inyecto|pongo|recetaron|mandaron|receto)|for (?:me|myself)|yo (?:necesito|tomo|uso))\b/

/** "My wife has the same thing", "mi esposa también tiene hepatitis": what the talk is of is theirs too. Folded. */
export const hasItToo = new RegExp(
  String.raw`\b${kin}(?:s on| (?:is|was put) on| takes?| uses?| toma| usa) (?:\w+ ){1,2}(?:too|also|as well|tambien)$|\b${kin} (?:(?:has|got|have|takes?|need|needs|tiene|padece|toma|usa|necesita) (?:it|the same|the same (?:\w+)|lo mismo|la misma(?: \w+)?|el mismo(?: \w+)?|eso|esa)(?: (?:too|also|tambien|as well))?$|(?:also|tambien) (?:has|got|have|needs?|takes?|tiene|padece|toma|usa|necesita)\b(?! (?:insurance|medicare|medicaid|a job|work|seguro|trabajo|aseguranza|dinero|money)))`,
  'u',
)

/** What the writer of a talk about another has or takes as well: "I'm also type 1", "yo también tengo asma". Folded. */
export const selfToo = /\b(?:im also|i also|(?:and|y) yo tambien|yo tambien|tambien yo)\b/
/** What somebody is sick with. Folded. */
export const sickness =
  /\b(?:type (?:1|2|one|two)|tipo (?:1|2|uno|dos)|diabet\w+|azucar|sugar|asthma\w*|asma\w*|copd|epoc|blood pressure|presion|hipert\w+|cancer|lupus|arthritis|artritis|psoria\w+|migra\w+|thyroid|tiroides|cholesterol|colesterol|depress\w+|depresi\w+|anxiety|ansiedad|adhd|tdah|epilep\w+|seizures|hiv|vih|hepatitis|crohns?|colitis|gout|gota)\b/

/** "I have Medicare", "soy veterano", "I turn 65 in May": who speaks so of themselves takes the medicine, where nobody else is said to. */
export const speaksOfSelf =
  /\b(?:(?:i|we) (?:also |still |only |just )?have|im on|ive got|tengo|tenemos|estoy en) (?:(?:my|the|el|la|mi|only|solo|private|no|a|un) ){0,2}(?:medicare|medicaid|medi cal|tricare|insurance|seguro|aseguranza|cobra|obamacare)\b|\b(?:im|i am) (?:a )?(?:\w+ )?(?:vet|veteran|retired|disabled)\b|\bsoy (?:un )?(?:veteran[oa]|jubilad[oa]|discapacitad[oa])\b|\b(?:i turn|cumplo) \d{2}\b/

const nearKin = String.raw`(?:(?:my|our|the|mi|el|la|un|una) )?(?:\p{L}+ )?(?:${person})`
const medicine = `(?:(?:the|this|my|la|el|esta|este) )?(?:medicine|medication|meds?|prescription|pills?|inhaler|insulin|pump|shots?|drug|script|medicina|medicamento|pastillas?|receta|insulina|inhalador)`
/** "My wife, she is the one taking the Humira", "la medicina es de ella". */
export const surelyOfOther = new RegExp(
  [
    String.raw`\b(?:s?hes|(?:s?he|${kin}) is|(?:el|ella|${kin}(?: de \d+(?: anos)?)?) es|es (?:el|ella|${kin})) (?:the one|the patient|el paciente|la paciente|(?:el|la) que)(?: (?:who|that|thats|whos))?(?: (?:la|lo|se))? ?(?:$|tak|needs?|us(?:es|ing|a)|on |toma|necesita|inyecta)`,
    String.raw`\b(?:s?hes|s?he is) the patient\b|\b${kin}s? (?:is )?the patient\b|\bmy patient\b|\bmi paciente\b`,
    String.raw`\b${medicine} es (?:de|para|pa|pal|para el|pa la|para la|del) (?:${him}|ella|de \d{1,2}|${nearKin})\b|\b${medicine} (?:is|are|r) (?:for (?:her|him|${nearKin})|hers|his)\b`,
    String.raw`\b(?:its|it is|theyre) for (?:her|him)(?! \p{L}+ (?:pain|sugar|blood|heart))\b|\bes (?:para|pa) (?:ella|${him})`,
    String.raw`\b(?:el|la) (?:del?|con)(?: la| el)? (?:medicina|medicamento|receta|pastillas?|insulina|inhalador|inyeccion|asma|azucar) es (?:el|ella|${kin})\b`,
    String.raw`\b${nearKin} (?:is|es) (?:the one|el que|la que) (?:taking|on|who|that|la|lo|se|toma|usa)\b`,
    String.raw`\b(?:el|la) que (?:la |lo |se )?(?:toma|usa|necesita|inyecta)\w*(?: \w+){0,2} es (?:el|ella|${kin})\b`,
    String.raw`\b(?:cuido a|le escribo por|escribo por|pregunto por|writing for|asking for|calling for|caring for) ${kin}\b`,
    String.raw`\b${kin} takes (?:it|them)\b|\b${kin} (?:la|lo) toma\b`,
  ].join('|'),
  'u',
)
/** "It's me that takes the Humira", "la medicina es para mí". */
export const surelyOfWriter = new RegExp(
  [
    String.raw`\b(?:its |it is )?(?:me|i am|im|i m) (?:the one )?(?:that|who|whos|thats) (?:takes?|needs?|uses?|is (?:on|taking))\b|\bim the one (?:taking|on|using)\b|\bim the patient\b`,
    String.raw`\b${medicine} (?:is|are|r) (?:for me|mine)\b`,
    String.raw`\b(?:soy|yo soy) (?:el|la) (?:que (?:la |lo |me )?(?:toma|tomo|usa|uso|necesita|necesito|inyecto)|de la medicina|paciente)\b`,
    String.raw`\b${medicine} es (?:(?:para|pa) mi(?! \w*(?:${person})\b)|mi[ao])\b`,
  ].join('|'),
)

const animal =
  '(?:dogs?|puppy|pups?|cats?|kitt(?:y|en)s?|pets?|horses?|rabbits?|ferrets?|labs?|chihuahuas?|pit ?bulls?|perr(?:o|a|it[oa])s?|gat(?:o|a|it[oa])s?|mascotas?|cachorr(?:o|a|it[oa])s?|caballos?|conej(?:o|ito)s?)'
const remedy =
  '(?:meds?|medicines?|medications?|pills?|prescriptions?|rx|shots?|drops|insulin|antibiotics?|medicinas?|medicamentos?|pastillas?|recetas?|gotas|insulina|inyecci\\w+)'
/** A medicine for a pet: "meds for my dog", "my cat takes Lantus", "medicina de perros". Folded. */
export const ofAnimal = new RegExp(
  [
    String.raw`\b${remedy} (?:\w+ ){0,2}(?:for|de|para|del|pa) (?:(?:my|our|a|an|the|his|her|mi|mis|un|una|el|la|los|las|old|sick|senior) ){0,2}${animal}\b`,
    String.raw`\b(?:for|para|pa) (?:my|our|a|the|mi|un|una|el|la) ${animal}s? ${remedy}\b|\b${animal}s? ${remedy}\b`,
    String.raw`\b(?:my|our|the|mi|la|el) ${animal} (?:\w+ ){0,2}(?:takes?|needs?|is on|was prescribed|uses?|toma|necesita|usa)\b`,
    String.raw`\b(?:works?|helps?|do|covers?|sirven?|ayudan?|cubren?) (?:\w+ )?(?:for|with|con|para|pa|a) (?:(?:my|our|the|mi|mis|el|la|los|las) )?${animal}\b(?! (?:allerg\w*|scratch\w*|bite|dander|hair)\b)`,
    String.raw`\b(?:vets?|veterinari[oa]) (?:\w+ ){0,2}(?:prescribed|prescribes|gave (?:him|her|it)|wrote|receto|le dio|le mando)\b`,
  ].join('|'),
)
/** "Lantus para mi gato", where a medicine is named. Folded. */
export const forAnimal = new RegExp(
  String.raw`\b(?:for|para|pa) (?:(?:my|our|the|mi|nuestr[oa]|el|la|un|una|old|sick) ){1,2}${animal}\b(?! (?:allerg\w*|scratch\w*|bite|dander|hair)\b)`,
)
