/** How people tell that a program was tried in vain. Texts are folded. */

/** Somebody who decides said no, or the person does not fit. */
export const refused = new RegExp(
  [
    String.raw`\b(?:said|says|told (?:me|us|her|him)) (?:that )?no\b(?! (?:problem|worries))`,
    String.raw`\bturned (?:me|us|him|her|them|it|my \w+) (?:down|away)\b`,
    String.raw`\b(?:denied|rejected|refused|declined|disqualified) (?:me|us|him|her|my|our|his|the)\b`,
    String.raw`\b(?:was|were|been|got|am|im|were) (?:\w+ )?(?:denied|rejected|refused|declined|disqualified|turned (?:down|away))\b`,
    String.raw`\bapplication (?:was |got |is )?(?:denied|rejected|declined|refused)\b`,
    String.raw`\b(?:said|says|saying|told (?:me|us|her|him)) (?:that |bc |because )?(?:i|im|we|were|he|hes|she|shes|my \w+|our \w+) (?:\w+ ){0,2}(?:make|makes|made|earn|earns|over|dont|doesnt|didnt|do not|does not|not|cant|cannot|wont|too|isnt|wasnt|arent)\b`,
    String.raw`\b(?:i|we|he|she) (?:dont|doesnt|didnt|do not|does not|did not) qualify\b`,
    String.raw`\b(?:am|im|was|were|is|hes|shes) (?:not eligible|ineligible|not qualified|over the (?:income )?limit)\b`,
    String.raw`\b(?:they|it|he|she) (?:wont|wouldnt|would not|will not|didnt|did not|doesnt|cant|couldnt) (?:help|take|accept|approve|enroll|go through|cover)\b`,
    String.raw`\b(?:they|it) (?:wont|wouldnt|would not|will not|cant|couldnt) work\b`,
    String.raw`\b(?:me|nos|le|la|lo) (?:dijo|dijeron|dicen|dice) (?:que )?no\b`,
    String.raw`\b(?:dijo|dijeron) que (?:no|(?:yo )?gan(?:o|amos|a)|mi \w+|ten(?:go|emos))\b`,
    String.raw`\b(?:negaron|rechazaron|denegaron)\b|\b(?:me|nos|le|lo|la) (?:nego|niegan|rechazo|rechazan)\b`,
    String.raw`\b(?:fui|fue|fuimos|salio|salimos) (?:rechazad|negad|denegad)[oa]s?\b`,
    String.raw`\bno (?:califique|califico|calificamos|califica|aplico|aplica)\b`,
    String.raw`\bno (?:me |nos |le )?(?:la |lo )?(?:acept\w+|quisieron|quiso|tomaron|agarraron|aprobaron|pasaron?|paso)\b`,
  ].join('|'),
)

/** Who has no job: "she did not work here" tells of no program. */
const persons =
  'i|im|ive|he|hes|she|shes|we|were|who|never|mom|mother|mama|dad|father|wife|husband|spouse|partner|son|daughter|brother|sister|grandma|grandpa|parents|kids'

/** It was done, or is done with. */
export const tried = new RegExp(
  [
    String.raw`\b(?:tried(?! (?:me|him|her|us|them|my \w+) (?:on|with)\b)|already (?:\w+ ){0,2}(?:called|applied|asked|used|did|signed up)|already (?:use|have|got) (?:it|the|that|this|one|a card))\b`,
    String.raw`(?<!\b(?:${persons}) (?:(?:do|does|did|is|am|are|was|has|have|had|can|could) )?)\b(?:doesnt|didnt|does not|did not|isnt|not|wont|stopped|quit|no longer) (?:\w+ )?work(?:s|ing|ed)?\b`,
    String.raw`\b(?:maxed out|ran out of money|out of (?:money|funds)|used (?:it |them )?(?:all )?up|didnt help|useless)\b`,
    String.raw`\bya (?:(?:la|lo|los|las|les|le|me) )?(?:probe|probamos|intente|intentamos|llame|llamamos|aplique|aplicamos|use|usamos|pedi|pregunte)\b`,
    String.raw`\b(?:probe|intente|llame) (?:con|a|al|la|el)\b`,
    String.raw`\bno (?:me |nos |le )?(?:sirve|sirvio|funciona|funciono|ayudo|ayudaron)\b`,
    String.raw`\bya no (?:sirve|funciona|vale)\b`,
  ].join('|'),
)

export const whatWasTried =
  /\b(?:tried|failed|prob(?:e|o|amos)|intent(?:e|o|amos)) (?:(?:con|a|el|la|the|generic) )?(\w+)/

/** A number, a page or a drugstore failed, and a card ran out: none is a no of the program. */
export const otherFailure =
  /\b(?:numbers?|numero|telefono|link|enlace|page|pagina|web ?site|sitio|pharmac\w+|drugstore|cvs|walgreens|walmart|farmacia|farmaceutic[oa]|renew\w*|renov\w+|renuev\w+|expired?|venci\w+|max(?:ed|imum|imo)?)\b/

