/** What the words of a clause tell of its amount, which stands as `0#`. Texts are folded. */

/** Who gets it, the last that is named before it. */
export const persons = {
  partner:
    'husbands?|wifes?|hubby|hubbys|spouses?|partners?|girlfriends?|boyfriends?|gf|bf|esposo|esposa|marido|mujer|senora|viejo|vieja|pareja|novi[oa]',
  relative:
    'moms?|mothers?|mama|ma|mami|dads?|fathers?|papa|papi|pa|(?<=(?:my|our|the|his|her|oldest|youngest|grown) )sons?|daughters?|sisters?(?! in law)|brothers?(?! in law)|grandmas?|grandpas?|abuel[oa]|abuelit[oa]|hij[oa]|herman[oa]|hermanit[oa]|suegr[oa]|madre|padre|ti[oa]|uncles?|aunts?|patients?|paciente|clients?|niet[oa]',
  stranger:
    'neighbors?|roommates?|friends?|buddy|boss(?! pays?)|coworkers?|cousins?|ex(?: (?:wife|husband|espos[oa]|marido|mujer|girlfriend|boyfriend|novi[oa]))?|lady|landlord|vecin[oa]s?|amig[oa]s?|(?:jef[ea]|patrona?)(?! paga)|companer[oa]s?|prim[oa]s?|compadre|comadre|cunad[oa]|people (?:who|that|making|with|on)|(?:brother|sister)s? in law|an? (?:family|person|couple|household) (?:that|who|with|making)|una (?:familia|persona|pareja) (?:que|con)|those who|anyone|somebody|someone|guy|gente|los que|las que|quienes|senor',
  whole:
    'we|us|our|together|combined|total|household|entre (?:los|las) dos|entre nosotros|entre todos|between us|between (?:them|the two)|nos|nuestr[oa]s?|ganamos|recibimos|cobramos|sacamos|vivimos|juntos|hacemos|both',
  writer: 'i|im|ive|me|my|mine|myself|yo|mi|gano|cobro|recibo|saco|hago|tengo|vivo|soy|trabajo|mando',
}

export const third =
  /\b(?:she|hes|shes|he|they|ella|ellos|him|her|hers|his|their|su|le|les|gana|cobra|recibe|saca|makes|gets|earns|receives|collects|tiene|hace)\b/

/** One word of who speaks of a clause's own: nobody else earns what "gano" tells. */
export const ofSelf =
  /\b(?:i|im|ive|gano|cobro|recibo|saco|hago|me (?:pagan|dan|llegan?|entran?|dejan?|paga|depositan)|(?:pays?|gives?) me)\b/

const job =
  'wages|medio tiempo|tiempo completo|tiempo parcial|socials|chequito|chequecito|checkecito|job|jobs|work|working|worked|shifts?|part time|full time|paycheck|check|cheque|tips|propinas|disability|incapacidad|discapacidad|social security|seguro social|ssi|ssdi|ss|unemployment|desempleo|workers comp|pension|retirement|jubilacion|retiro|viudez|survivors?|benefits?|alimony|child support|widows?|annuity|ira|before taxes|gross|after expenses|(?:before|after) (?:gas|expenses|costs)|antes de (?:la |los )?(?:gasolina|gastos)|after bills|despues de (?:los )?(?:gastos|impuestos|taxes)|despues de la gasolina|(?:ya )?juntando|take home|plus tips|mas propinas|trabajo|trabajando|seguridad social|va comp\\w*|va disability'

/** Words that tell of an income after it: "600 every two weeks from the part time", "350 a week babysitting". */
export const cueAfter = new RegExp(
  String.raw`\b(?:${job})\b|^(?:(?:more|or|less|so|like|just|mas|o|menos) )*(?:driving|cleaning|babysitting|painting|roofing|landscaping|framing|welding|waitressing|bartending|construction|picking|working|sewing|cooking|selling|delivering|mowing|fixing|cutting|caring|watching|teaching|taking care|doing (?!ok)|cuidando|limpiando|vendiendo|lavando|manejando|pintando|cosiendo|cocinando|pizcando|trabajando|cortando|planchando|repartiendo|arreglando|haciendo)\b|^pay\b|^(?:at|in|from|en|de) (?:the |el |la )?(?:one|other|uno|una|otro|otra)\b|^(?:in total|en total|total|together|combined|all together|between us|juntos|entre los dos|entre todos|de ingresos?|income|of income)\b|^(?:at|from|in|en|con) (?:the|my|a|el|la|mi|un|una) (?:\w+ )?(?:plant|factory|store|restaurant|hotel|school|hospital|warehouse|shop|salon|farm|mall|church|nursing home|fabrica|tienda|restaurante|escuela|bodega|taller|campo|obra|empacadora|lavanderia|costura|cocina|iglesia)\b`,
)

