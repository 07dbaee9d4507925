import {
  anyInsurer,
  anyMedicaid,
  anyOf,
  stateMedicaidsAlone,
} from '#server/eligibility/understand/insurance/insurance-names.ts'

/** What people say of a change in their insurance, work, home or supply. Texts are folded. */

export const medicaid = new RegExp(String.raw`\b(?:${anyMedicaid}|${anyOf(stateMedicaidsAlone)}|chip)\b`)
export const medicare = /\b(?:medicare|advantage|part d|parte d)\b/
export const extraHelp = /\b(?:extra help|ayuda (?:adicional|extra))\b/
export const marketplace = /\b(?:marketplace|obamacare|healthcare gov|aca|mercado|exchange)\b/
const anyPlan = `(?:insurance|insurer|coverage|benefits|health ?plan|plan|seguro(?! social)|aseguranza|aseguradora|cobertura|${anyInsurer}|${anyMedicaid}|medicare|part d|parte d)`
export const insurance = new RegExp(String.raw`\b${anyPlan}\b`)

/** It has ended, ends or is taken away. */
export const ends =
  /\b(?:lost|los(?:e|es|ing)|end(?:s|ed|ing)?|laps(?:e|es|ed|ing)|expir\w*|terminat\w*|cancell?ed|clos(?:e|ed|ing)|stop(?:s|ped|ping)?|(?:ran|runs|running) out|cut|shut|turned off|dropped|dropping|kick\w*|threw|booted|(?:took|taken|taking) (?:\w+ ){0,3}(?:away|off)|(?:took|take|takes) (?:my|our|his|her|the)|falls? off|fell off|ag(?:es?|ed|ing) (?:off|out)|gone|no more|no longer|quit\w+|perd\w+|pierd\w+|cancel\w+|cerr\w+|suspend\w+|sac\w+|cort\w+|venc\w+|termin\w+|acab\w+|tumb\w+|dieron de baja|ya no (?:tengo|tiene|tenemos|estoy|esta)|sin)\b/
/** So it was, and nothing has changed. */
export const endsNothing =
  /\b(?:cards?|tarjetas?|number|numero|never|nunca|used to|every year|cada ano|password|worried|afraid|scared|miedo|cost|costs|price|weight|libras|always)\b/

/** The date is to come: it is held until then. */
export const endsLater =
  /\b(?:ends|ending|expires|expiring|stops|stopping|runs out|falls off|ages (?:off|out)|aging|will|gonna|going to|lose|loses|losing|until|next|vence|vencen|termina|acaba|va a|voy a|pierdo|pierde|perdemos|proximo|fin de)\b/

/** More is earned than allowed. */
export const earnsTooMuch =
  /\b(?:too much|over (?:the )?(?:income|limit)|over income|got a raise|new job|started (?:a job|working)|gano (?:mucho|de mas|demasiado)|mucho dinero|me pase|sobrepas\w+|pasados? del? (?:limite|ingreso))\b/
/** Papers were asked for, and are missing or due. */
export const ofPapers =
  /\b(?:paper\w*|forms?|packet|renew\w*|re ?cert\w*|re ?determin\w*|procedural|verif\w+|stubs?|papel\w*|formularios?|formas?|renov\w+|renuev\w*|redetermin\w*|recertific\w*|sobre|review\w*)\b/
export const renews = /\b(?:renew(?!ed)\w*|re ?cert\w*|re ?determin\w*|renov(?!aron)\w+|renuev\w*|recertific\w*)\b/
const letter =
  /\b(?:letter|notice|packet|envelope|mail|forms?|paper\w*|carta|aviso|sobre|papel\w*|formularios?|formas?)\b/
const due = /\b(?:due|expir\w*|ends?|ending|by the|before the|deadline|venc\w+|antes del?|termin\w+|acab\w+|plazo)\b/
export const dueLetter = [letter, due]
/** It is over already. */
export const isOver =
  /\b(?:lost|ended|expired|cancell?ed|closed|stopped|cut|shut|dropped|kicked|terminated|quit(?:o|aron)|perdi\w*|cancel(?:o|aron)|cerr(?:o|aron)|cort(?:o|aron)|vencio|termino|acabo|sacaron)\b/

