/** What is sure to be answered by a card of knowledge. Texts are folded; all shapes of a list hold. */

const stranger =
  '(?:guy|man|lady|woman|someone|somebody|caller|stranger|senora?|tipo|hombre|mujer|alguien|desconocid[oa])'
const reached = '(?:called|calls|keeps calling|texted|emailed|phoned|hablo|hablaron|llamo|llamaron|escribio|ofrecio)'
const secret =
  '(?:(?:credit |debit |bank )?card|medicare|medicaid|social security|ssn|bank|account|tarjeta|cuenta|banco|seguro social)'

/** Somebody who called promises a medicine for money or a number. */
export const scam = [
  new RegExp(
    String.raw`\b(?:${stranger} (?:\w+ ){0,4}${reached}|(?:me|nos) ${reached}|(?:called|texted|emailed) (?:me|us)|(?:got|get) an? (?:call|text|email)|me llego un (?:mensaje|texto))\b`,
  ),
  /\b(?:free|cheap\w*|discount|gratis|barat\w+|descuento|consig\w+)\b/,
  new RegExp(
    String.raw`\b(?:(?:pay|paid|pag(?:o|ar|arle|ue)) .*\b(?:first|up ?front|primero|antes|por adelantado)|(?:give|gave|giving|needs?|wants?|asks?|asked|asking|dar|darle|doy|di|pid[eo]|pidio|piden|quieren?) .*\b${secret}|gift cards?)\b`,
  ),
]
/** A number that is worth money was given to somebody, and no drugstore or doctor is spoken of. */
export const gaveNumber = [
  new RegExp(
    String.raw`^(?!.*\b(?:pharmac\w+|drugstore|doctors?|office|clinic|farmacia|medico|doctora|clinica|consultorio)\b).*\b(?:(?:gave|told|read|sent|texted) (?:him|her|the ${stranger}) (?:\w+ ){0,2}my ${secret}(?: \w+)? (?:number|info\w*)|le (?:di|dije|mande|lei) (?:\w+ ){0,2}(?:mi|el) (?:numero|tarjeta|cuenta) (?:de|del) (?:\w+ )?${secret})\b`,
  ),
]
export const holdsNumber = [
  new RegExp(String.raw`\b(?:${stranger}|he|she) (?:already|now) (?:has|have|got) my ${secret}\b`),
]

/** What is said next of the same caller. */
export const scammed = [
  /\b(?:(?:he|she|they|guy|man|lady|woman) (?:already |now )*(?:has|have|got|took)|gave (?:it|him|her|them)|already (?:paid|gave|sent)|ya (?:se (?:lo|la|los|las) |le |lo |la )?(?:di|pague|mande|tiene|tienen)|(?:se (?:lo|la)|le) (?:di|mande)|what (?:do|should|can) i do|que hago)\b/,
]

/** Papers of one's status, and none that a form asks for: "no papers to show my income". */
export const withoutPapers =
  /\b(?:undocumented|indocumentad[oa]s?|(?:no|without|(?:dont|doesnt) have(?: any)?) papers(?! (?:for|of|that|to)\b)|(?:sin|ni|no (?:tiene|tengo|tenemos|tienen)(?: los)?) papeles(?! (?:de (?!residen|migra|inmigra)|del|para|que)))\b/
/** Who has no papers asks for help, and for no medicine yet. */
export const undocumented = [
  withoutPapers,
  /\b(?:help|assistance|qualify|eligible|get (?:my )?medicine|ayuda|ayudan?|califico|recibir|conseguir medicina)\b/,
]

