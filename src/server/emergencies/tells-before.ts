import { findNames } from '#language/names/gazetteer.ts'
import { loadLexicon } from '#language/scorer/load-scorer.ts'
import { tokenize } from '#language/tokens.ts'
import { fold } from '#text/fold.ts'

/** The months in both languages, folded. */
export const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)'
const dated = String.raw`(?:in|back in|last|en|el (?:mes )?de) (?:last |el (?:mes de )?)?${months}|(?:a |couple |few |some ){0,3}(?:\d+ |two |three |four |six )?(?:months?|years?) (?:ago|back)|last (?:month|year|spring|summer|fall|winter)|hace (?:\w+ ){0,2}(?:mes(?:es)?|anos?)|(?:el )?(?:mes|ano) pasado|(?:the )?last time (?:i|he|she|we|it|they)|(?:that )?one time|la (?:ultima|otra) vez que|una vez`
const isDated = new RegExp(String.raw`\b(?:${dated})\b`)
/** What speaks against it: it goes on, it will be, or it is death by one's own hand. */
const goesOn =
  /\b(?:since|desde|still|sigue|sigo|todavia|again|otra vez|now|ahora|will|going to|gonna|voy a|va a|every|cada|kill\w*|suicid\w*|mat\w+|until|hasta|same|igual)\b/

/** The same of what is years ago, where "now" may end the count of them. */
const goesOnTill =
  /\b(?:since (?!then)|still|sigue|sigo|todavia|again|otra vez|today|tonight|but|pero|worse|peor|just (?:now|did|took|had|started|swallowed)|(?<!years? )now|ahor(?:a|ita)(?! (?:ya )?(?:estoy|esta) bien)|hoy|anoche|every|cada)\b/

const chronic = String.raw`(?:(?:bad|high|low|type|tipo|heart|kidney|liver|lung|alta|mala|mal|a|an|the|un|una|de|del|la|el|los|\d|one|two|dos) ){0,4}(?:a ?fib|fibrilacion|diabet\w+|copd|epoc|asthma|asma|epilepsy|epilepsia|lupus|hep(?:atitis)? ?c?|hiv|vih|cancer|arthritis|artritis|knees?|back|ticker|failure|insuficiencia|disease|enfermedad|condition|pressure|presion|hypertension|hipertension|cholesterol|colesterol|thyroid|tiroides|parkinsons?|dementia|demencia|alzheimers?|ms|gout|gota|corazon|rinon(?:es)?|higado|fibromyalgia|fibromialgia)`
/** An illness that was found, and no attack of it. */
const diagnosed = String.raw`(?:was|were|been|got|getting|is|just)(?: (?:just|newly|recently|finally|told))* (?:diagnosed|dx) (?:with|as)|(?:acaban de|me|le|nos) (?:le |me )?(?:diagnostic\w+|detect\w+|encontraron)`
const foundIllness = `(?:${diagnosed}) (?:(?:a|an|the|una?|con|de|la|el) )*(?:type (?:1|2|one|two)|tipo (?:1|2|uno|dos)|t[12]d?)?`
/** An illness that somebody has, and no attack of it. */
const ofIllness = new RegExp(
  String.raw`\b${foundIllness} ?(?:${chronic})?(?! (?:attack\w*|pain\w*|crisis|emergency)\b)(?=\W|$)|\b(?:(?:i|he|she|we|they) )?(?:has|have|got|had|gots|tiene|tengo|padece|padezco|sufre|sufro) ${chronic}(?:(?: and| y| e| plus)? ${chronic})*(?! (?:attack\w*|pain\w*|hurts?|crisis|emergency|med\w*))\b`,
  'g',
)

/** A date so far back that no body is in danger of it. What is counted in months may be felt still. */
const yearsPast =
  /\b(?:(?:back )?in (?:19\d\d|20[01]\d|202[0-3]|0\d|[89]\d)|back in \d\d(?! (?:sec|min|hour|day|week|month))|(?:\d+|two|three|four|five|six|seven|ten|many|few|several|some|of|the) years? (?:ago|back|now)|years (?:ago|back)|long time ago|when (?:i|we) (?:was|were) (?:a )?(?:kids?|little|young)|hace (?:\w+ ){0,3}anos|hace (?:mucho tiempo|anos)|en (?:el )?(?:(?:ano )?(?:19\d\d|20[01]\d|202[0-3])|[089]\d)|cuando (?:yo )?era (?:nin[oa]|chic[oa]|joven))\b/