/** Words of work or of a benefit before an amount, without a word for getting it: "pension of 260", "painting houses 150 a day". */
export const cueBefore = new RegExp(
  String.raw`\b(?:${job}|clears?|cleared|clearing|(?:our|his|her|my|their) checks (?:are|come)|bring(?:s|ing)?(?: in| home)?|brought(?: in| home)?|coming in|comes in|viv[eo] (?:de|con)|viven (?:de|con)|deposita(?:n|ron)?|nos quedan?|payroll|painting|cleaning|driving|drive|babysitting|doordash|uber|lyft|instacart|cuidando|limpiando|manejo|manejando|trabaja|works|cleans|limpia|vende|sell|sells|vendo|ingreso|income|incomes|ganancia|started|hired|empece|empezo|entre (?:los|las) dos|between us|earned|trae|traen|traemos|traigo|juntamos|juntan?|reciben|(?<!\bme l[oa]s? )ponen?|aportan?|chips in|puts in|contributes|nos dejan?|me salen?|le salen?|(?:boss|jef[ea]|patron|patrona) (?:gives|me da|nos da)|(?:on|con|hace)(?= (?:(?:about|like|just|only|unos|como|nomas|solo|apenas) )*\d+#$)|hacia|sacaba|ganaba|used to make)\b`,
)

/** A clause that is nothing but an amount: "it's just 1,390 a month". */
export const bare =
  /^(?:(?:its|it|is|somewhere|thats|that|just|only|about|bout|around|roughly|like|maybe|now|but|so|steady|the|all|well|um|uh|okay|ok|or|total|at|a|i think|mostly|currently|right|these days|hoy|por|ahorita|ahora|nomas|solo|solamente|son|es|como|unos|unas|mas|menos|o|fijo|pues|serian|casi|al|de|and|me|yo|my|mine|to|between|entre|under|over|pero|gross|net|ponle|digamos|lets say|say|at most|max|cuando mucho|a lo mucho|maximo|sale|comes? to|comes out to|works out to|before|after|antes|impuestos|taxes|tax|give|take|each|every|month|monthly|dollars|por ahi|last|this|year|usually|gas|expenses|costs|gasolina|gastos|la|actual|actually|in|which|que|up|for (?:the |all )?\w+ of us|for the year|en el ano|if|con suerte|para (?:los|las) (?:dos|tres|cuatro|cinco|seis))(?: |$))*(?:(?:depending|segun|dependiendo)\b.*)?$/

/** Where it comes from: "700 every other week from Kroger". */
export const fromPlace =
  /^(?:from|de la|del|de mi|de un|at|en la|en el|en) (?!(?:cvs|walgreens|costco|walmart pharmacy|rite aid|goodrx)\b)\w+(?: \w+){0,3}$/
/** The insurance of a job is no work. */
export const ofJobInsurance =
  /\b(?:insurance|plan|coverage|seguro|aseguranza|cobertura)(?: \w+){0,2} (?:work|job|trabajo)\b/g

/** Nobody gets it: it is given once, or sent to somebody. */
export const gift =
  /\b(?:helped|helps? (?:me|us) (?:out )?with|(?:me|nos) ayudan? con|once|christmas|birthday|lent|loaned|gave me|sends? me|sent me|mando|mande|mandamos|manda|mandan|enviamos?|envio|send|sending|sent|me regal\w+|me prest\w+|una vez|navidad|savings?|ahorr\w+|saved|(?:after|despues de) (?:the |la |el |my |mi |paying |pagar )*(?:rent|renta|bills|biles|mortgage)|leaves? me|food stamps|snap|ebt|wic|estampillas|cupones de (?:comida|alimentos)|inherit\w*|herencia|sold|vendi|lottery|loto)\b/

export const supposed =
  /\b(?:(?:ill|hell|shell|theyll|itll) (?:be|get|make|earn|have)|would (?:be|make|pay|earn|bring|have|get)|(?:id|wed|hed|shed|theyd|itd) (?!(?:be )?(?:get|getting|draw|drawing|collect|collecting) (?:unemployment|severance|social security|ssi|ssdi)\b)(?:have|get|be|make|earn|bring)|wud|wld|might|(?:if|when|once) (?:i|we|he|she|they) (?:marry|married|move|moved|get (?:the|that|a|married)|got (?:the|a|married)|take|took|retire|start|go|went|work|worked|turn)|si (?:me|nos|se) (?:caso|casamos|casa|mudo|dan)|si (?:consigo|agarro|acepto|trabajara|trabajo mas)|seria|serian|tendria\w*|ganaria\w*|pagarian?|cuando (?:me|empiece|cumpla|trabaje)|(?:will|gonna|going to) (?:be |get |make|earn|start|pay)|(?:voy|vamos|va|van) a (?:ganar|recibir|cobrar|pagar)|me van a|next (?:month|year)|proximo (?:mes|ano)|starting (?:next|in)|would they count|cuentan|count his|count her)\b/

