/** What tells money that comes in from money that goes out. Texts are folded where nothing else is said. */

/** "My pension's 1,100"; of the text as written. */
export const contracted =
  /\b(pension|security|check|disability|ssi|ssdi|ss|unemployment|income|pay|retirement|rent|mortgage|premium|copay)['’]?s(?= (?:\$?\d|about|like|only|just|around))/giu
/** "Pago el COBRA", "la cobra": insurance that is paid, and nobody who earns; of the text as written. */
export const cobraPaid =
  /\b(?:(?:pag\w+|pay(?:s|ing)?|por|con|del?|lo de|es[eo]|un|want|for|tengo|ofrec\w+|mand\w+) (?:el |la |for |me )?|la )cobra\b/giu
/** In Spanish words a count and the times of a month run together: "novecientos dos veces al mes". */
export const twiceAMonth = /\b(?:dos|2) veces (?:al|por) mes\b/giu

/** What the taxes of a year say of it: "the tax return said 41,000". */
const ofReturn = String.raw`\b(?:tax(?:es)?(?: \w+)?(?: return)?|(?:our|my|his|her|the) return|returns|1040|agi|declaracion|impuestos)(?: (?:for|from|of|del?|last|the|this|el|ano|year|pasado|still|now|20\d\d))* (?:said|says?|shows?|showed|dicen?|decian?|dijeron|muestran?)\b|\b(?:agi|adjusted gross)\b`

/** Said of an income alone. "They make me pay" is none, and COBRA is insurance where no one does it. */
export const earns = new RegExp(
  String.raw`\b(?:(?:make|makes|making)(?! (?:me|us|you|him|her|them|it|sure|sense|a difference)\b)|earns?|earned|earning|draws?|drawing|pulls? in|(?:no |zero )?income|live on|living on|bring(?:s|ing)?(?: home| in)?|take home|social security|ssi|ssdi|pension|salary|wages?|paychecks?|(?:get|gets|am|im|is) paid|gano|gana|ganamos|ganan|ganando|(?:sin )?ingresos?|cobro|cobramos|(?:esposo|esposa|marido|mujer|mama|papa|madre|padre|hij[oa]|herman[oa]|el|ella|usted|pareja|novi[oa]|jefe|jefa) cobra(?! (?:insurance|coverage|es|son|is|was|costs?|cuesta|me|nos|sale)\b)|sueldo|salario|unemployment|desempleo|gross|me entran?|entran|(?:me|le|nos) llegan?(?= (?:como |unos |unas |\d))|trae a (?:la )?casa|me pagan|le pagan|nos pagan|(?:del?|from) (?:el |mi |su |la )?seguro social|seguro social (?:es|son|me da|me paga)(?= (?:de |como |unos )?\d)|stipend|fellowship|estipendio|declar(?:e|amos|o)|(?:made|brought(?: home| in)?|pulled in|cleared|clears|nets|netted|gross|grossed|gane|hice|hago|hicimos|together|juntos)(?= (?:like |about |around |maybe |only |just |roughly |almost |over |como |unos |casi )*\d))\b|${ofReturn}`,
)

const getting = 'had|get|gets|receives?|collects?|hacemos|me dan|nos dan|le dan|recibo|recibe|recibimos|sac[oa]|sacamos'
/** Said of an income where nothing else is spoken of. */
export const gets = new RegExp(
  String.raw`\b(?:${getting}|pays? me|me pagan?|me dejan?|me quedan?|vivimos con|cogemos|cojo|coge|cheque|works?|trabajo|trabaja|\d+ (?:an|per|a la|la|por|x) (?:hr|hrs|hour|hora))\b`,
)
/** The same before five digits, which may be where somebody lives: "dental work cheap 60623". */
export const getsBefore = new RegExp(String.raw`\b(?:${getting})\b`)

const paying = String.raw`me l[oa]s? (?:ponen?|dejan?|dan?|venden?|tienen?) (?:en|a|por)|(?:went|jumped|shot) (?:up )?to|(?:subio|se fue|brinco) a|(?<!(?:work|works|working|trabajo|trabaja) )(?:for|por) (?:about |only |just |solo |como )?\d[\d,.]* (?:dollars?|bucks?|dolares|a|al|per|each|every)|pays?(?! me\b)|paying|(?<!(?:get|gets|getting|am|im|is|i|we) )paid|(?<!me )pag[oa]|pagamos|pagar|pagando|costs?|costing|costo|cuestan?|vale|sale|prices?|precio|charg\w+|(?:me|nos|le) cobran?|cobran|cobraron|want|wants|quieren|piden|co ?pays?|copagos?|coupons?|cupon|cupones|cards?|tarjetas?|premiums?|primas?|cuota|deductible|deducible|bills?|biles|facturas?|recibos? de|rent|renta|mortgage|hipoteca|owe|owes|debo|deuda|fees?|company|compania|free|gratis|discount|descuento|cobra|limits?|limite|maximo|maximum|less than|more than|menos de|mas de|savings?|saved|ahorros?|bank|banco|off|spend|spent|gasto|gastos|refund|reembolso|loan|prestamo|miles|millas`
const things =
  'insurance|seguro(?! social)|aseguranza|obamacare|plan|medicines?|meds|medications?|pills?|shots?|insulin|inhaler|medicinas?|medicamentos?|pastillas?|inyeccion(?:es)?|insulina|inhalador|thatmedicine|pharmacy|farmacia|times|veces|days|dias|doses?|dosis|mg|refills?'

/** Money that is paid, asked for, owed or saved. */
export const isPaid = new RegExp(String.raw`\b(?:${paying})\b`)
/** The same, and numbers that are no money. */
export const goesOut = new RegExp(String.raw`\b(?:${paying}|${things})\b`)

/** What was said before was wrong. */
export const corrects =
  /\b(?:correct(?:ion)?|wrong|mistaken|actually|i meant|misspoke|looked (?:again|at the paper)|sorry|me equivoque|dije mal|corrijo|corregir|perdon|perdone|en realidad|quise decir)\b/
/** An amount in digits from its beginning on, with its cents; of two digits at least, and of three. */
const amount = String.raw`(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{2})?(?!\d)`
const tens = String.raw`(?=\d[\d,])${amount}`
const hundreds = String.raw`(?=\d[\d,]{2})${amount}`

/** "Net 1,150, gross 1,400": what is earned is said before taxes. Folded but for the amounts. */
export const netAmount = new RegExp(
  String.raw`(?<net>${hundreds}),?(?: (?:is|are|son|es|al mes|a month))* (?:my )?(?:net|netos?|take home|limpios?|libres|after taxes)\b`,
)
export const grossAmount = new RegExp(
  String.raw`\b(?:gross|brutos?|before taxes)(?: (?:is|was|es|son|its|about|like|around|como|unos|de))* \$?(?<gross>${hundreds})|(?<other>${hundreds}),?(?: (?:is|son|es|al mes|a month))* (?:gross|brutos?|before taxes)\b`,
)

/** One amount in the place of another, of the text as written. */
export const oneNotTheOther = new RegExp(
  String.raw`(?<right>${amount}),?\s{0,3}(?:not|no|and not|instead of|y no|en vez de)\s{1,3}\$?(?<wrong>${tens})`,
  'i',
)
export const otherNotTheOne = new RegExp(
  String.raw`\b(?:not|no|no (?:es|son|era|eran))\s\$?(?<wrong>${tens}),?\s(?:but |it['’]?s |it is |es |son |sino )?\$?(?<right>${tens})\b`,
  'i',
)
export const dollarsSaid = new RegExp(String.raw`\$ ?${amount}|\b\d{1,3},\d{3}\b|\b\d{4,6}\b`, 'g')

/** "Cobro cada quince, me salen 780": of the text as written. */
export const periodFirst =
  /\b(cobr[oa]|(?:me|le|nos) pagan|(?:gets?|getting|am|i['’]?m) paid) ((?:cada|every|each) (?:two |2 |other |dos |15 |quince )?(?:weeks?|month|semanas?|quincena|d[ií]as|mes|friday|viernes)|cada quince|(?:bi-?)?weekly|monthly|por semana|por quincena|quincenal|semanal),? (?:(?:me salen?|me tocan?|son|como|unos|it['’]?s|about|like|around|comes? (?:out )?to|and|y) ){0,4}(\$?\d[\d,]*\d)(?![\d,.]|k\b| ?(?:a|per|al|por|cada|every|each|mil)\b)/giu
/** "850 on the 1st and 850 on the 15th": of the text as written. */
export const paydays = new RegExp(
  String.raw`\$?(${tens}) (?:on the|el d[ií]a|el) (?:1st|first|1|primero|uno),? (?:and|y|then|plus) (?:another |otros )?\$?(${tens}) (?:on the|el d[ií]a|el) (?:15th|fifteenth|15|quince)\b`,
  'giu',
)

/** A tax form is no amount; of the text as written. */
export const taxForm = /\b(?:W ?-?2|1099)s?\b/gi

/** Five digits that no sign of money stands at, before or after: perhaps where somebody lives. */
export const fiveDigits =
  /(?<![\d$.,]|\$ )\b\d{5}\b(?!\d|,\d|\s*(?:a|an|al|per|each|every|dollars|bucks|d[oó]lares|k|year|month|la|por|cada|yearly|monthly)\b)/giu
/** After such a word they are a ZIP code, whatever else is said; folded, at the end of what stands before. */
export const placeBefore = /\b(?:in|en(?! total)|near|cerca de|zip|zip code|postal|codigo postal)\b[^\d]{0,30}$/

/** "My husband he paid cash 600 week": who is paid so earns it; of the text as written. */
export const paidCash =
  /\b(husband|wife|he|she|i|we|they|boyfriend|son|dad|mom) (?:is |are |am |get |gets |got )?(?:(?:paid|payed|pay)(?: (?:in|by))? cash|(?:get|gets) pay)(?= (?:(?:about|like|around|maybe|only|just) )?\$?\d[\d,]* ?(?:dollars? )?(?:an? |per |every |each )?(?:week|month|year|day|hour|wk)\b)/giu

/** Folded. */
export const ofPartner =
  /\b(?:spouse|husband|wife|wifes|partner|girlfriend|boyfriend|espos[oa]|marido|mujer|pareja|novi[oa])\b/

/** Who lives with somebody and has a purse of their own; folded. */
export const unmarried =
  /\b(?:(?:not|never got|arent|are not|isnt) married|unmarried|no (?:estamos|somos|soy|estoy) casad[oa]s?|sin casarnos)\b/

/** One income besides another; folded. */
export const adds = /\b(?:and|too|also|another|plus|y|tambien|aparte|ademas|otros)\b/

/** One income of somebody besides another of theirs: "I also get 200 from babysitting"; folded. */
export const besides =
  /\b(?:also (?:make|get|earn|bring|receive|sell|collect)|(?:tambien|ademas|aparte)(?: de eso)? (?:gano|saco|recibo|hago|me dan|me pagan|vendo|cobro)|on the side|on top of that|por otro lado gano|another \d|otros \d)/

/** Folded. */
export const noIncome =
  /\b(?:(?:dont|do not) (?:have|make|get) (?:any|no) (?:income|money)|(?:0|cero|zero) (?:de )?ingresos?|ingresos? cero|no (?:gano|recibo) ni (?:un|una) \w+|no income(?! (?:limit|limits|guidelines|requirements?))|zero income|(?:nothing|no money|zero|not (?:a|one) (?:dime|penny|cent)) (?:is )?coming in|(?:no entra|no nos entra|no me entra) (?:ni un|nada|dinero|ningun)|sin ingresos|no (?:tengo|hay|tenemos) (?:ningun )?ingresos?|(?:basically|practically|pretty much|almost|virtually|casi|practicamente) (?:no|sin|nada de|cero|zero) (?:income|ingresos?)|(?:income|ingresos?) (?:(?:is|are|es|son|basically|pretty much|practically|right now|currently|literally|like|about|practicamente|casi|como) )*(?:zero|0|nothing|none|nada|cero)\b|no gano nada|(?:not|no estoy) (?:making|ganando) (?:any money|nada))\b/

/** "No money coming in but her unemployment": so much there is; folded. */
export const noneBut =
  /\b(?:income|coming in|nothing|money|ingresos?|entra|nada)\b.{0,40}\b(?:but|except|besides|other than|aside from|just|only|solo|menos|excepto|mas que|aparte de|fuera de)(?: \w+){0,2} (?:unemployment|ssi|ssdi|disability|social security|pension|check|support|alimony|desempleo|incapacidad|seguro social|cheque|manutencion)\b/
/** Other words for "make", before what is made; of the text as written, as the next two are. */
export const clears =
  /(?<=\b(?:i|we|he|she) )(?:clears?|takes? home|brings? home|pulls? (?:in|down)|rakes? in)(?= (?:\p{L}+ ){0,2}\$?\d)|(?<=\b(?:i|we) )(?:have|got|get by on)(?= (?:(?:about|around|like|roughly|maybe) )?\$?(?:\d{2,3},?\d{3}|\d{2,3}k) (?:a|per) year\b)/giu
/** "It went from 94k to about 51k" tells of the second. */
export const wentDown =
  /\b(?:went|gone|dropped|fell|cut|baj[oó]|pas[oó]|cay[oó])(?: down)? (?:from|de) (?:como |about |like )?\$?\d[\d.,]*k?(?: (?:mil|thousand))?(?: (?:a|per|al) \p{L}+)? (?:down )?(?:to|a) /giu
export const runTogether = /\bala (?=semana|quincena|hora)/giu

/** What is not earned yet, no more, or only at times: "it would be 34 an hour"; folded. */
export const notNow =
  /\b(?:(?:would|wud|wld|might) (?:be|make|pay|earn|bring)|id (?:be making|make|earn)|(?:will|gonna|going to) (?:be making|make|earn|start|pay me)|serian?|ganaria\w*|pagarian?|(?:voy|vamos|va) a ganar|me van a pagar|(?:sometimes|a veces) (?:(?:i|we|he|she) )?(?:make|makes|get|gets|gano|gana|saco|hago)|used to (?:make|get|earn)|ganaba|ganabamos|starting (?:next|in)|a partir del? (?:proximo|mes))\b/
/** Money that comes by the month when nothing else is said. */
export const paidMonthly =
  /\b(?:social security|ssi|ssdi|pension|disability|seguro social|jubilacion|retiro|incapacidad|cheque del seguro)\b/

/** What tells that few digits are the thousands of a year: "last year I cleared about 58"; folded. */
export const ofWholeYear =
  /\b(?:(?:last|this|a|per|the) year|(?:the )?year before|taxes|tax return|el ano(?: pasado)?|este ano|al ano)\b/
export const fewThousands =
  /\b((?:made|(?:makes?|gano|ganamos)(?= (?:\S+ ){0,2}\$?\d{2} (?:a year|per year|al a[nñ]o))|cleared?|clears|gross(?:ed|es)?|net(?:ted|s)?|earn(?:ed|s)?|brought (?:home|in)|br[io]ngs? (?:home|in)|pull(?:ed|s)? in|did|income (?:is|was)|return (?:said|says|shows|showed)|taxes (?:said|say|show|showed)|hice|hicimos|gan[eé]|saqu[eé]|declar[eé])(?: (?:about|around|like|maybe|only|just|roughly|almost|over|under|close to|near|como|unos|casi|apenas|m[aá]s o menos))* )\$?([2-9]\d|1\d\d)(?![\d.,$%]| ?(?:k|grand|thousand|mil|million|mill[oó]n|millones|billion|an?(?! year)|per(?! year)|al(?! a[nñ]o)|hours?|hrs?|horas?|dollars?|bucks|d[oó]lares|percent|people|of us|times|trips|jobs|years?|days|weeks|months|la|por|cada)\b)/giu
/** "27 grand"; of the text as written. */
export const grand = /(?<=\d) ?grand\b/gi

/** Words of who is not quite sure; of the text as written. */
export const unsure =
  /(?<!\p{L})(?:prob(?:ably|ly|s)?|i guess|i think|i believe|i suppose|idk|give or take|ballpark|yo creo(?: que)?|creo(?: que)?|quiz[aá]s?|a lo mejor|supongo)(?!\p{L})/giu

/** "Antes de tax", of the text as written. */
export const taxInSpanish = /\bantes de(?: los)? tax\b/giu
/** A raise, or what is corrected, and how many thousands it makes: "so 78", "so more like 49 after expenses"; of the text as written. */
export const newThousands =
  /^(?=.*\b(?:raise|promot\w+|aumento|subieron|subi[oó]|meant|sorry|wrong|wait|hold on|i said|actually|really|mistake|forgot|more like|make that|perd[oó]n|digo|dije|esper[ae]|equivoqu\p{L}+|income|make|makes|gana\p{L}*|gano)(?!\p{L}))(?!.*\b(?:mg|im|i['’]?m|tengo|years?|a[nñ]os|old|pills?|pastillas|percent|weeks?|days?|months?|hours?|people|semanas?|d[ií]as|meses|personas|somos)\b).*\b(?:so|now|more like|its|it['’]?s|is|to|make|makes|make that|meant|really|actually|ahora|son|es|a|como|m[aá]s bien|digo|gano|gana|ganamos|sorry|perd[oó]n),? (?:like |about |como |unos )?(?<much>\d{2,3})(?:,? (?:after|before|not|net|gross|k|now|then|i guess|i think|despu[eé]s|antes|netos?|no)\b.*)?\W*$/iu

const monthPast =
  '(?:last month|this (?:past )?month|el mes pasado|este mes|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))'
const usual = '(?:usually|normally|most months|normalmente|normal|por lo general|casi siempre|regularmente)'
const much = String.raw`\$?\d[\d,.]*(?:k\b)?(?: (?:dollars|d[oó]lares))?`
/** What one month brought beside what most do: "I made 2300 last month but usually like 1500"; of the text as written. */
export const ofOneMonth = new RegExp(
  String.raw`${much} (?:\p{L}+ ){0,2}?${monthPast}\b[^.?!;\d]{0,40}(?=\b${usual}\b)`,
  'giu',
)
/** "A month, nine months of the year"; of the text as written. */
export const monthsOfYear =
  /,?\s*(?:for |por |solo |s[oó]lo |only )?(?:about |like )?\b(?<months>[2-9]|1[01]|two|three|four|five|six|seven|eight|nine|ten|eleven|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once) (?:months|meses)(?: out)? (?:of the|out of the|a|per|al|del?|in the) (?:year|a[nñ]o)\b/iu
/** What a business takes in before what it spends: "the salon makes 70 thousand but the rent takes much"; of the text as written. */
export const takenIn =
  /\b(?:(?:salon|shop|store|business|truck|restaurant|farm|company|negocio|sal[oó]n|tienda|taller|rancho|restaurante|camion|troca) (?:make|makes|made|brings? in|takes? in|gross(?:es|ed)?|does|did|hace|hizo|saca|deja|vende)|gross(?:es)?(?: is)?|(?:en )?bruto(?: es| son)?)(?: (?:like|about|around|como|unos|maybe)){0,2} \$?(?:\d[\d,.]*|[a-z]+ [a-z]+)(?: ?(?:k|mil|thousand|grand)\b)?(?: (?:a year|al a[nñ]o))?,? (?:but|pero|and|y)\b(?=[^.?!]{0,60}\b(?:rent|renta|after|expenses|gastos|fuel|gas|gasolina|left|quedan?|clear|net|neto|supplies|taxes|insumos|note)\b)/giu
