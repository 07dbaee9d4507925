import {
  administrators,
  anyInsurer,
  anyOf,
  insurers,
  insurersInSpanish,
  stateMedicaids,
} from '#server/eligibility/understand/insurance/insurance-names.ts'

/** What marks a part of a sentence as a fact about the person. Texts are folded, but for `having`, `joints` and `otherPerson`. */

export const insured = new RegExp(
  String.raw`\b(?:(?:gave|dieron) (?:me|us)|(?:me|nos|le) (?:dieron|dio)|put (?:me|him|her) on|(?:i|we) (?:also |still |just ){1,3}(?:got|have|get)|(?<!\b(?:do|can|could|should|if|when|until|once|till|before|unless) )(?:i|we|he|she) gets? (?=medicare|medicaid|tricare)|(?:shes|hes|moms|dads|theyve|weve) got|got (?:the|her|his)|i have|my plan is|ive got|we have|i got|im on|i am on|we are on|is on|on|has|have|with|through|only|just|pay(?:ing)? (?:for )?(?:the )?cobra|pag(?:o|amos|ando) (?:el |la )?cobra|tengo|tenemos|tiene|cuento con|estoy en|toy en|(?:seguro|plan|aseguranza|cobertura)(?: medico)? de (?:la (?:empresa|compania) de )?mis? (?:papas?|mamas?|padres?|madre|espos[oa]|marido|mujer|senora|pareja)|con|recibo|private|my insurance is|mi seguro es|uninsured|no insurance|any insurance|have insurance|without insurance|lost my (?:insurance|coverage|job)|sin seguro|sin aseguranza|ningun seguro|no tengo seguro|ya no tengo|perdimos el seguro|(?:employers?|jobs?|work|silver|bronze|gold|marketplace|parents|husbands?|wifes?|moms?|dads?|union) (?:plans?|insurance|coverage)|plan (?:de )?(?:bronce|plata|oro)|(?:plan|insurance|coverage) (?:off|from|on|through|thru) (?:of )?the (?:marketplace|exchange)|(?:plan|seguro|cobertura) del (?:mercado|marketplace)|healthcare gov|perdi (?:mi|el) seguro|i said|dije|meant)\b|^(?!(?:what|whats|how|does|do|is|are|can|could|which|when|where|why|who|will|que|como|cuanto|cual|cuales|cuando|donde|por|quien) )(?:y )?(?:\w+ ){0,2}(?:medicare|medicaid|tricare|va|medical|part d|parte d|obamacare|marketplace)\b|^(?:(?:the|la|el|si|yes) )*(?:extra help|ayuda (?:adicional|extra)) (?:yes|and|plus|the full|con|y|si)\b|^(?:\w+ ){0,3}chip (?:creo|i think|or medicaid|o medicaid|medicaid)\b|\b(?:my|mi) (?:medicare )?(?:part d|parte d|advantage)\b|\b(?:plan|the|el|los) advantage\b|\b(?:devoted (?:one|health|plan)|mcs classicare|ppo|hmo|${anyOf(insurers, insurersInSpanish, administrators, stateMedicaids)})\b`,
)

/** A question about a rule is no fact. */
export const insuranceAsked =
  /\b(?:do they|does it|do you|accepts?|take medic|takes medic|decide|choose|which (?:one )?is better|cual (?:me )?conviene|que (?:me )?conviene|elegir|acepta[nr]?|toman|funciona|(?:can|could|would|will) (?:i|we|he|she|they) (?:have|get|join|keep|lose)|(?:do|does|will|would|can|could) (?:the|my|our|his|her) \w+ (?:get|keep|lose)|pierden? (?:el|la|los|las|mis?) \w+|(?:puedo|podemos|puede) (?:tener|agarrar|sacar|recibir)|qualify for medic\w*|apply for medic\w*|get on medic\w*|how do i get|(?:is|are) there (?:any )?(?:medic\w+|insurance)|(?:medicaid|medicare) for (?:pregnant|people|kids|my|the(?! both| two))|(?:califi|cualifi|aplic)\w+ (?:para|al|a) (?:el )?medic\w*|(?:calificar?|entrar) (?:al|a|para|en)(?: el)? medic\w+|cuanto (?:hay que )?gan\w+|could be on|thats a thing|solicitar|aplicar|quedaria\w* pagando|(?<!\b(?:on|have|has|got|with|tengo|tiene) )(?:medicare|medicaid|marketplace|mercado|obamacare) (?:when|cuando|(?:s?he|i|we|they) can|can (?:s?he|i|we|they)|puede\w*))\b/

