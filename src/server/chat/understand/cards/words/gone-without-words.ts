/** What is said by who goes without a medicine already. Texts are folded, one clause at a time. */

const number = String.raw`(?:\d+|a|an|one|two|three|four|five|six|seven|ten|few|couple|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|unos|unas|varios|varias)`
const days = `(?:days?|dys|nights?|wks?|weeks?|months?|dias?|noches?|semanas?|mes(?:es)?)`
const about = `(?:(?:about|like|almost|over|more|than|maybe|past|last|the|of|como|casi|mas|de|unos|unas|ya|ultimos) ){0,4}`
const span = `${about}${number} (?:of )?${days}`
const lately = `(?:yesterday|today|tonight|last night|this morning|since|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|last week|${span} ago)`
const hace = '(?:hace|desde hace)'
const desde =
  '(?:desde )?(?:ayer|antier|anteayer|hoy|anoche|(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la semana pasada)'
/** What may run out, and is no medicine. */
const other = `(?:pocket|network|work|state|stock|town|money|cash|luck|date|time|options?|refills?|patience|jail|prison|hospital|country|insurance|coverage|rehab|gas|food|data|minutes|school|bed|breath|nowhere|control|hand|ideas|coupons?|benefits?|pto|leave|unemployment|sight|mind|the (?:hospital|house|er|program|way))`
const otra = String.raw`(?:(?:el|la|los|las|mi|mis|su|sus|nuestr[oa]) )?(?:dinero|lana|feria|seguro|aseguranza|cobertura|plan|paciencia|tiempo|plazo|trabajo|chamba|cupon\w*|tarjeta\w*|ayuda|contrato|permiso|surtid\w+|refill\w*|resurtid\w+|receta\w*|beneficio\w*|medicaid|medicare|gas|comida|renta|opciones|saldo|ganas|casa|carro|luz|doctor\w*|medico|papeles|nada de dinero|el dinero)`
const me = '(?:(?:i|we|he|she|it|they|im|hes|shes|just|already|has|have|completely|all|both|totally) )*'

