import { anyInsurer, anyMedicaid } from './insurance-names.ts'

/** What tells insurance that is held from other insurance that is named. Texts are folded, but for `boundary` and `claim`. */

const programs = `medicare|${anyMedicaid}|tricare|champva|cobra|obamacare|marketplace plan|plan (?:off|from|on|through) the marketplace|marketplace(?: insurance| coverage)?|extra help|ayuda (?:adicional|extra)|part d|parte d|va`
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

/** Where a clause ends; its mark stays with it. Before "and", "so" and the like only where somebody or something follows. */
export const boundary =
  /(?<=[,;!?\n]|[.:](?!\d|gov\b))\s*|\s+(?=(?:but|because|cuz|since|so|although|while|pero|porque|aunque|mientras)\s)|\s+(?=(?:and|an|y)\s+(?:i|i'?m|i’m|we|he|she|they|my|now|never|have|am|need|want|can|here|yo|él|ella|ellos|ac[aá]|aqu[ií]|me|nos|mi|mis|qued[eé]|ando|ahora|nunca|tengo|estoy|no|ya|ah[ií]|necesito|quiero)\s)|(?<!\bdo|\bshould)\s+(?=(?:i have|i'?m on|i am on)\s)|(?<!\b(?:no|que|ya|nunca))\s+(?=(?:tengo|estoy en)\s)|\s+(?=yo no tengo\s)|(?<=\b(?:have|on|has) \w+)\s+(?=(?:do|should|can|could) (?:i|we)\s)/iu

const kin =
  'wife|husband|spouse|partner|boyfriend|girlfriend|mom|mother|dad|father|son|daughter|kids?|child(?:ren)?|brother|sister|ex|parents?|grand(?:ma|pa|mother|father)|aunt|uncle|cousin|mama|granny|nana|hubby'
const family =
  'esposo|esposa|novi[oa]|marido|mujer|senora|viejit[oa]|mami|papi|mai|pai|abuelit[oa]|mama|madre|papa|padre|hij[oa]s?|herman[oa]|abuel[oa]|suegr[oa]|pareja|nin[oa]s?|nen[ea]s?|ti[oa]|prim[oa]'

/** Somebody else has it: who comes first. */
export const ofAnother = new RegExp(
  String.raw`^(?:porque|que) tienen? |^(?:(?:only|but|and|so|because|cuz|since|porque|pero|y|solo|nomas) )*(?:(?:(?:my|mi|mis) (?:ex )?|(?:el|la|los|las|the) (?=nin|nen|kid|child))(?:${kin}|${family})s?(?: (?:in|from|en|de) \w+)?|she|he|they|shes|hes|ella|el|ellos) (?:(?:no|dont|doesnt|do not|does not) )?(?:on|has|had|have|is|are|was|gets?|got|tienen?|tenia|esta|estan|recibe)\b`,
)
/** Those for whom nobody asks: what they have tells nothing of the medicine in question. */
export const ofStranger =
  /\b(?:my|mi|mis|a|un|una) (?:\w+ )?(?:ex(?: \w+)?|friends?|neighbou?rs?|boss|coworkers?|roommates?|landlord|cousins?|sisters?|brothers?|guy|lady|amig[oa]s?|vecin[oa]s?|jef[ea]|patrona?|companer[oa]s?|prim[oa]s?|comadres?|compadres?|herman[oa]s?|cunad[oa]s?) (?:(?:(?:la|el) )?(?:in|from|at|en|de|del) (?:\w+ ){1,2})?(?:who |that |que )?(?:has|had|have|is|are|on|gets?|got|says?|tienen?|tenia|esta|estan|recibe|dice|(?:with|con)(?= medic| tricare))\b/
/** "Because she has Medicaid" goes on with whom the clause before named: "my cousin pays nothing cuz shes on medicaid". */
export const pronounFirst =
  /^(?:and |but |because |cuz |since |so |y |pero |porque |que )*(?:s?hes?|they|theyre|ella|el|ellos|tienen?)\b/