/** A question on what insurance is or does is of nobody: "what is Extra Help", "¿el Medicare cubre…?". */
const programs = 'medicare|medicaid|medi cal|extra help|ayuda adicional|tricare|part d|parte d|obamacare|chip'
export const rulesAsked = new RegExp(
  [
    String.raw`\b(?:differ\w+|diffrence|diferencia|diferente)\b.{0,120}\b(?:${programs})\b`,
    String.raw`\b(?:same (?:thing )?as|lo mismo)\b`,
    String.raw`^(?:can|could) (?:i|we|you|he|she|they|somebody|someone) have\b|\btoo much for (?:the )?(?:${programs})\b`,
    String.raw`^(?:(?:and|but|so|y|pero|oiga|hola|hi|hello) )*(?:does|do|will|would|can|is|did|are) (?:the )?(?:${programs})\b`,
    String.raw`^(?:(?:and|but|so|y|pero|oiga|hola|hi|hello) )*(?:what|whats|how|who|when|que|quien|quienes|como|cuando|cuanto|a (?:los|que) \w+)(?: (?!my|mi|tengo|have)\w+){1,4} (?:${programs})\b`,
    String.raw`^(?:el |la |y )*(?:${programs}) (?:tambien )?(?:cubre|paga|sirve|ayuda|es (?:nomas|solo|para)|nomas es|cubriria|pagaria)\b`,
  ].join('|'),
)

