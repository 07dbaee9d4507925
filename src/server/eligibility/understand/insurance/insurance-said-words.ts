import { anyInsurer, anyProgram as programs } from './insurance-names.ts'

/** Whole phrases that sound of insurance that is held, or of none. */

/** A new start, a long time, or a past without trouble: ways to say "I have" that sound like a past. As written. The words at the end are looked for first: to look back from every space takes long. */
export const stillHeld =
  /(?<!\b(?:never|nunca|no) )(?:\b(?:i['’]ve|have|has) (?:had|been on)\b|(?<!\b(?:if|when|until|once|how|what) )\b(?:i|we) do (?:still )?(?:get|have)\b|\bh[ea] tenido\b|\b(?:just|finally|already) (?:got|was|been) (?:approved for|on)?|\b(?:they|it|just|finally|have|has)(?: have| has| just| finally)? (?:reinstated|restored|reactivated)(?= (?:my|our|the|his|her)\b)|\b(?:ya|por fin) me (?:aprobaron|dieron|activaron)\b|(?:\bya )?\b(?:me|nos) (?:reactivaron|restauraron|volvieron a (?:dar|activar))\b|\bya (?:me|nos|le) empez[oó](?!\p{L})|\bme acaban de (?:aprobar|dar)\b)|(?<!\b(?:hasn['’]?t|not|until it|till it|when it) )\bkicked in\b|\b(?:never had|nunca (?:he tenido|tuve)) (?:a |any |un |ning[uú]n )?(?:problem|trouble|issue|l[ií]o)\p{L}* (?:with|con)\b|(?= (?:before|until now|antes|hasta ahora)\b)(?<=\b(?:problem|trouble|issue|l[ií]o)\p{L}* .*) (?:before|until now|antes|hasta ahora)\b/giu

/** Said of a second insurance by who is nearly sure of it: "she has Medicare and I think Medicaid too". */
export const hedges = /(?<=\b(?:and|y) )(?:(?:i|we) (?:think|believe|guess)\b|(?:creo|pienso) que\b)/gi

/** "Me cobra 94": somebody charges, and it is not the insurance of that name. Of the text as written. */
export const charges =
  /\b(?:me|le|nos|les|te|se|que|quien|no)\s+cobra\b|(?<!\b(?:pag\w+|pay\w*|for|por) (?:el |la )?)\bcobra\b(?=\s*(?:\$|\d|much|demasiado|por\b|un[ao]?\b|como\b|casi\b|m[aá]s\b|menos\b))/giu

/** What an advertisement says is no insurance; of the text as written. */
export const advertised =
  /\b(?:tv|television|radio) (?:commercial|ad)s?\b|\bcommercials?\b(?= (?:on|for|i saw|said|says|from)\b)|\b(?:a|the|that|those|your) commercials?\b(?! (?:insurance|plan|coverage|carrier|policy))/giu

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|se(?:p)?tiembre|octubre|noviembre|diciembre'
const until = ' (?:until|till?|thru|through|hasta) '
/** "COBRA till December" is still held. Of the text as written. */
export const heldUntil = new RegExp(
  String.raw`(?=${until})(?<=\b(?:${programs}|${anyInsurer}|plan|insurance|coverage|seguro|cobertura))${until}(?:(?:the end of|end of|finales de|fin de) )?(?:${months}|(?:i|she|he)(?:['’]?m|['’]?s| turns?| am| is)? \d\d)\b`,
  'giu',
)
const ends =
  ' (?:ends|is (?:ending|running out|about to end)|runs out|expires|(?:se )?(?:me |nos |le )?(?:termina|acaba|vence))'
/** "My Medicaid ends in May": until then it is held. Of the text as written. */
export const heldStill = new RegExp(
  String.raw`(?=${ends})(?<=\b(?:my|our|his|her|mi|el|nuestro|su) (?:${programs}|${anyInsurer}))${ends}(?= *(?:in|on|at|the|next|this|when|after|before|if|\d|en|el|a|al|cuando|si|dentro|right|no|verdad|pronto|soon|[,?.]|$))(?!\p{L})`,
  'giu',
)

