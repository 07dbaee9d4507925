import { anyInsurer, anyMedicaid, anyProgram as programs } from './insurance-names.ts'

/** What tells insurance that is held from other insurance that is named. Texts are folded, but for `boundary` and `claim`. */

const atWork =
  '(?:has|have|had|got|gets|tiene) (?:it |his |hers |el suyo )?(?:through|thru|at|por) (?:(?:his|her|the|el|su) )?(?:work|job|trabajo)'
const plans = `${atWork}|insurance|coverage|health plan|(?:his|her) own (?:through|thru)|seguro(?! social)|aseguranza|cobertura`

export const named = new RegExp(String.raw`\b(?:${programs}|${anyInsurer})\b`)
/** Insurance as such. */
export const anyPlan = new RegExp(String.raw`\b(?:${plans})\b`)
export const insurance = new RegExp(String.raw`\b(?:${programs}|${anyInsurer}|${plans})\b`)
export const anyInsurance = new RegExp(
  String.raw`\b(?:${programs}|${anyInsurer}|${plans}|uninsured|not on (?:anything|any plan)|nothing|none|nada|ninguno)\b`,
)

/** Where a clause ends; its mark stays with it. Before "and", "so" and the like only where somebody or something follows: "and the MassHealth they took away". */
export const boundary =
  /(?<=[;!?\n]|,(?!\d{3}(?!\d))|[.:](?!\d|gov\b))\s*|\s+(?=(?:but|because|cuz|since|so|although|while|pero|porque|aunque|mientras)\s)|\s+(?=(?:and|an|y)\s+(?:i|i'?m|i’m|we|he|she|they|it|my|now|se|never|have|am|need|want|can|here|yo|él|ella|ellos|ac[aá]|aqu[ií]|me|nos|mi|mis|qued[eé]|ando|ahora|nunca|tengo|estoy|no|ya|ah[ií]|necesito|quiero)\s)|(?<!\bdo|\bshould)\s+(?=(?:i have|i'?m on|i am on)\s)|(?<!\b(?:no|que|ya|nunca))\s+(?=(?:tengo|estoy en)\s)|\s+(?=yo no tengo\s|antes ten[ií]a(?:mos)?\s)|(?<=\b(?:have|on|has) \w+)\s+(?=(?:do|should|can|could) (?:i|we)\s)|\s+(?=(?:and|y)\s+(?:the|el|la)\s+\p{L}+(?:[- ]\p{L}+)?\s+(?:they|it|got|was|me|nos|le|se)\s)/iu

const kin =
  'wife|husband|spouse|partner|boyfriend|girlfriend|mom|mother|dad|father|son|daughter|kids?|child(?:ren)?|brother|sister|ex|parents?|grand(?:ma|pa|mother|father)|aunt|uncle|cousin|mama|granny|nana|hubby'
const family =
  'esposo|esposa|novi[oa]|marido|mujer|senora|viejit[oa]|mami|papi|mai|pai|abuelit[oa]|mama|madre|papa|padre|hij[oa]s?|herman[oa]|abuel[oa]|suegr[oa]|pareja|nin[oa]s?|nen[ea]s?|ti[oa]|prim[oa]'

/** Somebody else has it: who comes first. */
export const ofAnother = new RegExp(
  String.raw`^(?:porque|que) tienen? |^(?:\w+ ){0,8}(?:kids|children|babies|daughters|sons|grand(?:kids|babies|children|sons|daughters)|hij[oa]s|nin[oa]s|niet[oa]s|nen[ea]s)(?: \w+){0,6} (?:they|theyre|ellos|ellas|todos|both|all) (?:\w+ )?(?:on|have|has|got|gets?|are|tienen|estan|reciben)\b|^(?:\w+ ){0,6}(?:two|three|dos|tres|mis|my|our|los|las|the) (?:kids|children|daughters|sons|hij[oa]s|nin[oa]s|nen[ea]s) (?:de (?:\w+ ){1,4})?(?:con|with|on|en) (?=${programs})|^(?:(?:ok|okay|oh|well|yeah|bueno|only|but|and|so|because|cuz|since|porque|pero|y|solo|nomas) )*(?:(?:(?:my|mi|mis) (?:ex )?|(?:el|la|los|las|the) (?=nin|nen|kid|child))(?:${kin}|${family})s?(?: (?:in|from|en|de) \w+)?|she|he|they|shes|hes|ella|el|ellos) (?:(?:no|dont|doesnt|do not|does not|si|ya|also|tambien|still|only|solo) )?(?:on|has|had|have|is|are|was|gets?|got|tienen?|tenia|esta|estan|recibe)\b`,
)
/** "Can I ask for it too", of what somebody else has. */
export const ownAsked =
  /\b(?:can|could|do|may|should) i (?:\w+ ){0,3}(?:it|that|one|too|also)\b|\b(?:puedo|podria) (?:yo )?(?:\w+ )?(?:(?:pedir|sacar|tener|recibir)(?:l[oa]|me)|(?:pedir|sacar|tener|recibir) (?:es[ao]|tambien|uno|una))\b|\byo (?:tambien|califico)\b/