/** Insulin ran out, which nobody can wait for, and not the money or the insurance for it. */
export const outOfInsulin = [
  /\b(?:(?:i|we|he|she|insulin) (?:just |already |has |have )*(?:ran|run|am|is) (?:all )?out|(?:im|hes|shes|were) (?:all )?out)(?: of (?:(?:my|his|her|our|the|any) )?(?:insulin|it|them|pens?|vials?)\b|(?= yesterday| today| since| last| two| and)|$)|\b(?:no|any) (?:more )?insulin (?:left|at all)|\bse (?:me|le|nos) acab(?:o|aron) (?:(?:la|el|las|mi|toda) )*insulina?\b|\binsulina? se (?:me|le|nos) acabo\b|\b(?:me|nos) quede (?:ya )?sin (?:(?:la|mi|nada de) )*insulina?\b|\bno (?:me |le |nos )?(?:queda|tengo|tiene) (?:mas |ya |nada de )*insulina?\b/,
]
/** Whether a generic of a medicine is sold: not "the generic isn't there either". */
export const genericAsked = [
  /\b(?:is there|are there|isnt there|(?:does|do|did) \w+ (?:have|come)|have (?:a|any)|hay|existe|tiene|viene|ya salio|no hay) (?:\w+ ){0,3}generic\w*\b/,
]
/** Words for a copy of a medicine; who asks how to get one without them asks for help to pay. */
export const genericNamed =
  /\b(?:generi\w*|brand\w*|marca|patent\w*|cop(?:y|ies|ias?)|knock ?offs?|version\w*|equivalent\w*|biosimilar\w*|same (?:thing|medicine|medication|pill|drug|as)|(?:lo|la|es el) mism[oa]|another name|otro nombre|called|llama)\b/
/** A plan wants another medicine to be tried first. */
export const stepTherapy = [/\b(?:step therapy|fail first|terapia (?:escalonada|por pasos))\b/]
export const priorApproval =
  /\b(?:prior auth(?:orization)?|pre ?auth(?:orization)?|(?:pre|prior) ?approval|autorizacion previa|preautorizacion|pre autorizacion)\b/
export const extraHelp = [/\b(?:extra help|ayuda (?:adicional|extra))\b/]

/** A plan said no to a medicine, and said it once more. */
export const denied =
  /\b(?:den(?:y|ied|ies|ying|ial)|reject(?:ed|s)?|refus(?:ed|es)|turned (?:it|me|him|her) down|(?:wont|will not|doesnt) (?:cover|approve)|not covered|(?:says?|said) no|nego|negaron|niega|negad[ao]|rechaz\w+|no (?:me |nos )?(?:la |lo )?(?:aprueban?|aprobaron|autorizan?|autorizaron)|no (?:me |nos )?(?:la |lo )(?:cubren?|quieren? cubrir))\b/
/** The insurance itself was refused to a person, and no medicine. */
export const refusedPerson =
  /\b(?:deni\w+|nega\w+|nego|rechaz\w+|turned (?:me|us|him|her) down)(?: \w+){0,4} (?:medicaid|medi cal|medicare|extra help|ayuda (?:adicional|extra)|coverage|cobertura)\b|\b(?:medicaid|medi cal|medicare) (?:denied|rejected|turned) (?:me|us|him|her|my application)\b/
/** Nor a program's application. */
export const refusedByProgram =
  /\b(?:program|application|foundation|pfizer|lilly|novo|merck|abbvie|gsk|sanofi|drug maker|manufacturer|programa|solicitud|fundacion|fabricante)\b/
export const deniedAgain =
  /\b(?:again|second time|twice|still no|otra vez|de nuevo|volvieron a|segunda vez|dos veces|apelo y|apele y|appealed and)\b/

/** Medicaid was taken away, and no other help is asked for. */
export const lostMedicaid = [
  /\b(?:(?:cut|cuts|cutting|dropped|kicked|threw|terminated|cancell?ed|closed|stopped|took|lost)(?: (?:me|us|off|out|of|away|from|my|our|his|her|their|the|son|sons|kids|daughters?|moms?|dads?|family|families)){0,5} (?:medicaid|medi cal)|(?:medicaid|medi cal) (?:was |got |has been |is )?(?:cut|cut off|dropped|terminated|cancell?ed|closed|stopped|ended)|(?:quitaron|cortaron|cancelaron|cerraron|suspendieron|sacaron|perdi|perdimos|pararon|tumbaron)(?: (?:el|la|del|de|mi|nuestro|su|a|mis|hijos|al|nene|nina|nino)){0,4} (?:medicaid|medi cal|medical))\b/,
  /^(?!.*\b(?:pay|pays|program\w*|cards?|copays?|coupon\w*|price\w*|cheap\w*|cost\w*|appeal|hearing|pagar|programas?|tarjetas?|cupon\w*|precio\w*|barat\w+|cuesta|cuanto|apelar|audiencia|years? ago|hace \w+ anos?)\b)/,
]