const job = '(?:job|work|trabajo|empleo|chamba|jale)'
export const losesJob = new RegExp(
  String.raw`\b(?:(?:lost|quit|left|losing) (?:my|his|her|our|the) job|laid (?:\w+ )?off|layoffs?|let (?:me|him|her|us) go|let go|(?:got|was|been|were) (?:fired|canned|furloughed)|fired (?:me|him|her)|(?:plant|factory|store|mill|company|restaurant|office|school)(?: just)? (?:shut|closed|went under)|cut (?:my|his|her) hours|out of work|(?:perdi|perdio|deje|dejo) (?:mi|el|su) ${job}|(?:me|lo|la|le|nos) (?:\w+ )?(?:corrieron|despidieron|echaron|botaron|liquidaron|desocuparon)|(?:me|se) quede? sin ${job}|cerraron (?:la|el) (?:fabrica|planta|tienda|restaurante|compania)|(?:me|le) (?:cortaron|recortaron|bajaron) (?:las )?horas)\b`,
)
export const ofJob = new RegExp(
  String.raw`\b(?:${job}s?|jobs|boss|employer|company|plant|factory|hours|laid off|layoffs?|let (?:\w+ )?go|fired|quit|retir\w+|patron|compania|fabrica|planta|despid\w+|corrieron|jubil\w+)\b`,
)

const kin = '(?:husband|wife|spouse|partner|dad|father|espos[oa]|marido|mujer|senora|pareja)'
/** A marriage has ended. */
export const losesSpouse = new RegExp(
  String.raw`\b(?:divorc\w+|separat\w+|separ(?:ado|ada|amos|e)|widow\w*|viud[oa]|${kin} (?:\w+ )?(?:died|passed|murio|fallecio|se murio)|(?:murio|fallecio) mi ${kin}|lost my ${kin})\b`,
)

const turns = String.raw`(?:turn(?:s|ed|ing)?|(?:ill|hell|shell|will|going to|gonna|about to) (?:be|turn)|(?:im|hes|shes|is|am) (?:almost|nearly|about to be)|cumpl\w+|voy a cumplir|va a cumplir)(?: (?:just|ya|los|a|my|almost|like))*`
export const turns26 = new RegExp(
  String.raw`\b(?:${turns} (?:26|twenty ?six|veintiseis)|aging (?:off|out)|age off|age out of my)\b`,
)
export const turns65 = new RegExp(String.raw`\b${turns} (?:65|sixty ?five|sesenta y cinco)\b`)
/** Medicare is to begin. */
export const medicareBegins =
  /\b(?:(?:medicare|part [abd]|parte [abd]) (?:\w+ ){0,2}(?:starts?|begins?|kicks? in|is starting|empieza|comienza|arranca|me llega|me toca|entra)|(?:go|going|be|get|getting|start|starting) (?:on )?medicare (?:in|next|starting|this|soon|when)|(?:me (?:llega|toca|empieza|dan)|paso a|entro a) (?:el )?medicare)\b/

/** "Ella cobra incapacidad" and "me cobra 300" are of money, not of insurance. */
const cobra = String.raw`\b(?<!\b(?:ella|me|le|se|nos|les|lo|que|quien|espos[oa]|mama|papa|farmacia|doctora?|hij[oa]) )cobra\b(?! (?:incapacidad|pension|ssi|seguro|social|desempleo|jubilacion|poco|mas|mucho|unos|como|\d))`
export const cobraOffered = new RegExp(
  String.raw`^(?=.*${cobra})(?=.*(?:\d{3}|\b(?:offer\w*|ofrec\w+|papers?|packet|letter|notice|forms?|papeles|carta|expensive|too much|too high|car\w+|(?:ends|ending|runs|ran|running)(?: out)?|acab\w+|venc\w+|termin\w+|afford|pagar)\b))`,
)

/** Insurance of a new job is to begin. */
export const startsLater = [
  /\b(?:work|jobs?|employers?|trabajo|empleo|patron|company|compania|insurance|seguro|coverage|benefits|aseguranza)\b/,
  /\b(?:(?:starts?|begins?|kicks? in|active|effective|empieza|comienza|entra|arranca|start|kick in|begin) (?:\w+ ){0,2}(?:\d+|thirty|sixty|ninety|two|three|dos|tres|seis) (?:days?|weeks?|months?|dias|semanas|meses)|(?:wait|waiting|waiting period|esperar)(?: \w+){0,3} (?:\d+|thirty|sixty|ninety|two|three|dos|tres) (?:days?|months?|dias|meses)|(?:dont|doesnt|wont|not|no) (?:\w+ ){0,2}(?:start|kick in|begin|empieza|entra|comienza) (?:until|till?|for|hasta))\b/,
]