export const onlyOthers = /^(?:(?:but|and|pero|y) )*(?:only|solo|nomas|solamente) (?:my|mi|mis)\b/
/** "But I don't", "pero yo no". */
export const ownDenied =
  /^(?:(?:but|and|pero|y) )*(?:i (?:(?:dont|do not)(?! (?:work|drive|take|know|think|make|need|want|live|understand|earn)\b)|am not|have none)|im not|not me|(?:so )?(?:i )?(?:cant|cannot) (?:go|get|be) on (?:his|hers|theirs)|yo no|a mi no|(?:thats|that is|eso es|ese es) (?:just |nomas |solo )?(?:hers|his|theirs|de (?:ella|el|ellos)))\b/
/** "Y yo nada", after what another has. */
export const ownNothing =
  /^(?:(?:but|and|an|so|pero|y|asi que) )*(?:yo (?:no tengo )?(?:na|nada|ninguno)|a mi nada|(?:nothing|nada) (?:for me|para mi|pa mi)|me (?:nothing|none)|i (?:have|got|dont have|dont got|aint got) (?:nothing|none|nada|any|zip|zilch|squat))$/
/** "So nothing now", "ahorita ando sin nada", after what has ended or was asked for in vain. */
export const nothingNow =
  /^(?:(?:but|and|so|pero|y|asi que|then) )*(?:(?:right now|now|currently|ahora|ahorita|por ahora) )?(?:(?:im|i am|i|we|yo|estoy|ando|quede|me quede|estamos|quedamos) )?(?:(?:on|have|got|left with|no tengo|con|sin|por ahora) )*(?:nothing|none|nada|ninguno)(?: (?:now|right now|at all|yet|since|left|ahora|ahorita|todavia))*$/
/** Who begins a clause with themselves. */
export const ownFirst = /^(?:(?:but|and|so|pero|y) )*(?:i|im|ive|we|yo|tengo|tenemos|my own|mine)\b/
/** The medicine is of another than the writer: "my dad takes Eliquis". */
export const takenByAnother = new RegExp(
  String.raw`\b(?:my|mi) (?:${kin}|${family}) (?:\w+ )?(?:takes?|needs?|uses?|is (?:taking|on) (?!medicare|medicaid)|toma|necesita|usa)\b|\b(?:for|para|pa|cuido a|care of) (?:my|mi) (?:${kin}|${family})\b|\b(?:taking )?care of (?:her|him)\b|\b(?:es (?:el|la) que|(?:is|shes|hes) the one (?:who|that)) (?:la |lo )?(?:takes|needs|uses|toma|necesita|usa)\b|(?<!\b(?:insurance|plan|card|seguro|eso|ese) )\b(?:its|it is|is|are|es|son) (?:all )?(?:for|pa|para) (?:him|her|them|el|ella|ellos)(?! y\b| and\b)|\b(?:medicina|receta|insulina|pastillas?) (?:es|son) de (?:el|ella)\b|\bno (?:health )?(?:insurance|coverage) for (?:her|him|them)\b`,
)
/** The same, where what others have covers them too; "write me one" tells of none. */
export const ownBeside =
  /\b(?:(?:i|im|ive|we|tengo|tenemos)(?! (?:(?:have|got|raise|raising|take care of|cuido) )?(?:\w+ ){0,2}(?:kids|children|babies|daughters|sons|grand\w+|hij[oa]s|nin[oa]s|niet[oa]s|nen[ea]s)\b)|(?<!\bsoy )yo|estoy|estamos|(?:cover\w*|includ\w*|insur\w*|and|also|for) me|a mi|me (?:cubr\w+|incluy\w+|asegur\w+|met\w+))\b/
/** Who writes says it of themselves alone: "yo sí tengo Medicaid", "I have Medicare myself". */
export const ownAlone =
  /\b(?:yo (?:(?:si|no|ya|nomas|solo) )?(?:tengo|estoy|recibo|cuento)|(?:i|ive|im) (?:(?:do|dont|myself|personally|only|just|already) )?(?:have|got|get|on))\b/
export const own = /\b(?:i|im|ive|me|yo|tengo|tenemos|estoy|we)\b/

const payer = `(?:${programs}|${anyInsurer}|insurance|plan|seguro|aseguranza)`
const refusal = String.raw`stop(?:s|ped)? (?:covering|paying)|no longer (?:covers?|pays?)|dropped (?:it|my (?!insurance|coverage))|(?:dejo de|ya no (?:me |lo |la )*)(?:cubr|pag)\w*|(?:wont|will not|doesnt|does not|didnt|refuses? to|(?:is )?not) (?:pay|cover|approve)(?! me\b)|(?:denied|rejected|refused|declined) (?:my|the|it|this|our|his|her|a)\b|(?:says?|said) no to (?!me\b)|no (?:me |nos )?(?:lo |la |los |las )?(?:quieren? |va a )?(?:pagar?|cubren?|cubrir|aprueban?|aprobar)|(?:nego|rechazo) (?:la|el|mi)\b`