export const strangerFirst =
  /\b(?:my|mi|un|una|an?) (?:friend|neighbou?r|boss|coworker|cousin|sister|brother|amig[oa]|vecin[oa]|prim[oa]|comadre|compadre|herman[oa]|cunad[oa])\b(?! (?:and|y|with|con)\b)/

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
  String.raw`\b(?:my|mi) (?:${kin}|${family}) (?:\w+ )?(?:takes?|needs?|uses?|is (?:taking|on) (?!medicare|medicaid)|toma|necesita|usa)\b|\b(?:for|para|pa|cuido a|care of) (?:my|mi) (?:${kin}|${family})\b|\b(?:taking )?care of (?:her|him)\b|\b(?:es (?:el|la) que|(?:is|shes|hes) the one (?:who|that)) (?:la |lo )?(?:takes|needs|uses|toma|necesita|usa)\b|(?<!\b(?:insurance|plan|card|seguro|eso|ese) )\b(?:its|it is|is|are|es|son) (?:all )?(?:for|pa|para) (?:him|her|them|el|ella|ellos)(?! y\b| and\b)|\b(?:medicina|receta|insulina|pastillas?) (?:es|son) de (?:el|ella)\b`,
)
export const own = /\b(?:i|im|ive|me|yo|tengo|tenemos|estoy|we)\b/

const payer = `(?:${programs}|${anyInsurer}|insurance|plan|seguro|aseguranza)`
const refusal = String.raw`stop(?:s|ped)? (?:covering|paying)|no longer (?:covers?|pays?)|dropped (?:it|my (?!insurance|coverage))|(?:dejo de|ya no (?:me |lo |la )*)(?:cubr|pag)\w*|(?:wont|will not|doesnt|does not|didnt|refuses? to|(?:is )?not) (?:pay|cover|approve)(?! me\b)|(?:denied|rejected|refused|declined) (?:my|the|it|this|our|his|her|a)\b|(?:says?|said) no to (?!me\b)|no (?:me |nos )?(?:lo |la |los |las )?(?:quieren? |va a )?(?:pagar?|cubren?|cubrir|aprueban?|aprobar)|(?:nego|rechazo) (?:la|el|mi)\b`