/** A plan does not pay for a medicine any more. */
export const notPaidAnyMore = new RegExp(
  [
    String.raw`\b${anyPlan} (?:\w+ ){0,3}(?:stopped|quit|no longer|not) (?:cover\w*|pay\w*)`,
    String.raw`\b(?:stopped|quit|no longer|arent|not) (?:cover\w*|paying (?:for )?(?:it|my|this|the)) ?(?:it|my|this|any ?more)?(?: |$)`,
    String.raw`\b(?:ya no|dej(?:o|aron) de) (?:me |nos |le |la |lo |las |los )*(?:cubr\w+|pag\w+)`,
    String.raw`\b(?:took|taken|dropped|removed|pulled|kicked|knocked|fell)\b(?: \w+){0,4} (?:off|from) (?:of )?(?:the|their|its|my) (?:\w+ )?(?:list|formulary)`,
    String.raw`\bused to (?:pay|cover)\w*\b.*\bnow\b|\bantes\b.*\b(?:pagaba\w*|cubri\w+)\b.*\b(?:ya no|ahora no)\b|\b(?:formulary|formulario|lista)\b.*\b(?:not on it|isnt on it|ya no esta|no aparece)\b`,
    String.raw`\b(?:not|no longer|isnt) on (?:the|their|my)(?: \w+)? (?:list|formulary) (?:any ?more|now|this year)`,
    String.raw`\b(?:quitaron|sacaron|salio|quito|saco)\b(?: \w+){0,4} (?:de|del) (?:la |su |el )?(?:lista|formulario|cobertura)`,
  ].join('|'),
)
/** It pays for nothing of the kind. */
export const excludes =
  /\b(?:cover\w*|pay\w*|cubr\w+|pag\w+) (?:for )?(?:\w+ ){0,2}(?:weight ?loss|glp 1s?|obesity|fertility|bajar de peso|perder peso|adelgazar|obesidad)|\bplan exclusion\b|\bexcludes?\b/
/** A plan said no. */
export const refuses = new RegExp(
  String.raw`\b(?:${anyPlan}) (?:\w+ ){0,3}(?:denied|rejected|refused|turned|said no|says no|keeps? (?:denying|rejecting|refusing|turning|saying no)|wont (?:pay|cover|approve)|will not (?:pay|cover|approve)|doesnt want to (?:pay|cover)|nego|niega|rechazo|dijo que no|no (?:me |la |lo )*(?:quiere|quiso|quieren|aprob\w+|aprueba\w*|autoriz\w+))|\b(?:me l[oa]|nos l[oa]|se l[oa]) (?:nego|negaron|rechazo|rechazaron)\b.*\b${anyPlan}\b`,
)

export const approvalEnds = [
  /\b(?:prior auth\w*|pre ?auth\w*|approval|authorization|autorizacion|aprobacion|permiso del seguro)\b/,
  /\b(?:expir\w*|ran out|runs out|ended|ends|lapsed|is up|venc\w+|se acab\w+|termin\w+|caduc\w+)\b/,
]

export const outOfStock = new RegExp(
  [
    String.raw`\b(?:pharmac\w+|drugstores?|walgreens|cvs|walmart|kroger|publix|rite aid|costco|heb|farmacias?|nobody|no one|nadie|everywhere|todos lados|stores?)\b.*\b(?:has none|have none|none left|out of (?:it|stock|my|the)|(?:doesnt|dont|didnt|cant|couldnt) (?:have|get|find) (?:it|any)|sold out|before they get more|waiting on a shipment|on back ?order|in stock|shortage|no hay|no (?:la|lo|las|los) (?:tiene|tienen|hay|consig\w+)|agotad[oa]s?|se les acabo|escas\w+)`,
    String.raw`\b(?:(?:cant|couldnt|cannot) (?:find|get) (?:it|any|them) (?:at|in|from) (?:any|a single|one|the)|on back ?order|there(?:s| is) a shortage|out of stock|no (?:la|lo) (?:tienen|hay|consig\w+|encuentr\w+) en (?:ningun\w+|todas)|esta agotad[oa]|hay escasez)\b`,
  ].join('|'),
)