/** That it goes on in who tells it: grief, and what one wishes. */
const weighs =
  /\b(?:(?<!(?:dont|not|no|thats why i) )(?:want|wanna|quiero|quisiera)|wish|miss|join|with (?:him|her|them)|same|too(?! (?:many|much))|also|tambien|mism[oa]|igual|extran\w+|falta|can ?t stop|alone|sol[oa]|end it|dying|die|morir\w*)\b/
const ofSomebodyElse =
  /\b(?:friend|buddy|cousin|brother|sister|uncle|aunt|nephew|niece|dad|father|mom|mother|grand\w+|son|daughter|husband|wife|neighbor|boyfriend|girlfriend|roommate|coworker|guy|he|she|they|amig[oa]|prim[oa]|herman[oa]|ti[oa]|sobrin[oa]|papa|mama|abuel[oa]|hij[oa]|espos[oa]|marido|vecin[oa]|novi[oa]|compadre|companer[oa]|cunad[oa])\b/
const befell =
  /\b(?:overdos\w*|od|oded|o d|took|swallow\w+|pills?|died|dead|passed|heart attack|stroke|seizure|fentanyl|poison\w*|sobredosis|tomo|trago|pastillas|murio|fallecio|infarto|derrame|convulsion)\b/
const ofOneself = /\b(?:i|ive|im|me|myself|yo)\b/

function partsOf(text: string): string[] {
  return text.split(/[.!?;,\n]+|\s(?=(?:and|but|so|because|cuz|por ?que|y|pero)\s)/iu)
}

/** The folded clauses of a text. */
export function clausesOf(text: string): string[] {
  return partsOf(text).map(fold)
}

/** "Last year", "back then": too far back for any danger, where nothing speaks against it. */
const longPast =
  /\b(?:last (?:year|summer|winter|spring|autumn)|(?<!\b(?:his|her|my|their|the|since|that) )last fall|(?:el )?(?:ano|verano|invierno) pasado|way back|back (?:then|in the day|when)|ages ago|old news|in the past|hace mucho|hace tiempo)\b/
/** Months ago only where it is said that it was so then. */
const wasInMonth = new RegExp(String.raw`\b(?:was|happened|fue|era|paso) (?:back )?(?:in|en) ${months}\b`)

/** Whether a folded clause tells of what is long past. */
export function isPast(clause: string): boolean {
  return yearsPast.test(clause) || longPast.test(clause) || wasInMonth.test(clause)
}

/** A medicine that was tried, */
const tried =
  /\b(?:took|taken|tried(?! to)|(?:was|were|been) on|used|put (?:me|him|her) on|gave (?:me|him|her)|tom(?:e|aba|o)|prob(?:e|o)|usaba|use|dieron|recetaron|pusieron)\b/
/** what it did, in clauses after it, */
const didThen =
  /\b(?:(?:it|they|that|which|those) (?:\w+ )?(?:made|gave|caused)|used to|me (?:daba|hacia|dejaba|ponia|causaba|provocaba)n?|le (?:daba|hacia|dejaba|ponia)n?)\b/
/** so that it was stopped, */
const wasStopped =
  /\b(?:before|antes)\b.*\b(?:(?:he|she|they|doctor|dr) (?:stopped|switched|took)|(?:la|lo|me) (?:quit|cambi|suspend)\w+)\b/
/** and what no trial of a medicine is. */
const noTrial =
  /\b(?:kill\w*|suicid\w*|mat(?:ar\w*|e|o)|die|died|dying|morir\w*|mori|end it|all (?:of )?(?:them|my|the)|tod[oa]s|bottle|frasco|handful|overdos\w*|sobredosis|too (?:many|much)|de mas|demasiad\w*|hit|beat\w*|peg\w+|golpe\w*|myself|hurt\w*|harm\w*|strangl\w*|chok\w*|want\w*|ganas|lastim\w*|dano|hours?|minutes?|hora|minutos)\b/