/** It may still happen, or happened to nobody. */
export const notYet =
  /\b(?:(?:sirve|funciona|vale|works?|working)(?: \w+)? (?:verdad|cierto|right|huh)$|(?:no calific\w+|dont qualify|wont qualify) (?:a|para|for) (?:nada|nothing|anything)\b|if (?:they|it|he|she|i|we|the|my|this|that|you)|what happens if|what if|would they|will they|do they|does (?:it|this|that)|afraid|scared|worried|in case|might|may say|suppos(?:e|ing)|lets say|whenever|when (?:the|my|his|her) (?:plan|insurance) (?:says|denies|refuses)|supon\w+|en caso|si (?:me|nos|le|la|lo|no|yo|el|mi|ellos|tengo|tenemos|tiene|dicen|digo)|y si|que tal si|que pasa si|miedo|por si)\b/

/** It was not done. */
export const notTried =
  /\b(?:(?:havent|have not|hasnt|has not|didnt|did not|never) (?:\w+ )?(?:tried|try|call|called|apply|applied|asked|used)|never denied|todavia no|aun no|no (?:lo |la )?(?:he|hemos|ha) (?:probado|llamado|intentado|aplicado|usado|pedido)|nunca (?:he |hemos )?(?:\w+))\b/

/** An insurance, and no program: what its plan refuses has its own steps, and so has a doctor who does not take it. */
export const insurer =
  /\b(?:supplements?|medigap|suplement\w+)\b|\b(?:medicaid|medicare|insurance|seguro|aseguranza)\b.{0,60}\b(?:acept\w+|accepts?|takes?)\b|\b(?:accepts?|takes?|acept\w+|toman?) (?:\w+ ){0,2}(?:medicaid|medicare|insurance|seguro|aseguranza)\b|\b(?:appeal\w*|apel\w+|formular(?:y|io)|(?:not|isnt|wasnt|no longer) covered|no (?:la |lo |me )?cubr\w+)\b|\bstep therapy\b|\bterapia escalonada\b|\bprior auth\w*|\bautorizacion previa\b|\b(?:insurance|insurer|health plan|my plan|the plan|our plan|drug plan|part d|caremark|express scripts|optum|aetna|cigna|humana|blue cross|united ?healthcare|seguro|aseguranza|aseguradora|mi plan|el plan)(?: \w+){0,3} (?:said|says|told|denied|denies|refused|refuses|rejected|rejects|wont|will not|wouldnt|doesnt|didnt|turned|dijo|dijeron|dice|dicen|nego|niega|rechazo|no)\b|\b(?:denied|rejected|refused|turned down|neg\w+|rechaz\w+) (?:\w+ ){0,3}(?:by|from|por|del?) (?:\w+ )?(?:insurance|insurer|plan|seguro|aseguranza|aseguradora)\b|\b(?:medicaid|medi cal|medicare|disability|ssi|ssdi|food stamps|estampillas|desempleo|unemployment)(?: \w+){0,2} (?:said|denied|turned|rejected|nego|negaron|dijo|dijeron)\b|\b(?:qualif(?:y|ies|ied)|eligible|calific\w+|denied|rejected|neg\w+) (?:for|para|a|de|el)(?: \w+)? (?:medicaid|medi cal|medicare|disability|ssi|ssdi|food stamps|estampillas)\b|\b(?:dont|doesnt|didnt|do not|does not|did not|cant|cannot|couldnt|wont|never|no) (?:\w+ )?(?:have|get|got|give|tengo|tiene|tenemos|dan|dieron)(?: (?:her|him|me|us|them|any|el|la))* (?:medicaid|medi cal|medicare)\b/

export const copayCard =
  /\b(?:(?:co ?pay(?:ment)?|savings?|manufacturers?|makers?) (?:\w+ )?(?:cards?|coupons?|programs?)|copay\w* (?:help|assistance)|tarjetas?(?: (?:de )?(?:copago|ahorros?|descuentos? del fabricante))?|cupon(?:es)? (?:de|del)|the card|this card|that card|my card)\b/
export const makersProgram =
  /\b(?:(?:patient|medicine|manufacturers?|makers?) assistance|assistance program|pap|drug (?:company|maker)|drugmaker|manufacturer|maker|pharma company|free (?:medicine|drug|meds) program|programa de (?:ayuda|asistencia)|programa del fabricante|fabricante|farmaceutica|laboratorio)\b/
export const discountCard = /\b(?:discount cards?|drug coupons?|tarjetas? de descuentos?|cupon(?:es)?)\b/

/** Why it failed, or what to do against that: it has an answer of its own. */
export const why = /\b(?:why|appeal\w*|fight|hardship|por que|apel\w+|pelear)\b/

/** What comes next is asked for. */
export const whatElse =
  /\b(?:what|which|who|where|how|else|other|another|next|now|que|cual|quien|donde|como|otr[oa]s?|mas|ahora|sigue|hago)\b/