export const having =
  /(?<!\b(?:no|not|never|nunca|don['’]?t|doesn['’]?t|haven['’]?t) )\b(?:I have|I've got|we have|I got|I'?m on|I am on|has|have|tengo|tenemos|tiene|cuento con|I said|dije|I meant)\b/i

export const joints =
  /,\s|\s(?:and|but|so|because|y|pero|porque|as[ií] que|que|while|(?:even )?though|although|aunque|since|for|para)\s/i

export const otherPerson =
  /(?<!\b(?:seguro|plan|aseguranza|cobertura|empresa|compa[nñ][ií]a|trabajo)(?: m[eé]dico)? de )\b(?:my|mi|mis)\s+(?!medicare|medicaid|tricare|va\b|(?:employer|job|work|company|union|trabajo|empleo) (?:plus|and|y)\b|(?:parents?|moms?|dads?|mothers?|fathers?|employers?|job|work|company|husbands?|wifes?)['’]?s? (?:insurance|plan|coverage)|part[e]?\s+d\b|advantage|insurance|plan|drug|prescription|seguro|aseguranza|blue)\p{L}+(?:'s|’s)?(?=[\s,]|$)|\b(?:she|he|they|her|his|ella|él)(?:'s|’s)?\b/giu

export const takesBack = /\b(?:i meant|no wait|wait no|sorry|perdon|quise decir|me equivoque)\b/

/** Insurance that is said to be there, and in the place of what was said before. */
export const holds = /\b(?:have|has|got|tengo|tenemos|tiene|tambien|also|too|both)\b/
/** The same of a plan of work: most who name one have it in the place of Medicare. */
export const holdsToo = /\b(?:tambien|also|too|both|plus|ademas|aparte|besides|as well|on top)\b/
const inPlace = String.raw`no longer|instead|not medicare|meant|sorry|wrong|correct\w*|switched|changed|perdon\w*|equivoqu\w*|quise decir|en vez|cambi\w+`
export const inPlaceOf = new RegExp(String.raw`^(?:no|wait|nope)\b|\b(?:${inPlace})\b`)
export const insteadOf = new RegExp(
  String.raw`^(?:no|wait|nope)\b|\b(?:${inPlace}|said|actually|now|dije|en realidad|ahora)\b`,
)

/** "Va" goes, and is a yes in Mexico: of veterans it is in capitals, or beside words for what one has. */
export const goes =
  /(?<!\b(?:the|my|his|have|has|got|and|with|through|by|from|tengo|tiene|y|con|por|del?|mi|el|la) )\b[Vv]a\b(?! (?:hospital|clinic|benefits?|health|healthcare|insurance|disability|rating|care)\b)|\b[Vv]a(?= (?:a|al|para|por|con)\b)/gu

/** What only Medicare's plans are called, of a text as it was written: "the advantage of a card" is none, and AARP sells more than plans. */
export const advantage =
  /(?<=[a-z,] )Advantage\b|\b(?:aarp|AARP|Aarp) (?:united|United|uhc|UHC|plan|medicare|Medicare|complete|Complete)/
/** Who loses Extra Help has Medicare with a plan for medicines still. */
export const extraHelpLost =
  /(?<!\b(?:can|could|will|would|if|when|do|does|si|puedo|puede) (?:\w+ )?)\b(?:los(?:t|ing|es?)|took|taking|take|cut(?:ting)?|end(?:ed|ing)|stopp(?:ed|ing)|quit\w*|perd[ií]\w*|sac\w+|cort\w+|termin\w+)(?: (?:me|us|away|off|my|our|the|his|her|el|la|mi|de|from|of)){0,3} (?:extra help|lis|ayuda (?:adicional|extra))\b/
/** "My insurance ends the 31st", of a day to come. */
export const heldUntilDay =
  /\b(?:insurance|coverage|seguro|aseguranza|cobertura)(?: (?:is|are|only|still|se|me|nos|just))* (?:(?:ends?|ending|runs? out|expires?|expiring|stops?|good|lasts?|goes|acaba|termina|vence|dura|llega)(?: (?:on|at|until|till?|thru|through|in|this|next|up|el|este|hasta|a|en|the))+ (?:\d|end|last|first|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|ene|abr|ago|dic|fin|week|month|lunes|martes|miercoles|jueves|viernes|sabado|domingo|proxim)|(?:ends|expires|runs out) (?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow))|\b(?:acaba|termina|vence|dura) (?:el|mi|la) (?:seguro|aseguranza|cobertura) (?:el|en|a fin|hasta)\b|\b(?:lose|loses|losing) (?:(?:my|our|the|his|her) )?(?:insurance|coverage) (?:on|at|next|this|in|by|after)\b|\b(?:pierdo|perdemos|nos quedamos sin|me quedo sin) (?:el |la )?(?:seguro|aseguranza|cobertura) (?:el|en|a fin|al fin|a finales)\b/
/** Who gets medicines or care there has it, beside what else is held. */
export const usesVa =
  /(?<!\b(?:dont|doesnt|never|cant|cannot|not|to|no|nunca|if|si|can) )\b(?:get|gets|pick up|goes?|seen|treated|consigo|recib\w+|atiend\w+|trat\w+) (?:(?!no\b|nothing\b|nada\b|denied\b)\w+ ){0,6}(?:at|from|through|to|by|en|con|del|por|al) (?:the |el |la )?va\b(?! (?:a|que|to)\b)/
/** What a job gives besides. */
export const ofJob = /\b(?:work|jobs?|employers?|company|union|trabajo|empleo|patron|compania|sindicato)\b/
/** What an old job gives who has Medicare goes with it. */
export const besidesMedicare =
  /\b(?:supplement\w*|medigap|suplement\w*|complementario|retire\w*|retir\w*|jubil\w*|(?:old|former|last|ex) (?:job|work|employer|company|union))\b/
/** What sounds of a union that insures, and of a plan of Medicare. */
export const soundsOfInsurance = /\bcredit unions?\b|\b(?:the|an) advantages? of\b/gi

const years = String.raw`(?: (?:like|about|over|only|almost|around|at least|more than|como|casi|m[aá]s de))* \d{1,3}[- ](?:years?|yrs?|a[nñ]os)\b`
/** "It's like 100 years old", "my car is 12 years old"; of the text as written. */
export const agedThing = new RegExp(
  String.raw`\b(?:it['’]?s|it is|that['’]?s|that is|they are|they['’]re|(?:drug|medicine|medication|meds?|pills?|stuff|generic|insulin|car|truck|van|house|home|trailer|roof|phone|prescription|script|receta|medicina|pastilla|carro|camioneta|troca|casa|traila)(?:['’]?s| is| are| tiene))${years}`,
  'giu',
)
/** "Colchicine is 100 years old", if the word is a medicine. */
export const agedName = new RegExp(
  String.raw`(?<!\p{L})(\p{L}+)(?:['’]s| is| has been around| tiene| es de hace)${years}`,
  'giu',
)

export const isVeteran =
  /\b(?:(?:im|i am|i was|as|he is|hes|she is|shes|husband is|wife is|dad is|father is|soy|fui|es|somos) (?:a |an |un |una |el |retired |disabled |army |navy |marine |vietnam )*(?:veteran|vet|veterano|veterana|military|militar)|served in|i served|servi en|(?:was|were) in the (?:army|navy|marines|air force|coast guard|military)|estuve en (?:el ejercito|la marina|el army))\b/
export const notVeteran =
  /\b(?:not an? (?:\w+ )?vet(?:eran)?|never served|no (?:soy|es|fui|fue|somos) (?:un |una )?(?:veteran[oa]|militar)|nunca servi(?:o|mos)?)\b/

export const prescribed =
  /\b(?:i have (?:a|the|my) (?:prescription|script)|doctor (?:prescribed|wrote|gave)|was prescribed|prescribed me|tengo (?:la |una |mi )?receta|me (?:la|lo) receto|me (?:la|lo) recetaron|me recetaron|me receto)\b/
export const notPrescribed =
  /\b(?:dont have a prescription|do not have a prescription|no prescription yet|no tengo receta|no tengo la receta)\b/

export const uninsured =
  /^no (?:seguro|aseguranza)(?! (?:social|si|de|que|del)\b)|\b(?:no hay (?:seguro|aseguranza)(?! social)|(?:we|they|nobody|none of us) (?:dont|do not|doesnt|never|gets?) (?:get |gets |give (?:us |me )?|have )?(?:any |no |health )*(?:insurance|benefits)|no (?:me|nos) (?:dan|venden) (?:seguro|aseguranza)(?! social)|(?:job|work|boss|employer) (?:doesnt|dont|wont) (?:offer|give) (?:us |me )?(?:nothing|none|any)$|(?:cero|ningun|sin|ni) (?:seguro|aseguranza|cobertura|plan (?:medico|de salud))(?! social)|no (?:he|hemos) (?:podido )?(?:conseguir|conseguido|agarrado|sacado) (?:\w+ ){0,2}(?:seguro|aseguranza|plan|cobertura)(?! social)|havent (?:been able to )?(?:get|gotten|got|find|found) (?:any |new ){0,2}(?:health )?insurance|(?:seguro|aseguranza|aseguradora|cobertura) (?:medic[oa] )?(?:(?:todavia|aun|ahorita|ahora|ya|yo) )*no (?:l[oa] )?(?:tengo|tenemos|tiene)|(?:seguro|aseguranza) nada|now (?:i|we) (?:got|have) (?:jack|squat|zilch|nada|nothing)|(?:job|work|boss|employer|company) (?:doesnt|does not|dont|do not|wont|didnt) (?:offer|give|provide|have)(?: \w+){0,2} (?:insurance|coverage|benefits)|(?:trabajo|patron|patrona|jefe|jefa|empresa|empleador|compania) no (?:me |nos )?(?:da|dan|ofrece|ofrecen|dieron|tiene|tienen)(?: \w+){0,2} (?:seguro|aseguranza|beneficios)|(?:dont|doesnt|do not|does not|never) (?:have|had|get|got) (?:medicare|medicaid|medi cal) (?:or (?:anything|nothing|any of (?:that|it))|nor (?:anything|nothing))|no (?:have )?(?:any )?(?:health |medical )?(?:insurance|coverage)(?! gap)|without (?:any )?(?:health |medical )?(?:insurance|coverage)|w o insurance|uninsured|(?:dont|do not|doesnt|aint) (?:have|got) (?:any |no )?(?:health )?insurance|(?:ningun tipo|ninguna clase|nada) de (?:seguro|aseguranza)(?! social)|got no (?:health )?insurance|(?:driv\w+|work\w*|job|gig|uber|lyft|doordash|part time|self employed|freelanc\w+|trabaj\w+|manej\w+)\b(?: \w+){0,5} (?:no|sin|without|zero) (?:any )?(?:benefits|beneficios)(?! (?:from|left|of|to|for|de|del|para)\b)|on nothing (?:\w+ ){0,4}(?:insurance|coverage)|lost (?:my|our|his|her) (?:health )?insurance|sin (?:ningun )?(?:seguro|insurance|coverage)(?! social)|sin aseguranza|no (?:tengo|tenemos|tiene) (?:ningun )?(?:seguro|aseguranza|insurance|coverage)(?! social)|perdi (?:mi|el) seguro|aseguranza que tenia se me acabo)\b/
/** What a thing costs without insurance, or a job that has none, where nobody says to have none. */
export const noneBeside =
  /^(?!.*\b(?:i have no|i dont have|im uninsured|no tengo|me quede|lost|perdi|now|ahora)\b)(?:.*\b(?:price|prices|costs?|much|cheap\w*|cash|cuanto|precios?|cuesta|sale|saldria|barat\w*|vale)\b.*\b(?:without|w o|no|sin) (?:\w+ )?(?:insurance|seguro|aseguranza)\b|.*\b(?:without|sin) (?:insurance|seguro|aseguranza)\b.*\b(?:price|costs?|much|cheap\w*|cuanto|precio|cuesta|sale)\b|.*\b(?:dont|doesnt|no) (?:me |nos )?(?:offer|give|provide|ofrecen?|dan?)\b)/
export const planNamed =
  /\b(?:insur\w+|uninsured|coverage|plan|medicare|medicaid|seguro(?! social)|aseguranza|cobertura|(?:have|got) (?:nothing|none)(?! (?:in|to|at|here|else|left|but|wrong|bad|against|that|for|on)\b))\b/

/** "Nothing helps", "no me duele nada". */
export const nothingElse =
  /\b(?:nothing|none of (?:that|those|it|them)|nada(?: de eso)?) (?:me |le )?(?:helps?|works?|hurts?|fits?|makes?|ayuda|sirve|funciona|duele)\b|\b(?:theres?|there is|hay|duele|ayuda|sirve|funciona|entiendo|se) (?:nothing|nada)\b|\b(?:have|got|tengo|tenemos) (?:nothing|nada) (?:to|in|at|here|que|en|aqui|para|pa)\b/

/** Who buys a plan has one: "we buy our own insurance", "compro mi propio seguro". */
const boughtByOneself = String.raw`(?<!\b(?:to|cant|cannot|could|can|should|must|if|id|wed|would|might|will) )(?:buy|bought|buying|pay for|paying for|purchased?|purchasing)(?: (?:our|my|his|her|their) own (?:\w+ )?(?:insurance|plan|coverage|policy)| (?:our|my|the) (?:\w+ )?(?:insurance|plan|coverage) (?:ourselves|myself))|self (?:bought|purchased|paid) (?:\w+ )?(?:insurance|plan|coverage)|(?:compr(?:o|amos|e)|pag(?:o|amos)) (?:mi|nuestro|su|la|el) propi[oa] (?:seguro|aseguranza|plan|cobertura)`

export const insuredByWork = new RegExp(
  String.raw`\b(?:(?:is|are|shes|hes|theyre) (?:still )?(?:on|under|covered (?:on|under|by)) my (?:(?!phone|cell|data|mobile|payment)\w+ )?(?:plan|insurance|coverage)|estan? en mi (?:plan(?! de (?:celular|datos|telefono|pagos?)\b)|seguro)|(?:has|got|tiene) (?:it )?(?:through|thru|at|por) (?:his|her|the|el|su) (?:work|job|trabajo)|(?:plan|insurance|coverage) (?:from|through|thru) the (?:agency|shop|store|restaurant|warehouse|factory|firm|bank|office|post office|city|county|railroad|plant|union|hospital|district|company)|(?:plan|insurance|coverage) (?:from|through|thru|at|of) (?:the|my|our|his|her) (?:\w+ )?(?:school|university|college|uni)|(?:universitys?|colleges?|schools?|student|graduate|grad) (?:(?:health|student|medical) )*(?:plan|insurance|coverage)(?! (?:card|office|deadline))|(?:seguro|aseguranza)(?: \w+)?(?: es)?(?: el)? de (?:estudiantes?|la (?:uni|universidad|escuela))|(?:plan|seguro) (?:estudiantil|universitario)|(?:plan|seguro|aseguranza) (?:de|del) (?:\w+ ){1,3}(?:por el|en el|por mi|de su|de mi) trabajo|(?:seguro|aseguranza) de la (?:planta|fabrica|union|escuela|compania|agencia|oficina|tienda|empresa|bodega)|${boughtByOneself}|covered by the (?:\w+ )?union|private insurance|commercial insurance|(?:insurance|plan|coverage|${anyInsurer}) (?:from|through|at|thru) (?:my |his |her |our )?(?:\w+s )?(?:work|job|employer)|employer insurance|seguro privado|aseguranza privada|seguro (?:del|por el|de mi|por mi|de su|por su) trabajo|(?:insurance|coverage) at (?:my|his|her) job covers|(?:my|his|her|husbands?|wifes?|moms?|dads?) (?:job|work|employer|union) covers (?:me|us|all|everybody|both|the whole)|covered (?:through|by|thru|under) (?:my |his |her )?(?:\w+ )?(?:job|work|employer|parents)|(?:trabajo|empresa|compania|patron) (?:de (?:mi|su) \w+ )?(?:me|nos) (?:da|cubre|asegura)(?! (?:trabajo|horas))|(?:estoy|sigo|ando|estamos|cubiert[oa]|tengo|tenemos|traigo|uso) (?:(?:en|con|bajo|por) )?(?:el |la )?(?:plan|seguro|aseguranza|cobertura) (?:medico )?de (?:mis? |su |el |la )?(?:papas?|mamas?|padres?|madre|espos[oa]|marido|mujer|senora|pareja|viej[oa]|trabajo))\b`,
)

/** A child is to be looked after. */
export const careOfChild =
  /\b(?:(?:to|who can|can) (?:watch|babysit)|babysitter|day ?care|child ?care|guarderia|nineras?|(?:que|quien) (?:me )?cuide|cuidar (?:a )?(?:mi|mis|al|a la|los) (?:nin|hij|beb|nen))/