/** "Extra Help no idea what that is", "la parte D no". Of the text as written. */
export const answeredNo =
  /\b(?:(?:la|el|the) )?(?:extra help|ayuda (?:extra|adicional)|part[e]? d|medicaid|medicare|tricare|va)[,:?]? (?:(?:yo )?ni idea(?! (?:si|cu[aá]l|de cu[aá]l|por)\b)|no idea(?! (?:if|which|why|how|what (?:plan|kind|company))\b)|never heard|(?:what|qu[eé]) (?:is|es) (?:that|it|eso)|(?:no s[eé]|(?:i )?don['’]?t know|not sure|no)(?=\s*(?:[,.;!]|$)))[^,.;!?]*/giu

/** "With Medi-Cal no", "con Medicare ya no la puedo usar": of no use with it, whoever has it. Of the text as written. */
export const ofNoUse = new RegExp(
  String.raw`(?<=(?:^|[,.;:!¿¡]) *(?:(?:but|and|no|pero|y|es que|verdad que|as[ií] que) )*)(?:not )?(?:with|con)(?: (?:the|el|la))? (?:${programs}),? (?:ya )?(?:no|nope|right|doesn['’]?t work|won['’]?t work)(?=\s*(?:[,.;!?]|$| (?:se puede|(?:la |lo |l[ae]s )?(?:puedo|puede|podemos|podr[eé]) (?:usar|tener)|sirve|funciona|aplica|vale|verdad|right)))[^,.;!?]*`,
  'giu',
)

/** What would be after a wedding, or somebody else asked. Of the text as written. */
export const onlyAsked =
  /\b(?:ask(?:s|ed)?(?: me)?|preguntan?|pregunt[oó]|preguntaron) (?:if|whether|si) (?:i |we |yo )?(?:have|had|tengo|tenemos)(?!\p{L})[^,.?!;]*|\b(?:no s[eé]|not sure|don['’]?t know|idk|no estoy segur[oa]) (?:if|whether|si) (?:i |we |yo )?(?:still |todav[ií]a )?(?:have|got|tengo|tenemos|am on)(?!\p{L})[^,.?!;]*|\b(?:if i|if we|si me|si nos|si yo me) (?:marry|get married|got married|cas\p{L}+)(?!\p{L})[^.?!;]*/giu

/** Whom a rule or a program is for: "only at people with no insurance"; of the text as written. */
export const forOthers =
  /\b(?:(?:only|just|or|solo|s[oó]lo|solamente|nom[aá]s|o)(?: (?:it|for|at|with|to|takes?|helps?|look|work|para|a|con|es))*|(?:is|are) (?:it|this|that|they|the \p{L}+)(?: \p{L}+)? for|es(?: (?:es[oa]|est[oa])(?: \p{L}+)?)? para) (?:people|folks|those|someone|somebody|anyone|patients|gente|personas|l[oa]s|quien(?:es)?)(?! (?:like|como))(?: (?:who|that|que))? (?:with(?:out| no)|w\/?o|(?:has?|have|with) (?:no|any)|sin|no ten(?:ga|ia|gan)?|no tienen?) (?:\p{L}+ )?(?:insurance|coverage|seguro|aseguranza)\b|\b(?:just|only|or) the uninsured\b/giu

/** Who calls, or is called: an office tells of no insurance that is held. Of the text as written. */
export const offices = new RegExp(
  String.raw`\b(?:call(?:ed|ing)?|phon(?:e|ed|ing)|contact(?:ed|ing)?|(?:talk|talked|talking|speak|spoke) (?:to|with)|llam(?:o|[eé]|ar|ando|amos|ar[eé])|habl(?:o|[eé]|ar|ando)|contact(?:o|[eé]|ar))(?: (?:a|al|con|the|el|la|for))* (?:${programs})\b(?! (?:is|es|pays?|paga|covers?|cubre)\b)|\b(?:(?:from|with|de|del) (?:${programs}) (?:called|calling|keeps calling|llam\p{L}+)|(?:called|calling|call|calls|llam[oó]|llamaron|llaman|llamada)(?: \p{L}+){0,8} (?:from|de|del) (?:${programs}))\b`,
  'giu',
)

/** Insurance that somebody may have one day, or could not ("if my husband takes the plan at his job", "too poor for Obamacare"), and what a thing costs without it; of the text as written. */
export const supposed = new RegExp(
  [
    String.raw`\b(?:if|si) (?:my|mi) \p{L}+ (?:gets?|takes?|signs? up|switch(?:es)?|joins?|enrolls?|buys?|(?:se )?(?:cambia|mete|inscribe|compra|agarra|toma|saca|consigue|acepta))(?!\p{L})[^,.?!;]*`,
    String.raw`\b(?:if|si) (?:they|s?he|we|i|me|le|nos|les|se)(?: (?:l[oa]s?|ever))? (?:gives?|gets?|turns?|approves?|reinstates?|accepts?|regresan?|devuelven?|dan|den|aprueban?|activan?|reactivan?|aceptan?|regresaran|dieran)(?!\p{L})[^,.?!;]*`,
    String.raw`\b(?:could|might) (?:be|go|get) on (?:${programs})\b[^,.?!;]*`,
    String.raw`\b(?:con|with) (?:el|la|the|that|ese|esa)(?: \p{L}+){1,4} (?:ser[ií]a|costar[ií]a|saldr[ií]a|would (?:be|cost))(?!\p{L})[^,.?!;]*`,
    // "If I had no insurance", but not "if I have none".
    String.raw`\b(?:if|suppose|supposing|pretend|imagine|say) (?:i|we|s?he|they) (?:had|did ?n['’]?t have|went without|were|was)(?: (?:no|any|not|un))? ?(?:insurance|coverage|insured)(?!\p{L})[^,.?!;]*`,
    String.raw`\b(?:as if|like|treat\p{L}* me as|as though)(?: (?:i|we|i['’]?m|i was|i were|i had|she|he))* (?:uninsured|no insurance|without insurance)\b`,
    String.raw`\b(?:say|tell them|telling them|lie and say|pretend)(?: that)? (?:i|we)(?: (?:don['’]?t have|have no|had no)|['’]?m)? ?(?:any )?(?:insurance|uninsured)\b`,
    String.raw`\b(?:si|como si|aunque|imag[ií]nese que|digamos que|suponga que) no (?:tuvi[eé]r\p{L}+|tuvi[eé]s\p{L}+|hubiera)(?: (?:ning[uú]n|nada de))? ?(?:seguro|aseguranza|cobertura)(?! social)(?!\p{L})[^,.?!;]*`,
    String.raw`\b(?:si (?:yo )?(?:digo|dijera|les digo)|digo|decir|decirles|pongo|dijera)(?: que)? (?:no (?:tengo|ten[ií]a|tenemos)|sin) (?:ning[uú]n )?(?:seguro|aseguranza)(?! social)(?!\p{L})`,
    // What paying without the insurance would cost that one has.
    String.raw`\b(?:cost\p{L}*|price|cheaper|how much|can i|could i|should i|if i|what if|i['’]?d rather|better to|prefer to|cu[aá]nto|puedo|si (?:mejor )?(?:yo )?(?:lo |la )?)(?: \p{L}+){0,4} (?:pay(?:ing)?|pag(?:ar|o)) (?:in |for it in |with |en |de )?(?:cash|efectivo|contado|mi bolsa)(?!\p{L})`,
    String.raw`\b(?:leav(?:e|ing)|keep(?:ing)?) (?:my |the |his |her )?insurance out\b[^.?!;]*|\b(?:without|not|skip(?:ping)?|avoid(?:ing)?) (?:using|use|running it through|going through) (?:my |the |any |his |her )?insurance\b|\bsin (?:usar|meter|pasar por) (?:el |mi |ning[uú]n |la )?(?:seguro|aseguranza)(?!\p{L})`,
    // Until that day it is there.
    String.raw`\b(?:me quedo|nos quedamos|(?:voy|vamos) a (?:estar|quedar(?:me|nos)?)|(?:i['’]?ll|we['’]?ll|i will|we will|going to|gonna|about to) be) (?:sin (?:el )?(?:seguro|aseguranza)(?! social)|uninsured|without (?:any )?(?:insurance|coverage))(?= (?:a fin|al fin|a final|el|en|la|cuando|on|in|at|by|next|this|after|when|come|pronto|soon))`,
    // Of a birthday or a last day to come, and of what is asked of it.
    String.raw`\b(?:when|once|cuando) (?:(?:i|he|she|we|yo) )?(?:turn|turns|graduate|graduates|retire|retires|cumpl[ao]|me grad[uú][eo]|me jubile|se jubile|acabe|termine)(?!\p{L})[^.?!;]*`,
    String.raw`\b(?:me quedo|nos quedamos|se queda|quedar[ií]a|(?:will|would|do|am|are) (?:i|we|he|she)(?: be| go| end up| lose)?) (?:sin|without|uninsured)(?!\p{L})[^.?!;]*\?`,
    String.raw`\btoo poor for (?:${programs})\b`,
    // "MassHealth no, he has …".
    String.raw`(?<=^|[,.;] ?|\b(?:y|and) )(?:${programs}) no(?= *(?:[,.;]|$))`,
    String.raw`\b(?:eso|esa|ese|that(?:['’]s)?|it(?:['’]s)?) (?:sin seguro|without insurance) (?:\p{L}+ )?(?:es|est[aá]|sale|cuesta|is|costs?|runs?)(?!\p{L})`,
  ].join('|'),
  'giu',
)

const insurance = '(?:insurance|coverage|health plan|benefits|seguro|aseguranza|cobertura)'
const newJob =
  '(?:new|next|future) (?:job|gig|work|employer)|(?:trabajo|empleo|jale) nuevo|nuevo (?:trabajo|empleo|jale)'
const inDays = String.raw`(?:(?:after|at|in|for|until|a los|en|dentro de|hasta|despu[eé]s de)(?: (?:like|about|the first|como|unos|los))* (?:\d+|thirty|sixty|ninety|three|six|tres|seis|treinta|sesenta|noventa) (?:days?|weeks?|months?|d[ií]as|semanas|meses)|(?:after|until|till|hasta|despu[eé]s de) (?:the |my |el |la |mi )?(?:probation|training|trial|prueba|entrenamiento|periodo))`
/** What a new job will give: "my new job starts benefits after 90 days", "I'll have Blue Cross when the new job starts". Of the text as written. */
export const ofNewJob = new RegExp(
  [
    String.raw`\b(?:(?:my|the|his|her|a|at|en|mi|el|su|un) )*(?:${newJob})\b(?! ended)[^.?!;]{0,60}?\b${inDays}`,
    String.raw`\b(?:(?:my|the|his|her|a|at|en|mi|el|su|un) )*(?:${newJob})\b[^.?!;]{0,40}?\b(?:might|may|would|will|could)\b[^.?!;,]*`,
    String.raw`${insurance} (?:\p{L}+ ){0,3}?${inDays}`,
    String.raw`\b(?:gonna|going to|will|['’]ll|voy a|vamos a|va a) (?:have|get|tener|recibir)\b[^.?!;]{0,40}?\b(?:when|once|cuando|after|despu[eé]s)\b[^.?!;]*`,
  ].join('|'),
  'giu',
)
const employer = String.raw`\b(?:(?:my|his|her|the|our|mi|el|su) )?(?:job|work|employer|company|boss|trabajo|patr[oó]n|empresa|compa[nñ][ií]a|they|ah[ií]|all[aá]|d[oó]nde trabajo)(?: lo| me| nos)? (?:has|have|offers?|offered|gives?|got|ofrecen?|tienen?|dan?)`
/** A plan that a job has, and that was not taken. Of the text as written. */
export const offeredInVain = new RegExp(
  [
    String.raw`${employer}\b[^.?!]{0,80}\b(?:(?:i|we) (?:just )?go without(?: it)?|(?:ando|andamos|estoy|voy) sin (?:nada|seguro|aseguranza)|(?:i|we) (?:didn['’]?t|did not|never) (?:take|get|want|accept|sign up|enroll|join|pick)(?: (?:it|in it|for it|up))?|no (?:lo|la|me|nos) (?:agarr[eé]|tom[eé]|acept[eé]|met[ií]|quise|inscrib[ií]|apunt[eé]|saqu[eé]))(?!\p{L})`,
    String.raw`\b(?:i|we) (?:waived|opted out of|turned down|passed on|said no to) (?:the |my |their |our )?(?:(?:\p{L}+ )?${insurance}|${anyInsurer}|cobra|(?:company |job |work )?plan)(?: (?:at|from|through) (?:my |the )?(?:work|job|company))?\b`,
  ].join('|'),
  'giu',
)
const dear = String.raw`(?:\$ ?\d|\d{2,4}\b|(?:too|so|way|very|muy|bien|s[uú]per)\b[^.?!;]{0,9}\b(?:much|expensive|high|pricey|steep|car[oa])|expensive|car[ií]sim[oa])`
/** "My employer has insurance but it is 380 a month": whether it was taken is not said. Of the text as written. */
export const onlyOffered = new RegExp(
  String.raw`${employer} (?:\p{L}+ )?${insurance}(?: (?:at|through|en|por) (?:the |my |el |mi )?(?:work|job|trabajo))?,? (?:but|pero|for|por|y)\b(?:[^.?!;]{0,12}\b(?:it['’]?s|it is|its|costs?|they want|would be|premium is|sale|cuesta|cobran|quieren|quitan|es|est[aá]))?[^.?!;]{0,14}(?:${dear}|afford|me alcanza|puedo pagar)[^.?!;]*`,
  'giu',
)

/** "The student plan is too expensive": a plan that is nobody's. Of the text as written. */
export const tooDear =
  /(?<=^|[.,;!?¡¿] ?|\b(?:and|but|y|pero|because|porque|es que) )(?:the |el |la )?(?:(?!my\b|our\b|mi\b|nuestr|his\b|her\b|their\b)\p{L}+ ){0,2}(?:insurance|plan|coverage|seguro|aseguranza|cobertura)(?: (?:at|through|from|for|they|en|del?|por|para|que|estudiantil|familiar)(?: \p{L}+){0,3})? (?:is|are|costs?|runs?|was|es|est[aá]|sale|cuesta|era)(?: (?:way|just|so|muy|bien|como|s[uú]per|demasiado|too))* (?:much|expensive|high|unaffordable|a fortune|car[ií]sim[oa]|car[oa]|demasiado|mucho|un dineral)[^.?!;]*/giu

/** Whose plan is not to be used: "my mom's insurance but she doesn't want me to use it". Of the text as written. */
export const notToBeUsed =
  /\b(?:my|mi) [^.?!;]{0,40}?\b(?:insurance|plan|seguro|aseguranza)\b[^.?!;]{0,20}?\b(?:doesn['’]?t|won['’]?t|does not|will not|no) (?:want|let|quiere|deja)(?: que)?(?: me)?(?: to)? (?:use (?:it|that|hers|his|theirs)|l[oa] use|usarl[oa]|usar(?:l[oa])?)(?!\p{L})/giu

/** Whose plan one is on, and who pays their own: "my husband carries me on his", "pago mi plan, 380 al mes". Of the text as written. */
export const ofOwnPlan = new RegExp(
  [
    String.raw`\b(?:husband|wife|spouse|partner|mom|mother|dad|father|parents|he|she|they) (?:still )?(?:carr(?:y|ies)|covers?|has|have|keeps?|put|puts|got) me (?:on|under|in|through|with) (?:his|hers?|theirs?|the|it)(?: (?:insurance|plan|coverage|policy))?(?= *(?:[,.;!?]|$|(?:through|thru|from|at)\b))`,
    String.raw`\b(?:espos[oa]|marido|mujer|pareja|pap[aá]|mam[aá]|hij[oa]|[eé]l|ella) me (?:tiene|puso|meti[oó]|lleva|agreg[oó]|carga) (?:en|con|bajo|a|dentro de) (?:el suyo|la suya|su (?:seguro|plan|aseguranza|cobertura))(?!\p{L})`,
    String.raw`(?<!\b(?:to|can['’]?t|cannot|could|can|should|must|if|would|might|will|don['’]?t) |['’]d )\b(?:buy|pay for) (?:my own|our own)(?= *(?:[,.;!?]|$))|\bpay out of pocket for (?:a|my|our|the) (?:\p{L}+ )?(?:plan|insurance|coverage|policy)\b`,
    String.raw`(?<!\bno )\b(?:pago|pagamos)(?: yo| nosotros)? (?:mi|el|nuestro|la|un) (?:propi[oa] )?(?:plan|seguro|aseguranza)(?: m[eé]dic[oa]| de salud)?(?= *(?:[,.;!?]|$|yo\b|cada\b|mensual|aparte|completo|por mi cuenta))`,
  ].join('|'),
  'giu',
)

/** "Nobody here has insurance", "my husband didn't put me on it". Of the text as written. */
export const ofNone = new RegExp(
  [
    String.raw`\b(?:nobody|no one|none of us)(?: (?:here|there|at|in|my|the|this|our|family|job|work|house|home|place|of us)){0,4} (?:has|have|had|got|gets|is|are) (?:any |no |health )*(?:insurance|coverage|insured|covered)\b`,
    String.raw`\b(?:nadie|ningun[oa])(?: (?:aqu[ií]|all[aá]|en|mi|el|la|de|nosotr[oa]s|casa|familia|trabajo)){0,4} (?:tiene|tenemos|tienen|trae|cuenta con|hay) (?:ning[uú]n )?(?:seguro|aseguranza|cobertura)(?! social)(?!\p{L})`,
    String.raw`\b(?:husband|wife|boyfriend|girlfriend|dad|mom|he|she|espos[oa]|marido|pareja|pap[aá]|[eé]l|ella)\b[^.?!]{0,60}\b(?:(?:didn['’]?t|did not|wouldn['’]?t|won['’]?t|never) (?:put|add|include|added) me(?: (?:on|to|in)(?: (?:it|his|hers|the|plan|insurance))*)?|no me (?:meti[oó]|incluy[oó]|agreg[oó]|inscribi[oó]|apunt[oó]|quiso meter))(?= *(?:[,.;!?]|$|en\b))`,
    // What members of a church pay for each other is no insurance.
    String.raw`\b(?:we|i|church)(?:['’](?:re|m|ve))?(?: (?:are|am|have|has|use|uses|belong|pay|with|in|to|into|on|through|part|of|members?|a|an|the|our))* (?:(?:health|medical|christian|mennonite|amish|bill|care|cost) ?)*shar(?:ing|e) (?:ministr(?:y|ies)|groups?|plans?|programs?)\b|\b(?:(?:have|has|use|uses|with|in|on)(?: (?:the|a))? )(?:medi-?share|christian healthcare ministries|samaritan ministries|liberty healthshare)\b`,
    String.raw`\bjam[aá]s (?:he tenido|hemos tenido|tuve|tuvimos) (?:ning[uú]n )?(?:seguro|aseguranza)(?! social)(?!\p{L})`,
  ].join('|'),
  'giu',
)

/** "My work don't offer it": there may be other insurance. Of the text as written. */
export const jobOffersNone = new RegExp(
  [
    String.raw`\b(?:my|the|his|her) (?:job|work|employer|boss|company) (?:don['’]?t|doesn['’]?t|do not|does not|won['’]?t) (?:give|have) (?:us |me )?(?:it|any|none|that|nothing)\b(?= *(?:[,.;!?]|$|(?:cuz|because|bc|so|till|until)\b))`,
    String.raw`\bno (?:ofrecen?|dan) (?:ning[uú]n )?(?:seguro|aseguranza)(?! social)(?!\p{L})`,
    String.raw`\b(?:job|work|works|working|part[- ]time|gig|employer|boss)\b[^.?!]{0,60}?(?: (?:they|it|he|she))? (?:don['’]?t|doesn['’]?t|do not|does not|won['’]?t) (?:(?:offer|provide) (?:us |me )?(?:it|any|none|that|nothing)|give (?:us |me )?(?:any|none|nothing))\b(?= *(?:[,.;!?]|$|(?:cuz|because|bc|so|till|until)\b))`,
    String.raw`\b(?:trabaj\p{L}+|chamba|jale|patr[oó]n|patrona|jefe|jefa|negocio|f[aá]brica|tienda|restaurante?)\b[^.?!]{0,60}? no (?:me |nos |lo |la )?(?:ofrecen?|dan?)(?: (?:eso|nada|de eso|ninguno|seguro|aseguranza))?(?= *(?:[,.;!?]|$|(?:porque|as[ií] que)\b))`,
  ].join('|'),
  'giu',
)

/** "And Medicaid, what would she need to apply": what is asked about, put first. Of the text as written. */
export const askedFirst = new RegExp(
  String.raw`(?<=^|[.;!?\n] *)(?:(?:ok|okay|so|well|bueno|entonces)[, ]+)*(?:and|y|what about|how about|about)[, ]+(?:the |el |la )?(?:${programs})\s*,?\s+(?=(?:what|how|can|could|would|do|does|is|who|when|qu[eé]|c[oó]mo|cu[aá]nto|puedo|puede|se puede)(?!\p{L}))`,
  'giu',
)

/** Nothing that is paid is no lack of insurance, people from work are none, and not every chip insures children. Of the text as written. */
export const soundsOf =
  /\b(?:(?:and|y) )?(?:no )?(?:pag(?:a|an|o|amos) nada|pays? nothing)\b|\b(?:compa[nñ]er[oa]s|amig[oa]s|gente|coworkers|people|friends|guys) (?:del|de mi|from) (?:my )?(?:trabajo|work|job)\b|\b(?:computer|micro|silicon|potato|poker|memory|a|the) ?chips?\b(?= (?:manufactur|maker|plant|factory|fab|company|industry)|\s*(?:[,.;!?]|$))|\bchip (?=(?:manufactur|maker|making|plant|factory|fab|company|industry))/giu

/** "Horizon, por la agencia donde trabajo": of the job. Of the text as written. */
export const ofWorkplace =
  /\b(?:por|through|thru|from|de) (?:la|el|the|mi|my) \p{L}+ (?:en )?(?:donde|where|en (?:la|el) que) (?:yo |i )?(?:trabajo|work)\b[^,.;!?]*|\b(?:through|thru|from|by) (?:the|my|our|his|her) (?:\p{L}+ )(?:company|hospital|school|district|factory|plant|firm|agency|store|shop|warehouse|outfit|carrier)(?!\p{L})|\bpor (?:la|el|mi|su) (?:compa[nñ][ií]a|empresa|f[aá]brica|tienda|escuela|planta) de(?:l| la| los| las)? \p{L}+/giu
/** Where somebody works tells of no plan: "blue cross, trabajo en la escuela". Of the text as written. */
export const workplace =
  /\b(?:trabaj(?:o|a|amos)|works?|working) (?:en|at|for|in|para) (?:(?:la|el|los|un|una|the|an?|mi|my)) \p{L}+(?: (?:en|de|in|at) (?:la|el|the|an?) \p{L}+)*/giu
