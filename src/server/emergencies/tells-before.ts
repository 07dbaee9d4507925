import { fold } from '#text/fold.ts'

/** The months in both languages, folded. */
export const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)'
const dated = String.raw`(?:in|back in|last|en|el (?:mes )?de) (?:last |el (?:mes de )?)?${months}|(?:a |couple |few |some ){0,3}(?:\d+ |two |three |four |six )?(?:months?|years?) (?:ago|back)|last (?:month|year|spring|summer|fall|winter)|hace (?:\w+ ){0,2}(?:mes(?:es)?|anos?)|(?:el )?(?:mes|ano) pasado`
const isDated = new RegExp(String.raw`\b(?:${dated})\b`)
/** What speaks against it: it goes on, it will be, or it is death by one's own hand. */
const goesOn =
  /\b(?:since|desde|still|sigue|sigo|todavia|again|otra vez|now|ahora|will|going to|gonna|voy a|va a|every|cada|kill\w*|suicid\w*|mat\w+|until|hasta|same|igual)\b/

const chronic = String.raw`(?:(?:bad|high|low|type|tipo|heart|kidney|liver|lung|alta|mala|mal|a|an|the|un|una|de|del|la|el|los|\d|one|two|dos) ){0,4}(?:a ?fib|fibrilacion|diabet\w+|copd|epoc|asthma|asma|epilepsy|epilepsia|lupus|hep(?:atitis)? ?c?|hiv|vih|cancer|arthritis|artritis|knees?|back|ticker|failure|insuficiencia|disease|enfermedad|condition|pressure|presion|hypertension|hipertension|cholesterol|colesterol|thyroid|tiroides|parkinsons?|dementia|demencia|alzheimers?|ms|gout|gota|corazon|rinon(?:es)?|higado|fibromyalgia|fibromialgia)`
/** An illness that somebody has, and no attack of it. */
const ofIllness = new RegExp(
  String.raw`\b(?:(?:i|he|she|we|they) )?(?:has|have|got|had|gots|tiene|tengo|padece|padezco|sufre|sufro) ${chronic}(?:(?: and| y| e| plus)? ${chronic})*(?! (?:attack\w*|pain\w*|hurts?|crisis|emergency|med\w*))\b`,
  'g',
)

function clausesOf(text: string): string[] {
  return text.split(/[.!?;,\n]+|\s(?=(?:and|but|so|because|cuz|por ?que|y|pero)\s)/iu).map(fold)
}

/** What a text says besides what happened months ago, with its date; nothing where it tells of none. */
export function besidesPast(text: string): string | undefined {
  const clauses = clausesOf(text)
  const rest = clauses.filter((clause) => !isDated.test(clause) || goesOn.test(clause))
  return rest.length < clauses.length ? rest.join('. ') : undefined
}

/** What a text says besides an illness that somebody lives with ("she has afib"); nothing where it tells of none. */
export function besidesIllness(text: string): string | undefined {
  const clauses = clausesOf(text)
  const rest = clauses.map((clause) => clause.replace(ofIllness, ' ').trim())
  return clauses.some((clause, at) => clause !== rest[at]) ? rest.filter(Boolean).join('. ') : undefined
}