/** Who has lost a job lives on it from now on: "voy a cobrar desempleo", where nobody only supposes it. */
export const fromNowOn =
  /^(?!.*\b(?:if|when|once|would|might|starting|next|si|cuando|seria|proximo)\b).*\b(?:unemployment|desempleo)\b/

export const past =
  /\b(?:used to|antes(?! de (?:los |la )?(?:gasolina|gastos|impuestos|taxes|deducciones|descuentos))|before (?:that|covid|my|i|he|she|we|the (?!tax|deduct))|back then|ganaba|ganabamos|hacia|sacaba|cobraba|recibia|was (?:making|getting|earning|clearing)|were (?:making|getting)|had been|my (?:old|last) job|at the time|late (?:husband|wife)|until|til|till|hasta que|en aquel|estaba ganando)\b|; (?:eran?|was|were) (?:con|cuando|antes|at|with|back|before|when)\b/
/** Of another year than the one that is told too. */
export const lastYear = /\b(?:last year|the year before|el ano pasado|el ano anterior)\b/
export const thisYear = /\b(?:this year|este ano)\b/
/** Spanish "cobra" is what somebody gets, and no insurance, right before an amount; folded. */
export const gets =
  /(?<!\b(?:my|the|his|her|our|their|on|have|has|with|for|of|husbands|wifes|moms|dads|tengo|tiene|un|mi|su|del|con|pago|el seguro) )\bcobra(?= (?:(?:como|unos|unas|casi|solo|nomas|mas o menos|apenas) )*\d+#)/
/** Taken out of what comes in: "185 comes out of my check". */
export const takenOut =
  /^(?:comes? out|is taken|gets? taken|goes|of (?:it|that|which)|se (?:me )?va|me (?:quitan|descuentan))\b/
export const takes = /\b(?:takes?|taking|me (?:quitan|descuentan|rebajan))\b(?! (?:home|out)\b)/
/** What was earned before, said after what is earned now, and how long that lasts: "gano 1,150 al mes antes hacía más", "I get 520 a week til it stops". */
export const earnedBefore =
  /^(?:(?:pero|but|and|y) )?(?:antes (?:yo )?(?:hacia|ganaba|sacaba|cobraba|era)|(?:i )?used to (?:make|get|earn)|before (?:i|it was|that)|(?:until|till?|hasta que) (?:it|they|that|se|me|l[oa]) (?:\w+ )?(?:stops?|runs?|ends?|quits?|cuts?|acab\w+|termin\w+|cort\w+)).*/
export const earnsNow =
  /\b(?:gano|gana|cobro|cobra|recibo|recibe|saco|saca|hago|make|makes|get|gets|earns?|bring|brings)\b/

/** How much work there is changes, of which an amount is told: "depende del trabajo, como 3200 al mes, a veces menos". */
export const moreOrLess =
  /\b(?:(?:sometimes|some (?:weeks|months)|at times|a veces|algunas semanas|algunos meses) (?:a (?:little|bit) )?(?:less|more|menos|mas|un poco (?:mas|menos)))\b|^(?:(?:pues|well|it|eso|bueno|ahi) )*(?:depends|depende|segun|varia|varies)(?: (?:on|of|de|del|como|the|el|la|este|esta|anda|hay|how|much|work|trabajo|season|temporada|week|semana|mes|month|lluvia|tips|clima))+\b/g

/** What somebody earned is past where the sentence tells of its end. */
export const ended = /\b(?:made|earned|gane|gano|hice|saque)\b/
export const endOf =
  /\b(?:lost|laid off|fired|quit|perdi|despidieron|corrieron|that was before|before my|before i|before he|before she|but not (?:any ?more|now)|ya no|till|until)\b/
/** From here on is told what is so now. */
export const now =
  /\b(?:now|but|pero|ahora|ahorita|hoy|this year|este ano|nomas|todavia|currently|these days|actualmente|desde entonces|since)\b/

/** "15 an hour, when they need me": of how many hours is not known. */
export const varies =
  /\b(?:when they (?:need|call)|change my hours|hours (?:change|vary)|varies|depends|cuando me (?:llaman|necesitan)|me cambian las horas|varia|depende|on and off|some weeks|algunas semanas|sometimes|a veces|once in a while|de vez en cuando)\b/

/** What comes in for a part of the year alone: "500 a week now, but in the winter almost nothing". */
export const ofSeason =
  /\b(?:in (?:the )?(?:winter|off season|season)|seasonal|en (?:el )?invierno|en (?:la )?temporada|por temporadas?)\b/

/** The same of pay by the hour. */
export const someHours = /\b(?:when|whenever|if they|cuando|change|cambian|depends|depende|vary|varian)\b/
export const pronouns = /\b(?:she|he|they|him|hers|her|his|their|ella|ellos|the|la|el)\b/g

/** More to what one gets already. */
export const more =
  /\b(?:also|too|plus|another|as well|on top|besides|on the side|tambien|ademas|aparte|otros?|otra|other|and)\b/

/** "They are still sending bills", before an amount. */
export const billed = /\b(?:bills?|biles|facturas?|(?<!por mi )cuentas?|owes?|debo|debe|deudas?)\b/

/** What somebody does, before a comma and what it brings. */
export const worksSo =
  /\b(?:she|he|ella|el|wife|husband|espos[oa]|mujer|marido) (?:\w+ )?(?:cleans|works|drives|cooks|sells|babysits|does|limpia|trabaja|maneja|cocina|vende|cuida|cose|plancha)\b/

/** Parents or children who send money each month: "mis papás me mandan 1,800 al mes". */
export const sentToOne =
  /\b(?:papas|padres|hij[oa]s) (?:me|nos) (?:mandan|envian)\b|\b(?:parents|kids|children|sons|daughters) (?:send|are sending) (?:me|us)\b/

/** Said of pay that is told now. */
export const beforeTax = /\b(?:before|after|antes de|despues de|sin|con)(?: (?:los|the))? (?:tax(?:es)?|impuestos)\b/g
/** What a tax return says is of a year gone by. */
export const ofReturn = /\b(?:tax(?:es)?|return|1040|declaracion|impuestos)\b/

/** The whole of what was said before. */
export const inAll =
  /\b(?:together|combined|total|in all|between us|between (?:them|the two)|entre (?:los|las) dos|entre todos|juntos|en total|household)\b/

/** Sources of an income, of which one person has several. */
export const sources =
  /\b(?:pension|socials|social security|seguro social|ss|ssi|ssdi|disability|incapacidad|unemployment|desempleo|ira|annuity|retirement|jubilacion|retiro|va|job|work|trabajo|babysitting|cleaning|limpiando|cuidando|rent|survivor|viudez|alimony|child support|side)\b/g

/** Pay that a job or a benefit gives, not money that goes out. */
export const paysWages =
  /\b(?:job|work|gig|boss|jef[ea]|patrona?|trabajo|security|ssi|ssdi|va|unemployment|disability|pension) (?:pays?|paga)\b/
/** A benefit at the end of the clause before: "she gets SSI, 943". */
export const endsInBenefit =
  /\b(?:ssi|ssdi|social security|seguro social|pension|disability|unemployment|incapacidad|desempleo|retirement|jubilacion)$/
/** What a rule asks for: "they said you have to make less than 35,000". */
export const ofRule =
  /\b(?:it says|they sa(?:y|id)|it said|dicen? (?:que )?|(?:have|has|need|needs) to (?:make|be|earn)|must (?:make|be|earn)|hay que ganar|tiene[ns]? que ganar|pide[n]?)\b/
/** Who lives in another home. */
export const livesApart =
  /\b(?:lives|vive) (?:all )?(?:alone|by (?:herself|himself)|on (?:his|her) own|sol[oa]|aparte)\b|\byo vivo (?:aparte|en otr[oa])\b|\bi live (?:apart|elsewhere|in another|across)\b/
/** Where an amount is that nobody gets. */
export const kept =
  /\b(?:bank|banco|left|worth|(?:put|set|tucked|socked) (?:away|aside|by)|stashed|guardad[oa]s?|apartad[oa]s?|(?<!\b(?:from|off|de) (?:my|an|the|mi|la|una) )(?:roth |traditional )?(?:iras?|401k?|403b|annuity)|retirement account|cuenta de retiro|nest egg|brokerage|stocks?|invest\w*|inver(?:sion|siones|tid[oa]))\b/

/** Insurance that costs a month no such sum, or is not there. */
export const free =
  /\b(?:no|without|sin|not?) (?:\w+ )?(?:insurance|seguro|aseguranza|plan|medicines?|medicinas?|beneficios)\b|\b(?:medicare|medicaid|medi cal|masshealth)(?: \w+){0,3} plan\b|\bdrug plan\b|\b\d+ (?:times|days|dias)\b/g

/** What comes once: "a backpay check, about 19 thousand". */
export const once =
  /\b(?:back ?pay|lump sum|settlement|retroactiv[oa]s?|tax refund|refund check|reembolso|stimulus|life insurance|seguro de vida)\b/