export const cardUsedUp = [
  /\b(?:co ?pay|savings?|discount|maker\w*|manufacturer\w*|assistance|copago|ahorros?|descuento) (?:card|cards|program|coupon|tarjeta)\b|\b(?:card|tarjeta) (?:de|del) (?:copago|ahorros?|descuento|fabricante|la compania)\b|\bmy card\b/,
  /\b(?:max\w*|(?:ran|runs|run) out|used (?:it )?(?:all )?up|hit (?:the|its) (?:limit|max)|out of money|empty|no money left|reached|limit|tope|limite|se (?:me |le )?(?:acab|agot|termin)\w+|ya no tiene|agot\w+)\b/,
]

export const moves =
  /\b(?:(?:i|we|he|she|just|im|were|have|ive|recently) (?:just |recently |have )?(?:moved|moving|relocat\w+)(?! (?:my|him|her|the|in|into|out)\b)|(?:me|nos|se) (?:\w+ )?mud\w+|acab\w+ de mudar\w*|(?:me|nos) (?:vine|vinimos|cambie|cambiamos) (?:para|de|a) )\b/

export const pregnant =
  /\b(?:im pregnant|pregnant|expecting (?:a|my|our)|\d+ (?:weeks|months) (?:along|pregnant)|having a baby|baby is due|embarazad[oa]|esperando (?:un )?bebe|\d+ (?:semanas|meses) de embarazo)\b/
export const uninsured =
  /\b(?:uninsured|no (?:health )?(?:insurance|coverage)|without (?:insurance|coverage)|(?:dont|doesnt) have (?:any )?(?:insurance|coverage)|sin (?:seguro|aseguranza)|no (?:tengo|tiene|tenemos) (?:seguro|aseguranza))\b/
export const born =
  /\b(?:(?:just )?had (?:my|our|the|a) baby|gave birth|(?:my|our|the) baby (?:was|is) (?:just )?(?:born|here)|(?:the |my |our )?baby came (?!back)\w+|newborn|di a luz|dio a luz|(?:nacio|acaba de nacer) (?:mi|la|el|nuestr[oa]) (?:beb\w+|hij[oa]|nin[oa])|tuve (?:a )?(?:mi|la|el) beb\w+|se alivio)\b/

/** More or less comes in. */
export const earnsMore =
  /\b(?:got (?:a |the )?(?:new |better )?(?:job|hired|raise|promotion|more hours)|started (?:a (?:new )?job|working)|make more|making more|consegui (?:un |el )?trabajo|empece (?:a trabajar|un trabajo)|me subieron|gano mas)\b/
export const incomeChanged =
  /\b(?:(?:income|pay|hours|ingresos?|sueldo) (?:\w+ ){0,2}(?:dropped|went (?:down|up)|changed|cut|fell|bajo|bajaron|subio|cambio)|mak(?:e|ing) (?:less|more)|earn(?:ing)? (?:less|more)|gano (?:menos|mas))\b/
export const premiumUp = [
  /\b(?:premiums?|prima|mensualidad|(?:insurance|plan|obamacare|marketplace|seguro) (?:payment|bill|pago))\b/,
  /\b(?:went (?:up|from)|jump\w*|doubl\w+|tripl\w+|raised|goes up|going up|hike\w*|subio|subieron|aument\w+|dispar\w+|paso de|duplic\w+)\b/,
]

export const noDrugPlan =
  /\b(?:no|not|never|dont|doesnt|didnt|without|nunca|sin|ni)\b(?: \w+){0,5} (?:part d|parte d|la d|(?:drug|prescription|medicine) (?:plan|part|coverage)|plan de medicinas)\b|\b(?:part d|parte d|la d)\b(?: \w+){0,3} (?:never|nunca|no (?:la )?(?:teng\w+|tien\w+|agarr\w+|saqu\w+|have|got))\b/

export const missedDate =
  /\b(?:miss\w*|forgot to|didnt|too late for|past|late for|se me olvido|se (?:me|nos|le) (?:paso|fue|vencio)|perdi(?:mos)?|no alcance)\b(?: \w+){0,4} (?:deadline|window|cut ?off|open enrollment|enrollment|sign ?up|date|fecha|plazo|inscripcion\w*|ventana|periodo)\b/