/** A plan refuses a medicine or a claim, and not the person. */
export const claimRefused = new RegExp(String.raw`\b${payer}\b.*\b(?:${refusal})`)
/** The same in the text as written, to the end of the clause. */
export const claim =
  /\bstop(?:s|ped)? (?:covering|paying)\b.*|\bno longer (?:covers?|pays?)\b.*|\bdropped (?:it|my)\b.*|\b(?:dej[oó] de|ya no (?:me |lo |la )*)(?:cubr|pag)\w*.*|\b(?:won['’]?t|will not|doesn['’]?t|does not|didn['’]?t|refuses? to) (?:pay|cover|approve)(?! me\b).*|\b(?:denied|rejected|refused|declined) (?:my|the|it|this|our|his|her|a)\b.*|\b(?:says?|said) no to .*|\bno (?:me |nos )?(?:lo |la |los |las )?(?:quieren? |va a )?(?:pagar?|cubren?|cubrir|aprueban?|aprobar)\b.*|\bno me alcanza(?: con)?\b|\b(?:neg[oó]|rechaz[oó]) (?:la|el|mi)\b.*/iu

/** "Got yeeted off my mom's insurance", "aged out of my dad's plan". */
const offPlan = String.raw`(?<!\b(?:pay|paid|paying|live|living|change|changing|switch|switching|get|getting|opt|move|back|want|go) )(?:off|out)(?: of)? (?:my|his|her|our|their|the) (?:\w+ ){0,2}(?:plan|insurance|coverage)|(?:dropped|removed|taken|cut) from (?:my|his|her|our) (?!(?:\w+ )?(?:drug|dental|vision|phone) )(?:\w+ ){0,2}(?:plan|insurance|coverage)|(?:saca|bota|quita)ron del (?:plan|seguro) de (?!medic|receta)|(?:cant|cannot) use (?:the|my|his|her|that) (?:insurance|plan|coverage) (?:anymore|any more|now)|ya no (?:puedo|podemos) usar (?:el|mi|su|ese) (?:seguro|plan)`
/** "They took us off Medicaid". */
const offProgram = `off (?:of )?(?:(?:my|his|her|our|the) )?(?:medicare|${anyMedicaid}|tricare|cobra|${anyInsurer})`

/** A plan of somebody else's that one is on no more: none is left, whatever it is called. */
export const planLeft = new RegExp(String.raw`\b(?:${offPlan})\b`)

/** "The restaurant closed and my insurance went with it", "se fue el seguro con él". */
const gone =
  '(?:insurance|coverage) (?:(?:went|left|disappeared|vanished) (?:with (?:it|him|her|them|that|the)|away|too)|is gone)|se (?:me |nos )?(?:fue|esfumo) (?:el|la|mi|tambien el|tambien la) (?:seguro(?! social)|aseguranza|cobertura)'

/** "They close my insurance". */
const closed =
  'clos(?:e|ed|ing) (?:my|our|his|her|the) (?:insurance|coverage|medic\\w+)|cerraron (?:el|la|mi) (?:seguro(?! social)|aseguranza|cobertura|medic\\w+)'

const letLapse = 'dej(?:e|o|amos|aron) (?:vencer|caer|caducar|perder)'

/** What ends insurance as such, so that none is left. */
export const lost = new RegExp(
  String.raw`\b(?:lost|ended|expired|ran out|lapsed?|${letLapse}|terminated|cancell?ed|kicked|no longer (?:have|insured|covered)|cut(?: off)?|never|nunca|ya no (?:tengo|tenemos|tiene|hay|estoy en)|${gone}|${closed}|perdi(?:mos|o)?|quit(?:o|aron)|sacaron|cancelaron|vencio|termino|acabo|${offPlan})\b`,
)

/** Said of insurance without its name. */
export const endsIt =
  /\b(?:(?:lost|dropped) (?:it|mine)|it (?:ended|expired|ran out|lapsed)|(?:kicked|dropped) (?:me )?off|la perdi|lo perdi|me l[oa] quitaron|se me (?:acabo|vencio|termino))\b/

const time =
  '(?:(?:in|on|at|last|this|since|because|cuz|bc|for|when|after|i think|now|again|already|too|back|on (?:me|us|him|her)|en|(?:el|la|este|esta) (?:mes|ano|semana|lunes|martes|miercoles|jueves|viernes|otro|otra|pasad\\w+|\\d)|desde|hace|por|porque|creo|ya|otra vez|ahora)(?: .*)?|)$'
/** "But it got cut off", "pero se le venció la recertificación": of the insurance that the clause before names, and of nothing else. */
export const endedHere = new RegExp(
  [
    `^(?:(?:but|and|so|then|well|pero|y|luego|despues|que|ya) )*(?:it|that|they|theyve|mine) (?:(?:just|all|has|have|had|got|was|were|been|recently|already) )*(?:cut|ended|expired|ran out|lapsed|terminated|cancell?ed|suspended|stopped|dropped|took|taken|kicked|booted|shut)(?: (?:me|us|him|her|them))?(?: it)?(?: (?:off|out|away))? ?${time}`,
    String.raw`^(?:(?:but|and|so|pero|y) )*(?:i|we|he|she) (?:just |recently )?(?:lost it|missed (?:the|my|our|his|her) (?:renewal|recert\w*)|didnt (?:renew|recertify)|forgot to (?:renew|recertify)|no longer have it|dont have it (?:anymore|any more|now))`,
    String.raw`^(?:(?:but|and|pero|y|ya|luego|despues|ahora) )*(?:se (?:me |nos |le |les )?(?:vencio|acabo|termino|suspendio|cancelo|perdio|cayo|paso)(?: (?:la|el|mi|su) (?:recertificacion|renovacion|cobertura|elegibilidad))?|(?:me|nos|le|les) l[oa] (?:quitaron|cortaron|suspendieron|cancelaron|sacaron)|(?:me|nos|lo|la) (?:sacaron|dieron de baja)|(?:lo|la) perdi(?:mos|o)?|ya no l[oa] (?:tengo|tenemos|tiene)|no (?:lo|la) renov\w+) ?${time}`,
  ].join('|'),
)

/** "I got denied two years ago", "me lo negaron": of the person, and of no claim. */
export const refusedHere = new RegExp(
  [
    `^(?:(?:but|and|well|pero|y) )*(?:(?:i|we|she|he|they) )?(?:(?:already|just|ya) )*(?:(?:applied|tried) (?:and|but) )?(?:got|was|were|been) (?:denied|rejected|refused|turned down) ?(?:(?:twice|once|before|already|two|three|few|a|\\d+) .*)?${time}`,
    String.raw`^(?:(?:but|and|well|pero|y|ya) )*(?:they (?:denied|rejected|refused|turned) (?:me|us|her|him)|they said no$|(?:me|nos|le|la|lo) (?:l[oa] )?(?:negaron|rechazaron|denegaron)(?! (?:la|el|los|las|mi|una?)\b))`,
  ].join('|'),
)

/** An offer of insurance, which nobody is said to have taken: "they quoted me 600", "my work offers Blue Cross". */
export const offers =
  /^(?!.*\b(?:(?:i|we|he|she) (?:have|got|took|pay|kept)|i?m on|ive|tengo|tenemos|tiene|pag[oa]|estoy en)\b).*\b(?:offer\w*|ofrec\w+|quot\w+|cotiz\w+|showed|signed? up|(?:wants?|wanted|pid\w+|quer\w+|quier\w+)(?: \w+){0,3} \d+|(?:could(?:ve| have)?|can|would|podia|puedo) (?:\w+ )?(?:get|have|meterme|agarrar|sacar|inscribirme)|looked (?:at|into)|(?:was|era|salia|costaba)(?: \w+){0,3} (?:\d+|expensive|car[oa]|much))\b/
export const joined = / (?:and|but|so|y|pero|asi que) /
/** What follows on an offer that was not taken: "so I said no", "couldn't swing it", "y no quise". */
export const declines =
  /^(?:(?:and|but|so|then|well|y|pero|asi que|entonces) )*(?:(?:i|we|he|she) )?(?:(?:just|had to|yo) )*(?:said no(?: thanks)?|(?:passed|skipped|declined|waived)(?: (?:on )?(?:it|that))?|turned (?:it|that|them) down|pass on it|didnt(?: (?:do|take|get|want|bother|sign up)(?: (?:it|that|for it|with it))?)?|never (?:did|took it|signed up)|couldnt (?:afford|swing|do|manage)(?: (?:it|that))?|let it (?:go|pass)|no (?:way|thanks)|dije que no|no (?:lo|la|me) (?:quise|agarre|tome|acepte|saque|meti|inscribi|apunte)|no quise|(?:me )?descontaban (?:mucho|demasiado)|no (?:pude|podia|alcanzaba|me alcanz\w+))(?: (?:por|because|cuz|bc) .*)?$/

const job = '(?:trabajo|empleo|chamba|jale|pega|brete|job)'
/** A job that has ended says nothing of other insurance, but sounds like it. */
export const jobLost = new RegExp(
  String.raw`^(?!.*\b(?:nothing|nada)\b).*\b(?:(?:quit|lost|left) (?:my|the) job|(?:got|was|been|were|im|just) (?:fired|let go|canned)|laid off|got (?:the ax|axed)|perdi (?:mi|el) ${job}|(?:me|lo|la|nos) (?:corrieron|echaron|botaron|liquidaron)(?: del? (?:(?:mi|la|el) )?${job})?|despidieron|(?:quede|quedamos|ando|estoy) sin ${job})\b`,
)

export const had = new RegExp(
  String.raw`\b(?:used to|no longer|anymore|any more|ran out|expired|ended|ends|stopped|stops|lapsed?|${letLapse}|terminated|cancell?ed|suspended|cut(?! (?:my|the|his|her|our) (?!coverage|insurance|medic|plan))|kicked|dropped|lost|(?:took|taken|takes) (?:it |them |that |mine )?away|shut (?:it |me |us |them )?off|${closed}|until|was on|antes|tenia|tuve|ya no|quit(?:o|aron)|sacaron|cancelaron|cortaron|suspendi(?:o|eron)|vencio|se (?:me |nos |le )?(?:acaba|vence|termina)|perdi(?:mos|o)?|termino|acabo|${gone}|thought (?:i|we|s?he) (?:still )?had|creia que (?:todavia |aun )?tenia|(?:me|nos|le|les) habian? (?:dado|aprobado)|no more (?:${programs}|${anyInsurer}|insurance|coverage)|${offPlan}|${offProgram})\b|^(?:(?:and|but|so) )*(?:i |we )?had\b`,
)

/** What would end insurance, or is asked of it: "do I have to give up my Medicare", "si me quitan el Medicaid". */
export const onlySupposed =
  /\b(?:(?:do|does|would|will|should|can|could|must) (?:i|we|he|she|they|it|my \w+)|(?:if|unless|in case) (?:i|we|he|she|they|it|my|our) (?:\w+ )?(?:lose|turn|drop|quit|end|cancel|get|go|take|cut|stop|sign|retire)s?|(?:when|once) (?:i|we|he|she|they|it|my|our) (?:\w+ )?(?:lose|turn|drop|end|get|go|sign|retire)s?|(?:si|cuando|en caso de que) (?:(?:me|nos|le|les|lo|la|te|se|yo|el|ella) )*(?:quitan?|cortan?|cancelan?|pierd\w+|dej[oe]|sac[oa]|saquen|acab[ea]|termin[ea]|cumpl[aeo]|venz?[ca]|cambi[oe]|met[oa]|gan[oe]|trabaj[oe])|tengo que|tendria que|tenemos que|(?:puedo|podria) (?:perder|dejar)|pierd[oe]|perdemos|perderia\w*)\b/
/** Insurance that begins ends none: "they took the card when Medicare kicked in". */
export const begins = new RegExp(
  String.raw`\b(?:cuando|when|once|since|after|desde que|ahora que|now that)(?: \w+){0,3} (?:entr\w+|empez\w+|comenz\w+|got|started|kicked in|came|began|went on|turned|me dieron|nos dieron)(?: (?:on|el|la|a|the|my|me|nos|con|into))* (?:${programs})$|\b(?:cuando|when|once|since|after)(?: \w+){0,2} (?:${programs})(?: \w+)? (?:started|kicked in|began|came|entro|empezo|comenzo)\b`,
)

/** "No tengo seguro desde que me cortaron horas": none is held, whatever is told of why. */
export const noneFirst =
  /^(?:(?:and|but|so|well|y|pero|pues|es que|yo|ahorita|ahora|right now) )*(?:(?:i|we) (?:have|got) no|(?:i|we) dont have(?: any)?|no|(?:im )?uninsured|sin|no (?:tengo|tenemos|hay|contamos con|cuento con)(?: ningun| ninguna| nada de)?) ?(?:(?:health |medical )?(?:insurance|coverage)|seguro|aseguranza|cobertura)?(?: medico)? (?:since|because|cuz|desde|porque|they|me|nos)\b/

/** Who asks whether there is any: a question, in which nobody is said to have it. */
export const questionFirst = new RegExp(
  String.raw`^(?:(?:and|so|ok|okay|but|y|pero|oiga|then|entonces|hi|hey|hola|also|or|o) )*(?:(?:can|could|should|would|will|do|does|did|is|are|may)(?:nt)? (?:i|we|he|she|they|it|you|my|the|our|his|her|a|kids|${programs})\b|(?:what|how|who|when|where|why|which)\b|(?:aint|isnt|arent|wasnt) (?:there|that|they)\b|(?:puedo|puede|podemos|pueden|podria\w*|se puede|(?:me|le|nos|les) darian?|(?:no )?hay)\b)`,
)
export const saysHolding = new RegExp(
  String.raw`\b(?:(?:i|we|he|she|they|who) (?:(?!(?:can|could|should|may|might|would|will)\b)\w+ )?(?:have|has|had|got|am|is|are)|im|ive|weve|shes|hes|theyre|tengo|tenemos|tienen?|estoy|estamos|(?:my|mi|mis|our|his|her|su|nuestro|with|con|through|under|(?<!\b(?:put|get|go|be|keep|sign|enroll|apply|qualify|stay)(?: \w+)? )on|en) (?:(?!(?:for|on|about|says?|said|told|mention\w*|dij\w+|dicen?|platic\w+|coment\w+|habl\w+|recomend\w+)\b)\w+ ){0,2}(?:${programs}|${anyInsurer}))\b`,
)
const ownsIt = String.raw`\b(?:my|mi|mis|our|tengo|tenemos|tiene|ya|estoy en|(?<!\b(?:do|did|can|could|should) )(?:i|we|he|she) (?:\w+ )?(?:have|has|got)|(?:im|ive|shes|hes) (?:on|got))\b`
/** Who is given it or let in, as a rule: "el Medicaid me lo dan", "at 62 they give it to me". */
const isGiven =
  '(?:me|le|nos|les|se) l[oa]s? (?:dan?|darian?)|(?:la|lo|me|nos|los|las|le) (?:aceptan|dejan|admiten|agarran)|(?:do|does|would|will|can|could) (?:they|it) (?:let|give|take|accept)|they (?:would |will |can |do |also )?(?:let|give|take|accept) (?:it|me|her|him|us|them)\\b'
const leads = '(?:(?:and|so|ok|okay|but|well|wait|also|y|e|o|pero|bueno|entonces|oiga|oye|mire|uff|uff no) )*'
/** What somebody else says of insurance is not held by it: "my buddy told me about TennCare", "oí que el Medi-Cal ya cerró". */
export const hearsay = new RegExp(
  String.raw`(?<!\b(?:${programs}|${anyInsurer}|i|we|yo|ya)(?: \w+)?) \b(?:said|says|saying|told (?:me|us)|mention\w*|heard|suggest\w*|recommend\w*|dijo|dijeron|dicen?|platico|platicaron|menciono|comento|comentaron|oi|escuche|recomend\w+|hablo|hablaron)\b(?! no\b)|^(?:oi|dicen|dijeron|escuche)\b`,
)
/** A rule that is asked about, with no mark and no word of who asks: "lo del Marketplace", "what happens on Medicaid then". */
export const asksRule = new RegExp(
  [
    String.raw`^(?!.*${ownsIt}).*\b(?:what (?:happens|if)|que pasa(?:ria)?|y si)\b`,
    String.raw`^(?!.*${ownsIt}).*\b(?:lo del?(?: la)?|what about|how about) (?:the |el |la )?(?:\w+ )?(?:${programs})\b`,
    String.raw`^(?!.*${ownsIt}).*\b(?:${programs}) (?:thing|stuff)\b`,
    String.raw`^(?!.*\b(?:ya|my|mi|have|tengo) (?!me|lo|la)).*\b(?:${programs})\b.*\b(?:${isGiven})`,
    // "And the Marketplace, with him out of work, what do we put": its subject stands first.
    String.raw`^(?!.*${ownsIt})${leads}(?:y|and|pero|but|entonces|so|then) (?:the |el |la )?(?:${programs})\b.*\b(?:como|cuanto|cual|cuando|how|what|which|when)\b`,
    // "Do I have Medicare?", "¿tengo también Medicare?"
    String.raw`^${leads}(?:do|does|did|am|is|are) (?:i|we|he|she|they|my \w+) (?:\w+ )?(?:have|got|get|on|covered)\b`,
    String.raw`^${leads}(?:yo )?(?:tengo|tiene|tenemos) (?:yo )?(?:tambien|acaso) (?:el |la )?(?:${programs}) ?$|^${leads}(?:yo )?(?:tengo|tiene|tenemos) (?:el |la )?(?:${programs}) o no\b`,
    // What is to be done first is not held yet: "primero Medi-Cal, está bien", "ok so Medicaid first".
    `^(?:${leads}(?:primero|lo primero(?: es)?)|(?:(?:so|ok|okay|then) )+first)(?: (?:i|we|the|el|la|to|es|voy|pido|apply|try|do|is))* (?:${programs})$|^first (?:the )?(?:${programs}) then$`,
    `^(?:(?:ok|okay|so|entonces|bueno|ill|well|try|do|apply|for|i|should|would) )+(?:${programs}) first$`,
    String.raw`\b(?:(?:didnt|did not|never|no) (?:even )?(?:know|knew|sabia\w*)|no idea|ni idea (?:de )?)(?: that| que)?(?: (?!have\b|had\b|tengo\b|tenia\b)\w+){0,3} (?:could|can|podi\w+|puede\w*|se puede|qualif\w+|calific\w+)\b`,
    String.raw`\b(?:thought|think|figured|assumed|crei|creia(?:mos)?|pensaba(?:mos)?|pense) (?:that |que )?(?:the |el |la )?(?:${programs}) (?:was|were|is|are|be|era|eran|es|son|solo|nomas|no) (?!mine\b|active\b|still\b|my\b|mio\b)`,
  ].join('|'),
)
/** "Entonces los niños en AHCCCS y nosotros también?", before its mark. */
export const concludes = new RegExp(
  String.raw`^(?!.*(?:${ownsIt}|\b(?:with|con) )).*^(?:(?:ok|okay|bueno|pero|but) )*(?:so|then|entonces|y|and) `,
)
/** "And Medicaid", before "I got denied two years ago": of which nothing else is said. */
export const namedAlone = new RegExp(
  `^(?:(?:ok|okay|bueno|and|y|so|then|also|what about|how about|que hay de|lo de) )*(?:the |el |la )?(?:${programs})$`,
)
/** "Entonces Marketplace", before what asks of it: "so the marketplace, would they let her". */
export const topicFirst = new RegExp(
  String.raw`^(?:(?:ok|okay|bueno|pero|but) )*(?:(?:and|y|so|then|entonces|luego) )+(?:the |el |la )?(?:\w+ )?(?:${programs})$`,
)
export const asksOfTopic = new RegExp(
  String.raw`^(?!.*\b(?:you|ustedes?|usted|help|ayud\w+)\b).*(?:^(?:can|could|would|will|do|does|what|how|who|when|which|que|como|cuando|quien|cual|se puede|puede\w*)\b|\b(?:${isGiven}))`,
)

/** "Medicare?" may answer what insurance one has, and "and Medicare?" asks. */
export const fewWords =
  /^(?!(?:y|o|and|or|but|pero|what|que|me|le|nos) |.*\b(?:tampoco|neither|either|then|entonces|instead)\b)\w+(?: \w+){0,2}$/

const when =
  '(?:\\d+|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|se(?:p)?tiembre|octubre|noviembre|diciembre|(?:a|un|two|three|six|dos|tres|seis) (?:month|year|week|mes|ano)|next|(?:the|el) (?:new|next|proximo|otro)|(?:mes|ano|semana) que (?:entra|viene)|(?:spring|summer|fall|winter))'
/** Insurance that was not turned on again: "her Medicaid ain't back on yet", "mi Medicaid sigue suspendido", "está en trámite". */
const notOn = String.raw`(?:${programs}|insurance|coverage|seguro|aseguranza) (?:(?:(?:still|just|has|have|is|are|was|got|sitting) )*(?:aint|isnt|not|hasnt|havent|wasnt|never)(?: (?:been|get|got|gotten|even|quite|yet))* (?:turned|switched|back|put|active|activated|reactivated|reinstated|restored|started|gone through)|(?:(?:still|just|is|are|was|got|sitting) )+(?:off|inactive|on hold|paused|frozen|shut off|turned off)|(?:(?:me|nos|l[oa]|ya|todavia|aun|sigue|siguen|esta|estan|tenemos|tengo|anda|salio|aparece|quedo) )+(?:apagad[oa]|suspendid[oa]|en pausa|inactiv[oa]|congelad[oa]|parad[oa]|en (?:tramite|proceso|espera)|pendiente))|(?:no|todavia no|aun no) (?:me |nos |le |se )?(?:l[oa] )?(?:(?:han|ha) )?(?:re)?(?:activ|prend|instal)\w+`
/** Insurance that begins one day: "Medicare not til 24 months", "the plan at work starts in 90 days". */
export const notYet = new RegExp(
  String.raw`\b(?:not (?:until|till?|for another)|(?:starts?|starting|begins?|beginning|kicks?(?: in)?|coming|empieza|comienza|entra|arranca) (?:(?:in|on|en|el|until|till?|hasta|a partir de|for|at) )*${when}|wont (?:start|kick in|begin|(?:take|accept|let) (?:me|her|him|us)\b)|${notOn}|(?:get|gets|(?:me|nos|le) (?:dan|llega|toca|entra|empieza|activan?)|recibo) (?:\w+ ){0,2}(?:${programs}) (?:in|en|next|until|till?|hasta|el) ${when}|(?:no|todavia no|aun no) (?:me |le |nos )?(?:llega|empieza|toca|entra))\b|^(?:(?:and|but|so|then|y|pero|asi que|entonces) )*(?:(?:my|his|her|the|mi|su|el) )?(?:${programs}) (?:(?:in|on|en|for|come|hasta|until|till?) (?:the )?${when}|next|el (?:proximo|otro))(?: \w+)?$`,
)

const asked =
  '(?:apply|applied|applying|application|sign up|trying|waiting|pending|hoping|solicite|solicitar|solicitud|aplique|aplicar|espero|esperando|ahi me dan|me van a dar)'
/** COBRA is held by who has it or pays it: else its price is what somebody was told. */
const holdsCobra = String.raw`(?:i|we|he|she) (?:\w+ )?(?:have|has|pays?|took|kept|elected|got (?:on )?cobra)|(?:im|hes|shes|were) on|my cobra|mi cobra|tengo|tenemos|tiene|pag[oa]|pagamos|estoy|estamos|(?:on|con) (?:el )?cobra`
/** A letter that offers to go on with a plan that has ended, and what others showed. */
const offered = String.raw`^(?!.*\b(?:${holdsCobra})\b).*(?:\bcobra\b.*(?:\d|\b(?:offer\w*|ofrec\w+|quot\w+|cotiz\w+|letter|notice|packet|paper\w*|papeles|carta|aviso|election|would|will|wants?|quieren?|costs?|cuesta|costaria|sale|saldria|expensive|car[oi]\w*)\b)|\b(?:\d+|offer\w*|ofrec\w+|quot\w+|cotiz\w+|letter|notice|packet|paper\w*|forms?|papeles|carta|aviso|mandaron|mando|sent)\b.*\bcobra\b)|\b(?:${programs}|plan|insurance|seguro)(?: plan)? (?:that |which |que )?(?:they|me|nos)(?: \w+)? (?:showed|shown|offer(?:ed)?|quoted|ofrec\w+|cotiz\w+|ensenaron|mostraron)\b`
/** These are of insurance only where it is what they speak of: "need Medicaid", but not "need Humira, no insurance". */
const wished = String.raw`(?:want|wish|need|like|(?<!(?<!\b(?:when|if|until|once|till|before|unless) )\b(?:i|we|he|she) )get|getting|enroll|qualify for|eligible for|quiero|quisiera|necesito)(?: (?!no |not |with |without |sin |con )\w+){0,3} (?:${programs}|${anyInsurer})`

export const notHeld = new RegExp(
  String.raw`\b(?:(?:supposed|suppose|meant) to (?:be (?:turned|active|activated|on\b|switched|reinstated|restored|approved)|(?:start|kick|begin)(?!\w* (?:covering|paying))|have (?:started|been))|should (?:be|have been) (?:active|activated|on|turned|approved)|se supone|deberia (?:estar|ser)|not (?:yet )?(?:on|in|eligible|enrolled|approved|old enough|qualified)|dont (?:yet )?qualify|too young|(?:dont|doesnt|wont) (?:start|kick in)|starts in|(?:me |le )?empieza en|(?:make|earn|made) too much|over (?:the )?(?:income|limit)|never|(?:cant|cannot|couldnt) (?:get|have|join|qualify)|(?:was|were|got|been|am|im) (?:denied|rejected|refused|turned down)|turned (?:me|us) down|(?:denied|rejected|refused|dropped) (?:me|us)|said no|says no|no \w+ (?:for me )?yet|(?:i|we|he|she|they) (?:can|could|may|might) (?:also |even )?(?:have|get|join)|(?:will|ill|shell|theyll) (?:have|get|be)|(?:going to|gonna) (?:get|have|apply|be)|turn 65|faltan? (?:\w+ ){0,3}para|(?:until|till|before) (?:i get |my )?(?:medicare|medicaid)(?! (?:is|are|was|gets?|takes?|comes|premiums?)\b)|(?:months?|years?|weeks?) (?:from|away from|to|short of) medicare|si (?:uso|pido|agarro|acepto|tuviera)|if (?:i|we|she|he|they) (?:use|take|ask for)|(?:should|can|could|do|would|may) (?:i|we|she|he|they|my \w+) (?:still |even |also )?(?:get|apply|need|enroll|qualify|go on|be on|sign up|join)|if (?:i|we|she|he|they) (?:\w+ )?(?:get|got|had|go|went|switch|sign|join|enroll|buy|apply)|si (?:me )?(?:cambio|paso|meto|inscribo|compro|aplico)|(?:puedo|podria|podemos|puede|debo|deberia|quiero) (?:yo )?(?:pedir|solicitar|aplicar|tener|sacar|conseguir|recibir|agarrar|meterme|inscribirme|calificar|comprar)|(?:como|donde|cuando) (?:puedo )?(?:pido|pedir|solicito|solicitar|aplico|aplicar|saco|sacar|consigo|conseguir|compro|comprar)|nunca|(?:todavia|aun) no|no califi\w+|no soy|no (?:lo |la )?(?:quise|quiso|quisimos)|no (?:puede|podemos) (?:medic|tener|sacar)|no (?:puedo|pude) (?:sacar|tener|obtener|recibir|conseguir|agarrar)|negaron|rechazaron|gan\w+ (?:demasiado|mucho)|muy joven|no me (?:dan|dieron|acept\w+|aprob\w+)|no estoy en|voy a|cumplo 65)\b|\b${asked}\b|\b${wished}\b|${offered}`,
)