/** Nothing of it is left, or it is not taken: each by itself says so. */
export const goneWithout = new RegExp(
  [
    String.raw`(?:^|\b(?:ran|run|running|im|am|is|hes|shes|were|was|been|being|all|completely) )out of (?!${other}\b)\w`,
    String.raw`\bran (?:all )?out(?: ${lately}|$| and | but | so | cant | no )`,
    String.raw`\b(?:(?:i|we)(?: ve|ve)?|hes|shes|he|she|they) ${me}(?:been|gone|going|went) (?:without|w o|off)\b.*\b${span}`,
    String.raw`\b(?:havent|hasnt|have not|has not|ain ?t|not) (?:\w+ )?(?:had|taken|took|been taking|been on|used|taking) (?:\w+ ){0,4}(?:in|for|since)(?: ${span}| (?:mon|tues|wednes|thurs|fri|satur|sun)day| last week| yesterday)`,
    String.raw`\b(?:without|w o|off) (?:it|them|(?:(?:my|his|her|the|any) )?\w+) (?:for )?${span}\b`,
    String.raw`\b(?:stopped|quit|stoped)(?: (?:taking|using|it|them|my|his|her|the|cold|turkey|\w+)){0,4} ${lately}`,
    String.raw`\b(?:missed|skipped) (?:it |them |my \w+ )?(?:for )?${about}(?:the (?:last|past) )?(?:[2-9]|\d\d|two|three|four|five|six|few|couple) (?:of )?(?:days|weeks)`,
    String.raw`\b(?:no|not any|zero) (?:more )?(?:\w+ )?left\b|\bnone left\b|\b(?:inhaler|bottle|pen|puffer)s? (?:is |are )?(?:all )?(?:empty|gone|done)\b|\b[1-9] puffs? le(?:f|ft)\b`,
    String.raw`\b(?:1|one|half an?) (?:\w+ )?(?:pens?|vials?|pills?|tablets?|doses?|patch(?:es)?|shots?|injections?) (?:left|to go)\b|\b(?:on|down to|at) (?:my|his|her|the|our) last (?:\w+ )?(?:pen|vial|pill|tablet|dose|bottle|patch|shot|injection)\b`,
    String.raw`\b(?:me|le|nos) queda (?:(?:ya|nomas|nada mas|solo|solamente) )*(?:1|una?|l[ao] ultim[ao]|media|medi[oa]) (?:\w+ )?(?:pluma|pastilla|dosis|frasco|parche|inyeccion|tableta)\b`,
    String.raw`\bse (?:me|le|nos|les) (?:ha |han )?(?:acab(?:o|aron|ado)|termin(?:o|aron|ado)|agot(?:o|aron|ado))\b(?! (?:ya )?${otra})`,
    String.raw`\b(?:me|se|nos) (?:he |ha )?(?:quede|quedo|quedamos|quedado) (?:ya )?sin (?!(?:ya )?${otra}\b)\w`,
    String.raw`\b(?:llevo|lleva|llevamos|tengo|tiene) (?:ya )?${span} (?:que no (?:la |lo |las |me (?:la|lo|las) )?(?:tom|us|pon)|sin (?!${otra}\b))`,
    String.raw`\b(?:deje|dejo|dejamos) de (?:tomar|usar|poner)\w*(?: (?:\w+ ){0,4})?(?:hace|desde|ayer|antier)\b`,
    String.raw`\bl[oa]s? (?:deje|dejo)(?: de tomar)? (?:${hace} ${span}|${desde})`,
    String.raw`\b(?:deje|dejo|dejamos) de tomarl[oa]s? ${desde}`,
    String.raw`\b(?:left|leave|leaving|fled|got out of|get out of) (?:the |our |my |his )?(?:house|home|apartment|place|there) (?:\w+ )?(?:without|w o) (?:it|them|any|(?:my|his|her|their|the) (?:meds|medicines?|pills|medications?))\b`,
    String.raw`\b(?:sali(?:mos)?|me fui|nos fuimos) (?:corriendo )?(?:de (?:la |mi )?casa )?sin (?:(?:las?|sus?|mis?) (?:medicinas?|pastillas?|medicamentos?)|ellas?)\b`,
    String.raw`\b(?:been|im|hes|shes) (?:\w+ )?out (?:for )?${span}`,
    String.raw`\b(?:hace|desde hace) ${span} (?:que )?(?:ya )?no (?:la |lo |las |me (?:la|lo|las) |se (?:la|lo|las) )?(?:tom|us|pon|tengo|tiene)`,
    String.raw`\bno (?:la |lo |las |los |me (?:la|lo|las) |se (?:la|lo|las) )?(?:tomo|toma|he tomado|ha tomado|pongo|pone|tome)\b(?: \w+){0,3} (?:desde|en|hace) (?:el |hace )?(?:${span}|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer|antier)`,
    String.raw`\b(?:ya )?no (?:me|le|nos) quedan? (?:mas|nada|ni una|ningun\w*|pastillas?|medicina)\b|\bya no tengo (?:mas|pastillas?|medicina|ni una)\b`,
  ].join('|'),
)

/** The same of a medicine by its names: "no tengo xarelto", "dejé la fluoxetina hace un mes". */
export function goneWithoutOf(names: string[]): RegExp {
  const name = `(?:${names.join('|')})`
  return new RegExp(
    [
      String.raw`\bno (?:tengo|tiene|tenemos) (?:(?:mas|ya|nada|de|mi|su|la|las|el) )*${name}\b`,
      String.raw`\b(?:dont|doesnt) have any (?:more )?${name}(?: (?:left|now|today|anymore)\b|$)`,
      String.raw`\b(?:deje|dejo)(?: de tomar)?(?: (?:el|la|los|las|mis?|sus?))? ${name} (?:ya )?(?:${hace} ${span}|${desde})`,
    ].join('|'),
  )
}