/** The same for papers that were missing. */
export const missingPapers =
  /\b(?:paper\w*|forms?|packet|renew\w*|recert\w*|procedural|verif\w+|stubs?|papel\w*|formularios?|renov\w+|sobre)\b/

/** Papers of an income that one has not. */
export const withoutIncomePapers = [
  /\b(?:no (?:tengo|tenemos|tiene)|(?:dont|do not|doesnt) have(?: any)?|have no|got no|sin) (?:papeles|talones|comprobantes?|pruebas?|pay ?stubs|papers|proof) (?:de |of |for |que prueben )?(?:mis |los |mi |su |my |his |her )?(?:ingresos?|pagos?|sueldo|lo que gano|income|what i (?:make|earn))\b/,
]

const doctor = '(?:doctors?|dr|office|clinic|medico|doctora|clinica|consultorio)'

/** No medicine is left, and no doctor answers. */
export const outOfMedicine = [
  /\b(?:ran out|im out|am out|run out|out of|no more|none left|se me acab(?:o|aron)|me quede sin|ya no tengo)\b/,
  /\b(?:pills?|meds?|medicines?|medications?|insulin|inhaler|pastillas?|medicinas?|medicamentos?|insulina|inhalador)\b/,
  new RegExp(
    String.raw`\b${doctor} (?:\w+ )?(?:(?:wont|doesnt|does not|isnt|is not|hasnt|never|not) (?:answer\w*|call\w*|pick\w*|return\w*|respond\w*)|no (?:me )?(?:contest|respond|atiend|llam)\w+)`,
  ),
]

const someDays =
  '(?:\\d+|an?|one|two|three|four|five|few|un|una|dos|tres|cuatro|cinco|seis|unos) (?:days?|weeks?|dias?|semanas?)'
const noMedicine =
  'insurance|coverage|medicaid|medicare|money|time|refills?|benefits|gas|food|seguro|aseguranza|cobertura|plan|dinero|trabajo|contrato|permiso|plazo|cupon(?:es)?|tarjeta|ayuda'
/** "Se me acavo ase 3 dias", of no insurance and no money. */
export const outSince = new RegExp(
  [
    String.raw`(?<!\b(?:${noMedicine}) (?:ya )?)\bse (?:me|le|nos) a[ck]a[bv](?:o|aron)(?: ya)? (?:(?:desde )?h?a[cs]e(?: como)? ${someDays}|ayer|antier|anoche)\b`,
    String.raw`(?:^|\b(?:i|we|he|she|just)(?: already)? )ran out(?: of (?!(?:\w+ )?(?:${noMedicine})\b)(?:\w+ ){1,4}?| )(?:(?:like|about) )?(?:${someDays} ago|yesterday|last (?:night|week))\b`,
  ].join('|'),
)