/**
 * A text without what befell the body of somebody else years ago ("my buddy took an overdose back in 09"), and without what a medicine did
 * that was tried then: "I took lisinopril years ago and it made my throat swell".
 */
export function withoutLongPast(text: string): string {
  const parts = partsOf(text)
  const clauses = parts.map(fold)
  const isOfThen = isOver(fold(text))
  const triedAt = isTrial(fold(text)) ? clauses.findIndex(tellsTrial) : -1
  const isTrialOf = (clause: string, at: number) => at === triedAt || (at > triedAt && didThen.test(clause))
  const left = parts.filter((_, at) => {
    const clause = clauses[at] ?? ''
    return !(isOfThen && isLongPast(clause)) && !(triedAt >= 0 && isTrialOf(clause, at))
  })
  return left.length === parts.length ? text : left.join('. ')
}

function tellsTrial(clause: string): boolean {
  return tried.test(clause) && findNames(tokenize(clause), loadLexicon().medicines).length > 0
}

/** The date may stand behind it: "it made my chest feel tight so he stopped it, years ago". */
function isTrial(folded: string): boolean {
  return (isPast(folded) || wasStopped.test(folded)) && !noTrial.test(folded) && !goesOnTill.test(folded)
}

function isLongPast(clause: string): boolean {
  return ofSomebodyElse.test(clause) && befell.test(clause) && isPast(clause) && !ofOneself.test(clause)
}

/** Whether a text tells of what is long past and over: "no, he's dead 15 years now". */
function isOver(folded: string): boolean {
  if (!isPast(folded) || weighs.test(folded)) return false
  return survived.test(folded) ? !again.test(folded) : !goesOnTill.test(folded)
}

const survived =
  /\b(?:made it|surviv\w+|pulled through|(?:hes|shes|he is|she is) (?:ok|okay|fine|good|clean|sober|alive)|sobrevivi\w+|se salvo|la libro|ya esta bien)\b/
/** What speaks against it where somebody lived through it. */
const again =
  /\b(?:again|otra vez|today|tonight|hoy|anoche|last night|just|worse|peor|still|sigue|todavia|took|tomo|found|wont|isnt)\b/

/** What came of it then: "last time I had a seizure and busted my teeth". */
const wentOn =
  /^(?:and|y) (?:(?:i|he|she|we|it|me|se) )?(?:(?!need|bleed|feed)\w+ed|fell|broke|hit|bit|lost|went|had|was|ended|cai|cayo|pegue|pego|rompi|rompio|quebre|quebro|perdi|perdio|mordi|mordio|desmaye|acabe|acabo|termine|fui|fue|estuve|estuvo)\b/

/** What a text says besides what happened months ago or another time, and what came of it; nothing where it tells of none. */
export function besidesPast(text: string): string | undefined {
  const clauses = clausesOf(text)
  const isThen = (at: number): boolean => {
    const clause = clauses[at] ?? ''
    if (goesOn.test(clause)) return false
    return isDated.test(clause) || (at > 0 && wentOn.test(clause) && isThen(at - 1))
  }
  const rest = clauses.filter((_, at) => !isThen(at))
  return rest.length < clauses.length ? rest.join('. ') : undefined
}

/** When it was found. */
const since =
  /^(?:(?:about|like|only|just|como|apenas) )*(?:(?:\w+ ){1,2}(?:days?|weeks?|months?) ago|last (?:week|month)|yesterday|hace (?:\w+ ){1,2}(?:dias?|semanas?|mes(?:es)?)|la semana pasada|ayer)$/

/** What a text says besides an illness that somebody lives with ("she has afib"); nothing where it tells of none. */
export function besidesIllness(text: string): string | undefined {
  const clauses = clausesOf(text)
  const rest = clauses.map((clause) => clause.replace(ofIllness, ' ').trim())
  return clauses.some((clause, at) => clause !== rest[at])
    ? rest.filter((clause) => clause !== '' && !since.test(clause)).join('. ')
    : undefined
}