/** Somebody else stopped it, a store has none, or nothing has happened yet. */
export const notGoneWithout = new RegExp(
  [
    String.raw`\b(?:doctors?|dr|doc|cardiologist|neurologist|they|medico|doctora?|cardiologa?|neurologa?) (?:\w+ ){0,2}(?:stopped|took (?:me|him|her) off|quit|discontinued|told (?:me|him|her) to stop|said (?:to|i can|i could) stop|quito|suspendio|dijo que (?:la |lo )?dej\w+)`,
    String.raw`\b(?:pharmac\w+|drugstores?|store|cvs|walgreens|walmart|costco|rite aid|kroger|they|theyre|farmacias?|tienda) (?:\w+ ){0,3}(?:out|no tiene|se (?:les?|me) acab\w+)\b|\bse les acab\w+`,
    String.raw`\b(?:if|when|before|until|till|unless|in case|what happens|will|gonna|going to|about to|almost|nearly|cuando|antes|hasta que|para que no|por si|que pasa|voy a|va a|casi) (?:\w+ ){0,4}(?:ran|run|running|out|stop\w*|quit|miss\w*|acab\w+|qued\w+|dej\w+)`,
    String.raw`\b(?:insurance|coverage|plan|medicaid|medicare|cobra|coupons?|card|money|refills?|benefits|prescription|script|unemployment) (?:just |already |has )?(?:ran|run) out\b`,
    String.raw`(?:^|\b(?:y|que pasa) )si (?:\w+ ){0,2}(?:acab\w+|qued\w+|dej\w+)`,
    String.raw`\b(?:switched|changed) (?:me |him |her |us )?(?:to|from)|\b(?:cambiaron|cambie|cambio) (?:a|por|de)\b|\byears? ago\b|\bhace (?:\w+ )?anos?\b|\b(?:used to|back in|in (?:19|20)\d\d|en (?:19|20)\d\d)\b`,
  ].join('|'),
)

/** Why it must not be missed: told after it was said that none is left. */
export const heldOffAttack =
  /\b(?:stents?|esten|valve|valvula|bypass|clots?|coagulos?|embol\w+|afib|a fib|fibrilacion|stroke|derrame|infarto|heart attack|seizures?|convulsi\w+|transplant\w*|trasplant\w*|type 1|tipo 1|asthma attack|ataque de asma)\b/

const veryEn = '(?:(?:so|really|very|super|kinda|pretty|real|just|all|a lot|even) ){0,3}'
const veryEs = '(?:(?:bien|muy|re|tan|super|bastante|un poco|como) ){0,2}'
const feelsEn = String.raw`\b(?<!\b(?:not|dont|doesnt|never) )(?:feel|feels|feeling|felt|im|i am|hes|shes) ${veryEn}`
const feelsEs = String.raw`(?<!\bno )\b(?:me siento|se siente|sintiend\w+|me he sentido|ando|anda|estoy) ${veryEs}`
/** How low somebody feels who goes without. Of shame it tells nothing: "I feel bad asking". */
export const feelsLow = new RegExp(
  [
    String.raw`${feelsEn}(?:bad|awful|terrible|horrible|like (?:crap|shit|hell|garbage)|low|down|empty|numb|worse|anxious|rough|panicky|depressed|sad|hopeless|a mess)\b(?! (?:about|asking|for (?:asking|her|him|them)|at|with))`,
    String.raw`\b(?:cant|cannot|havent|hasnt|dont|doesnt|barely|hardly|not|no)(?: been)? sle(?:ep|pt|eping)\b|\b(?:cant stop|keep|been|keeps|always) crying\b|\bcry(?:ing)? (?:all|every)\b|\bpanic attacks?\b|\bmy mood\b`,
    String.raw`${feelsEs}(?:mal|fatal|pesim[oa]|peor|triste|decaid[oa]|deprimid[oa]|ansios[oa]|vaci[oa]|sin ganas)\b(?! (?:por pedir|pidiendo|de pedir))`,
    String.raw`\bno (?:puedo |puede |he podido |ha podido )?(?:duerm\w+|dorm\w+)\b|\b(?:llorando|lloro|llora) (?:todo|toda|mucho|cada|por todo|de la nada)\b|\bataques? de panico\b|\bmucha ansiedad\b`,
  ].join('|'),
)
/** What their body does. */
export const feelsSick = new RegExp(
  [
    String.raw`${feelsEn}(?:weird|sick|off|dizzy|shaky|shaking|sweating|faint|nauseous)\b`,
    String.raw`\bzap(?:s|ping|py|ped)\b|\bbrain zap\b|\b(?:electric\w*|little) (?:shocks?|jolts?)\b|\b(?:heart|pulse) (?:is )?(?:racing|pounding|skipping)\b|\bpalpitations\b`,
    String.raw`${feelsEs}(?:rar[oa]|maread[oa]|nervios[oa]|temblando|sudando)\b|\b(?:temblor\w*|tiembl\w+|mareos?|palpitaciones|toques? (?:electricos?|en la cabeza)|descargas?|corrientazos?|chispazos?)\b`,
  ].join('|'),
)