/** The last of a medicine was taken, or little is left, and nothing else is asked. */
export const nearlyOut = [
  /\b(?:took|taken|had|used) (?:my|the|her|his|our) last (?:\w+ ){0,2}(?:\d+|two|three|four|a few) (?:days?|weeks?) ago\b|\b(?:down to|only have|only got|got only|have only)(?: (?:like|about|my|the|last|maybe))* (?:\d+|one|two|three|four|five|a few) (?:days?|pills?|doses?)\b|\b(?:me|le|nos) quedan? (?:(?:como|solo|nomas|unas?) )*(?:(?:\d+|una|dos|tres|cuatro|pocas) (?:dias?|pastillas?|dosis|de (?:las|los) mi[ao]s)|poquit[oa]s?$|muy poc[oa]s?)\b|\b(?:counter|contador) (?:is at|says|dice|marca) \d{1,2}\b|\b(?:[1-5]|one|two|three|four|five|a few) (?:\w+ )?(?:days?|pills?|tablets?|strips?|doses?|puffs?)(?: of \w+)? left\b|\b\d+ (?:puffs?|inhalaciones|disparos) left\b|\b(?:(?:h|sh)es|im|were|he is|she is|i am|we are|(?:my|the) \w+ is) (?:going to be |gonna be )?out (?:tomorrow|tonight|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b|\bsolo (?:me |le |nos )?(?:queda|alcanza)n? (?:para|hasta) (?:el |la )?(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b|\bse (?:me|le|nos) acaban? (?:(?:el |la |este |esta )(?!seguro|aseguranza|medic(?:aid|are)|cobertura|plan|plazo|dinero|paga|trabajo|contrato|permiso|ayuda)|hoy|manana|pasado manana)|\b(?:will |gonna |going to )?run out (?:on )?(?:today|tonight|tomorrow|this week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bhace (?:\d+|dos|tres|cuatro) dias que (?:no (?:la |lo |me )?(?:tomo|tiene|toma)|se (?:me|le) acab\w+)\b/,
]

/** Somebody who calls wants to change the person's plan. */
export const planCall = [
  /\b(?:agents?|brokers?|agentes?|caller|called|calls|calling|phone|llam\w+|telefono|door|puerta)\b/,
  /\b(?:switch|change|sign|enroll|cambi\w+|inscrib\w+|meter) (?:(?:me|us|my|our|him|her|the|to|a|into|up|de|mi|el|su|en|nuestro|nos) )*(?:medicare|plans?)\b/,
  /\b(?:legit|real|trust|scam|fraud|safe|true|fiar|confiar|estafa|fraude|verdad|confiable|seguro que)\b/,
]

/** A message or a caller that wants the number of a Medicare or Social Security card, or gives away something for it. */
export const numberWanted = [
  /\b(?:text|texts|texted|email\w*|message|messages|call|caller|called|calls|phone|letter|llam\w+|hablaron|telefono|mensaje|texto|correo|whatsapp)\b/,
  /\b(?:medicare|red white (?:and |n )?blue|roja blanca y azul|social security|seguro social|numero del? (?:mi |su )?social|(?:my|his|her|mi|su|del) social|social number|ssn)\b/,
  /\b(?:confirm\w*|verify|verific\w*|click\w*|link|enlace|chip card|new card|nueva tarjeta|tarjeta nueva|free \w*(?:brace|knee|test|kit|cream|card)\w*|regal\w+|gane|ganado|won|prize|premio|(?:give|gave|want\w*|need\w*|ask\w*|de|des|dar|diera?|pid\w+|ocup\w+|necesit\w+|quier\w+) (?:\w+ ){0,3}(?:number|numero))\b/,
]

/** "I told them no". */
export const gaveNone = /\b(?:no|nothing|nada|nunca|never|didnt|dont)\b/

/** The number was given already. */
export const gaveIt =
  /\b(?:gave|told|read|typed) (?:it|him|her|them|(?:the|that|this) (?:man|guy|lady|woman|caller|person))\b|\b(?:se (?:lo|la)|le|les) (?:di|dio|dije|dijo|dimos)\b/

/** Who fears that a clinic or a program tells of them. */
export const tellsImmigration = [
  /\b(?:tells?|telling|report\w*|call|calls|calling|share|shares|avis\w+|dicen|decir|dan|pasan?|llaman|entregan?)\b.*\b(?:immigration|ice|la migra|migra|inmigracion|migracion)\b/,
]

/** Medicine that is offered on the internet without a prescription. */
export const soldOnline = [
  /\b(?:facebook|instagram|tiktok|whatsapp|telegram|online|on line|internet|website|web site|pagina|sitio)\b/,
  /\b(?:no prescription|without (?:a |any )?prescription|dont (?:ask for|need) (?:a )?prescription|sin receta|no piden receta|powder|polvo)\b/,
]

/** Somebody in person, who sells nothing, where Medicare is spoken of. */
export const noSalesman =
  /\b(?:not|isnt|arent|no|sin|sea|son|doesnt|dont) (?:\w+ ){0,3}(?:sell\w*|sales\w+|vend\w+|comision)\b|\bfree people\b/

/** The power is to be cut off where somebody needs it to live. */
export const shutoffWhileSick = [
  /\b(?:shut ?off|(?:shut|turn|cut)(?:ting)? (?:it |us |me |my \w+ |the \w+ |our \w+ )?off|disconnect\w*|cort(?:ar|en|an|aron)\w*)\b/,
  /\b(?:power|electric\w*|lights?|utilit\w+|rules?|laws?|luz|electricidad|ley|reglas?)\b/,
  /\b(?:oxygen|concentrator|cpap|bipap|nebulizer|ventilator|dialysis|insulin|oxigeno|concentrador|nebulizador|respirador|dialisis|insulina)\b/,
]