export const outOfJail =
  /\b(?:(?:got|get|came|just|been) (?:\w+ )?out (?:of )?(?:prison|jail|the county|lockup)|released from (?:prison|jail)|(?:sali|salio|salimos|acabo de salir) (?:de )?(?:la )?(?:carcel|prision)|(?:me|lo) soltaron)\b/

export const inactive =
  /\b(?:not|no longer|isnt|wasnt|no|ya no) (?:\w+ ){0,2}(?:active|activ[oa]|in the (?:system|computer)|en el sistema)\b|\b(?:inactiv[eo]|desactivad[oa])\b/
export const ofKidney = /\b(?:36 (?:months|meses)|transplant\w*|trasplant\w*|kidney|dialysis|rinon\w*|dialisis)\b/
export const planLeaves =
  /\b(?:leav(?:ing|es)|discontinu\w+|pull\w* out|ends?|ending|ended|going away|not (?:be )?(?:offer\w*|renew\w*)|termin\w+|se va|cierra|acab\w+|ya no (?:va|lo|se))\b/

export const didNotPay =
  /\b(?:miss\w* (?:\w+ ){0,2}(?:payments?|premiums?|pagos?)|(?:didnt|did not|couldnt|stopped|quit|forgot to) (?:pay\w*|make the payment)|behind on|late (?:on|with) (?:the|my) (?:payment|premium)|no (?:pude|podia|pague|pagamos) ?(?:pagar)?|deje de pagar|falta de pago)\b/

/** Of Medicaid that is found to be off. */
export const isOff =
  /\b(?:not|no longer|isnt|wasnt|aint) (?:on it|active|showing|in the system)\b|\b(?:took|taken|kicked|dropped|threw) (?:\w+ ){1,3}off\b|\bde baja\b|\bya no (?:estoy|esta|aparez\w+|sale)\b|\bsays? (?:im|hes|shes|were) not (?:on|in)\b/

/** Who pays wants another medicine to be taken. */
export const wantsSwitch =
  /\b(?:want\w*|mak\w+|forc\w+|tell\w*|told|trying|says?) (?:\w+ ){0,3}(?:switch|change|try|use|take)\b(?: \w+){0,4} (?:another|other|different|generic|biosimilar|something else|cheaper|instead)|\b(?:want\w*|mak\w+|forc\w+|trying) (?:\w+ ){0,2}(?:switch|change)\b|\b(?:exig\w+|quier\w+|oblig\w+|piden?) (?:\w+ ){0,4}(?:cambi\w+|us\w+|tom\w+) (?:\w+ ){0,3}(?:otr[oa]|biosimilar|generic\w+)\b/
/** Who pays. */
export const payer = new RegExp(String.raw`\b(?:the va|va|${anyPlan})\b`)

/** Who pays, or what they wrote. */
export const payerOrLetter = new RegExp(String.raw`${payer.source}|\b(?:letter|carta|aviso)\b`)
/** Who pays wants another medicine to be taken before the one that was ordered. */
export const stepFirst = [
  /\b(?:has? to|have to|need\w*|must|mak\w+|want\w*|says?|said|told|requir\w+|forc\w+|tien\w+ que|teng\w+ que|hay que|deb\w+|pid\w+|exig\w+|oblig\w+|quier\w+|dic\w+)\b(?: \w+){0,5} (?:try|fail|use|take|start with|prob\w+|us\w+|tom\w+|empe[cz]\w+ con|intent\w+)\b/,
  /\b(?:first(?! thing)|before (?:they|it|that|this|the|ill|theyll)|primero|antes (?:de|que))\b/,
]
/** A refill is asked for before its day. */
export const refillTooSoon =
  /\brefill (?:is )?too (?:soon|early)\b|\btoo (?:soon|early) (?:to|for) (?:\w+ ){0,2}(?:re)?fill\w*\b|\b(?:muy|demasiado) pronto\b(?: \w+){0,4} (?:resurt\w+|surt\w+|otra|relleno|rellenar|refill)\b|\b(?:todavia|aun) no (?:me |le )?toca\b(?: \w+){0,3} (?:resurtir|surtir|receta|otra|relleno|refill)\b/