/** A plan refuses a medicine or a claim, and not the person. */
export const claimRefused = new RegExp(String.raw`\b${payer}\b.*\b(?:${refusal})`)
/** The same in the text as written, to the end of the clause. */
export const claim =
  /\bstop(?:s|ped)? (?:covering|paying)\b.*|\bno longer (?:covers?|pays?)\b.*|\bdropped (?:it|my)\b.*|\b(?:dej[oó] de|ya no (?:me |lo |la )*)(?:cubr|pag)\w*.*|\b(?:won['’]?t|will not|doesn['’]?t|does not|didn['’]?t|refuses? to) (?:pay|cover|approve)(?! me\b).*|\b(?:denied|rejected|refused|declined) (?:my|the|it|this|our|his|her|a)\b.*|\b(?:says?|said) no to .*|\bno (?:me |nos )?(?:lo |la |los |las )?(?:quieren? |va a )?(?:pagar?|cubren?|cubrir|aprueban?|aprobar)\b.*|\bno me alcanza(?: con)?\b|\b(?:neg[oó]|rechaz[oó]) (?:la|el|mi)\b.*/iu

/** A new start, a long time, or a past without trouble: ways to say "I have" that sound like a past. As written. The words at the end are looked for first: to look back from every space takes long. */
export const stillHeld =
  /(?<!\b(?:never|nunca|no) )(?:\b(?:i['’]ve|have|has) (?:had|been on)\b|(?<!\b(?:if|when|until|once|how|what) )\b(?:i|we) do (?:still )?(?:get|have)\b|\bh[ea] tenido\b|\b(?:just|finally|already) (?:got|was|been) (?:approved for|on)?|\b(?:ya|por fin) me (?:aprobaron|dieron)\b|\bme acaban de (?:aprobar|dar)\b)|(?<!\b(?:hasn['’]?t|not|until it|till it|when it) )\bkicked in\b|\b(?:never had|nunca (?:he tenido|tuve)) (?:a |any |un |ning[uú]n )?(?:problem|trouble|issue|l[ií]o)\p{L}* (?:with|con)\b|(?= (?:before|until now|antes|hasta ahora)\b)(?<=\b(?:problem|trouble|issue|l[ií]o)\p{L}* .*) (?:before|until now|antes|hasta ahora)\b/giu

/** What ends insurance as such, so that none is left. */
export const lost =
  /\b(?:lost|ended|expired|ran out|lapsed|terminated|cancell?ed|kicked|no longer (?:have|insured|covered)|cut(?: off)?|never|nunca|ya no (?:tengo|tenemos|tiene|hay)|perdi(?:mos|o)?|quitaron|sacaron|cancelaron|vencio|termino|acabo)\b/

/** Said of insurance without its name. */
export const endsIt =
  /\b(?:(?:lost|dropped) (?:it|mine)|it (?:ended|expired|ran out|lapsed)|(?:kicked|dropped) (?:me )?off|la perdi|lo perdi|me l[oa] quitaron|se me (?:acabo|vencio|termino))\b/

/** A job or a plan of a parent's that has ended says nothing of other insurance, but sounds like it. */
export const jobLost =
  /\b(?:quit|lost|left) my job\b|\blaid off\b|\bperdi (?:mi|el) (?:trabajo|empleo)\b|\bdespidieron\b|\b(?:kicked|dropped|aged|taken) (?:off|out)(?: of)? (?:my|his|her|our) (?:\w+ )?(?:plan|insurance)\b|\bsacaron del (?:plan|seguro) de\b/

export const had =
  /\b(?:used to|no longer|anymore|any more|ran out|expired|ended|ends|stopped|stops|lapsed|terminated|cancell?ed|cut|kicked|dropped|lost|until|was on|antes|tenia|tuve|ya no|quitaron|sacaron|cancelaron|cortaron|vencio|se (?:me |nos |le )?(?:acaba|vence|termina)|perdi(?:mos|o)?|termino|acabo)\b|^(?:(?:and|but|so) )*(?:i |we )?had\b/

const asked =
  '(?:apply|applied|applying|application|sign up|trying|waiting|pending|hoping|solicite|solicitar|solicitud|aplique|aplicar|espero|esperando|ahi me dan|me van a dar)'
/** A letter that offers to go on with a plan that has ended. */
const offered = String.raw`(?:letter|notice|packet|paperwork|papers|forms?|offer\w*|quoted?|carta|papeles|aviso|ofrec\w+) (?:\w+ ){0,3}cobra|cobra (?:letter|notice|packet|papers|paperwork|offer|would|wants|will|election|saldria|costaria)`
/** These are of insurance only where it is what they speak of: "need Medicaid", but not "need Humira, no insurance". */
const wished = String.raw`(?:want|wish|need|like|(?<!(?<!\b(?:when|if|until|once|till|before|unless) )\b(?:i|we|he|she) )get|getting|enroll|qualify for|eligible for|quiero|quisiera|necesito)(?: (?!no |not |with |without |sin |con )\w+){0,3} (?:${programs}|${anyInsurer})`

export const notHeld = new RegExp(
  String.raw`\b(?:not (?:yet )?(?:on|in|eligible|enrolled|approved|old enough|qualified)|dont (?:yet )?qualify|too young|(?:dont|doesnt|wont) (?:start|kick in)|starts in|(?:me |le )?empieza en|(?:make|earn|made) too much|over (?:the )?(?:income|limit)|never|(?:cant|cannot|couldnt) (?:get|have|join|qualify)|(?:was|were|got|been|am|im) (?:denied|rejected|refused|turned down)|turned (?:me|us) down|(?:denied|rejected|refused|dropped) (?:me|us)|said no|says no|no \w+ (?:for me )?yet|will (?:have|get|be)|going to (?:get|have|apply|be)|turn 65|faltan? (?:\w+ ){0,3}para|(?:until|till|before) (?:i get |my )?(?:medicare|medicaid)|(?:months?|years?|weeks?) (?:from|away from|to|short of) medicare|si (?:uso|pido|agarro|acepto|tuviera)|if (?:i|we|she|he|they) (?:use|take|ask for)|(?:should|can|could|do|would|may) (?:i|we|she|he|they|my \w+) (?:still |even |also )?(?:get|apply|need|enroll|qualify|go on|be on|sign up|join)|if (?:i|we|she|he|they) (?:\w+ )?(?:get|go|switch|sign|join|enroll|buy|apply)|si (?:me )?(?:cambio|paso|meto|inscribo|compro|aplico)|(?:puedo|podria|podemos|puede|debo|deberia|quiero) (?:yo )?(?:pedir|solicitar|aplicar|tener|sacar|conseguir|recibir|agarrar|meterme|inscribirme|calificar|comprar)|(?:como|donde|cuando) (?:puedo )?(?:pido|pedir|solicito|solicitar|aplico|aplicar|saco|sacar|consigo|conseguir|compro|comprar)|nunca|(?:todavia|aun) no|no califi\w+|no soy|no (?:puedo|pude) (?:sacar|tener|obtener|recibir|conseguir|agarrar)|negaron|rechazaron|gan\w+ (?:demasiado|mucho)|muy joven|no me (?:dan|dieron|acept\w+|aprob\w+)|no estoy en|voy a|cumplo 65)\b|\b${asked}\b|\b${wished}\b|\b(?:${offered})\b`,
)

/** Said of a second insurance by who is nearly sure of it: "she has Medicare and I think Medicaid too". */
export const hedges = /(?<=\b(?:and|y) )(?:(?:i|we) (?:think|believe|guess)\b|(?:creo|pienso) que\b)/gi

/** "Me cobra 94": somebody charges, and it is not the insurance of that name. Of the text as written. */
export const charges =
  /\b(?:me|le|nos|les|te|se|que|quien|no)\s+cobra\b|\bcobra\b(?=\s*(?:\$|\d|much|demasiado|por\b|un[ao]?\b|como\b|casi\b|m[aá]s\b|menos\b))/giu

/** What an advertisement says is no insurance; of the text as written. */
export const advertised =
  /\b(?:tv|television|radio) (?:commercial|ad)s?\b|\bcommercials?\b(?= (?:on|for|i saw|said|says|from)\b)|\b(?:a|the|that|those|your) commercials?\b(?! (?:insurance|plan|coverage|carrier|policy))/giu

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|se(?:p)?tiembre|octubre|noviembre|diciembre'
/** "COBRA till December" is still held. Of the text as written. */
export const heldUntil = new RegExp(
  String.raw`(?<=\b(?:${programs}|${anyInsurer}|plan|insurance|coverage|seguro|cobertura)) (?:until|till?|thru|through|hasta) (?:(?:the end of|end of|finales de|fin de) )?(?:${months}|(?:i|she|he)(?:['’]?m|['’]?s| turns?| am| is)? \d\d)\b`,
  'giu',
)
/** "Extra Help no idea what that is", "la parte D no". Of the text as written. */
export const answeredNo =
  /\b(?:(?:la|el|the) )?(?:extra help|ayuda (?:extra|adicional)|part[e]? d|medicaid|medicare|tricare|va)[,:?]? (?:(?:yo )?ni idea(?! (?:si|cu[aá]l|de cu[aá]l|por)\b)|no idea(?! (?:if|which|why|how|what (?:plan|kind|company))\b)|never heard|(?:what|qu[eé]) (?:is|es) (?:that|it|eso)|(?:no s[eé]|(?:i )?don['’]?t know|not sure|no)(?=\s*(?:[,.;!]|$)))[^,.;!?]*/giu

/** What would be after a wedding, or somebody else asked. Of the text as written. */
export const onlyAsked =
  /\b(?:ask(?:s|ed)?(?: me)?|preguntan?|pregunt[oó]|preguntaron) (?:if|whether|si) (?:i |we |yo )?(?:have|had|tengo|tenemos)(?!\p{L})[^,.?!;]*|\b(?:if i|if we|si me|si nos|si yo me) (?:marry|get married|got married|cas\p{L}+)(?!\p{L})[^.?!;]*/giu

/** Insurance that somebody may have one day, or could not ("if my husband takes the plan at his job", "too poor for Obamacare"), and what a thing costs without it; of the text as written. */
export const supposed = new RegExp(
  [
    String.raw`\b(?:if|si) (?:my|mi) \p{L}+ (?:gets?|takes?|signs? up|switch(?:es)?|joins?|enrolls?|buys?|(?:se )?(?:cambia|mete|inscribe|compra|agarra|toma|saca|consigue|acepta))(?!\p{L})[^,.?!;]*`,
    String.raw`\b(?:could|might) (?:be|go|get) on (?:${programs})\b[^,.?!;]*`,
    String.raw`\btoo poor for (?:${programs})\b`,
    String.raw`\b(?:eso|esa|ese|that(?:['’]s)?|it(?:['’]s)?) (?:sin seguro|without insurance) (?:\p{L}+ )?(?:es|est[aá]|sale|cuesta|is|costs?|runs?)(?!\p{L})`,
  ].join('|'),
  'giu',
)

/** A plan that a job has, and that was not taken. Of the text as written. */
export const offeredInVain =
  /\b(?:(?:my|his|her|the|mi|el) )?(?:job|work|employer|company|trabajo|patr[oó]n)(?: lo)? (?:has|have|offers?|gives|ofrece|tiene|da)\b[^.?!]{0,80}\b(?:(?:i|we) (?:just )?go without(?: it)?|(?:ando|andamos|estoy|voy) sin (?:nada|seguro|aseguranza))\b/giu

/** Nothing that is paid is no lack of insurance, and people from work are none. Of the text as written. */
export const soundsOf =
  /\b(?:(?:and|y) )?(?:no )?(?:pag(?:a|an|o|amos) nada|pays? nothing)\b|\b(?:compa[nñ]er[oa]s|amig[oa]s|gente|coworkers|people|friends|guys) (?:del|de mi|from) (?:my )?(?:trabajo|work|job)\b/giu
