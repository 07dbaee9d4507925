import { fold } from '#text/fold.ts'
import { onceAMoment } from '#text/once-a-moment.ts'

const plain =
  /\b(?:what (?:\w+ )?(?:do|should|can|if|about)|how (?:do|can|much|many|long|soon)|where (?:do|can|is)|who (?:do|can|is)|which (?:one|of)|will (?:it|that|this|they)|can i|should i|do i|que (?:hago|se hace|hacemos|sigue|pasa|necesito)|como (?:le )?(?:hago|se|puedo)|cuanto|cuando (?:puedo|debo|es)|donde (?:voy|puedo|esta)|(?<!\bno (?:l[aeo]s? )?)puedo)\b/

/** Where a clause begins that asks, though nothing marks it: "and does that start over in January", "y si se me pasa la fecha". */
const begins = [
  String.raw`(?:do|does|did|is|are|was|were|can|could|would|should|will|am)(?:nt)? (?:i|u|you|he|she|it|that|this|they|we|my|his|her|their|our|the|there|those|these|any\w*|some\w+|medicare|medicaid|insurance|part|plans?|obamacare|cobra|chip|tricare|people|one|both|all|every\w*|goodrx|walmart|extra)\b`,
  String.raw`who \w|(?:have|has|had) (?:i|you|he|she|they|we)\b`,
  String.raw`(?:what|when|where|how|who|which|why)(?:s|d)? (?:is|are|was|were|do|does|did|can|could|would|should|will|to|if|happens|about|number|papers|kind|many|much|long|soon|come|else)\b`,
  '(?:(?:que|cual|cuales) hay|hay un(?:a|os|as)?|que (?:pasa|hago|papeles|numero|necesito)|(?:con |de |para )?quien(?:es)?|cual(?:es)?|por que|cuant[oa]s?|a ?donde) ',
  String.raw`(?:cuando|donde|como) (?:se|le|me|lo|la|es|hay|debo|puedo|puede|tengo|hago|empieza|abren|consigo|pido|llamo)\b`,
  String.raw`(?:me|le|lo|la|nos|se|te)? ?(?:la |lo |las |los )?(?:puedo|puedes?|pueden|podrias?|podrian) \w`,
  String.raw`(?:a|hasta|desde) que horas? |(?:ahi )?(?:abren|cierran|atienden|contestan|aceptan|hablan)\b|any\w* \w|algun\w* \w`,
  String.raw`(?:what|which|whose) (?!happened\b|matters\b)\w+ (?:is|are|do|does|did|can|should|would|will)\b`,
  String.raw`que (?:le |les )?(?:pongo|digo|llevo|pido|tomo|escribo|mando|firmo|significa|quiere decir)\b|que \w+ (?:es|son) es[aeo]s?\b`,
  String.raw`(?:why|how come) (?!not$)\w|where (?:the|my) (?:number|form|phone|link|address|office|page|card)\b`,
  String.raw`(?:can|could|will|would) (?:my|the|an?|pharmacy|farmacy|pharmacist|doctors?|dr|doc|people|family|some(?:one|body)|any(?:one|body)) \w`,
  String.raw`(?:isnt|arent|wasnt|shouldnt) (?!(?:it|that|this)\b)\w+ (?:supposed|free|covered|capped|required|a|an|the|in)\b`,
  String.raw`(?:que|q) (?:es|son) (?:(?:el|la|los|las|un|una|eso|esto|lo) )?(?:de )?\w+$`,
  String.raw`whats (?!(?:up|more|done|left|worse|best|next|mine|good)\b)\w`,
  '(?:where|when|how|why)(?: at| to| from| come| so)?$|what for$|(?:donde|cuando|como|quien|por que|para que|cual|cuanto)$',
  String.raw`es (?:necesario|verdad|cierto|normal|legal|lo mismo)\b|cuentan? (?:mis?|el|la|los|las|lo|sus?)\b`,
  String.raw`(?:can|could|should|does|did) (?:mom|dad|grandma|grandpa|brother|sister|husband|wife|kids|children|family|friends|neighbors?) \w`,
  String.raw`que otr[oa]s? (?!vez\b)\w|(?:o sea|osea) (?:que )?(?:yo )?(?:tengo que|hay que|debo|me toca|ya no) \w`,
  String.raw`(?:will|would|does|can) \w+ing\b|(?:todavia |aun )?sirven? (?:la|el|las|los|est[ae]s?) \w|(?:a|ha) poco \w`,
].join('|')
const joints = 'and|but|so|or|ok|okay|then|cause|because|wait|well|also|oh|hey|y|pero|entonces|o|bueno|pues|oye|ah'
/** What is asked on after "and": "y cubre lo que ya pagamos". */
const goesOn = String.raw`(?:eso |es[ae] |tambien )?(?:cubren?|sirven?|funcionan?|alcanza) (?!bien|muy|mal|mucho|todo)\w`
const asks = new RegExp(
  `^(?:(?:${joints}) )*(?:${begins})|^(?:(?:${joints}) )+(?:if|si) |^(?:y|pero|entonces|o) ${goesOn}`,
)
/** What asks wherever it stands: "is there something open", "dont that count", "every month or just once". */
const anywhere = [
  String.raw`(?<!\b(?:nor|neither|so|as|than) )\b(?:do|does|did|will|would|can|could|should) (?:i|he|she|they|we)\b`,
  String.raw`\b(?:does|do|will|would|can) (?:that|it|this|they) (?:cover|pay|count|help|work|mean|change|affect|knock|hurt|include|apply|reset|disqualify)\b`,
  String.raw`\b(?:isnt|arent|dont|doesnt|wont) (?:it|that|there|they|this)\b`,
  String.raw`\b(?:can|could|would|does) (?:the|my|a) (?:pharmacist|pharmacy|drugstore|doctor|plan|insurance)\b|\b(?:puede|podria) (?:el|la|mi|un|una) (?:farmaceutic[oa]|farmacia|doctora?|plan|seguro)\b`,
  String.raw`\bor (?:just|only|is (?:it|that|this|there)|every|each|per|what|not|both|all at once)\b|\bo (?:por|cada|solo|que|no|es|lo|nomas|nada mas|tod[oa]s?|ambos|junt[oa]s|(?:los|las) dos)\b`,
  String.raw`\b(?:is|are) (?:that|this|it|they) (?:allowed|legal|possible|normal|enough|covered|free|worth it)\b|\bwhich \w+ do (?:you|u)\b`,
  String.raw`\b(?:que es|que son|que significa|(?<!\b(?:de|la|dice|digo) )verdad|cada cuando)$|^(?:y )?cada cuando\b|\bwhats an?\b|\bhow (?:often|longs?|far)\b`,
  String.raw`\bwhats (?:the|this|that|my)\b(?! (?:hell|heck|point|use|matter))|\bam i (?:in|ok|okay|still|late|too)\b`,
  String.raw`\b(?:q|que) es (?:eso|esto|es[ae])\b|(?<!\b(?:la|lo|el|los|las|yo se|ya se|ya vi) )\bcual(?:es)? (?:\w+ )?(?:es|era|fue|son|eran)\b`,
  String.raw`(?<!\b(?:me|nos|te|le|les|se|no) )\b(?:lo|la|los|las) (?:aceptan|cobran|cubren|dan|venden|piden)\b`,
  String.raw`(?<!\b(?:se|sabe|sabes|no) )\b(?:como|donde) (?:me |le |lo |la |los |las )*(?:consigo|consigue|pido|saco|compro|solicito|aplico)\b`,
  String.raw`\b(?:pero|y|entonces) (?:que|como) (?:le |les |lo |la )(?:digo|pongo|pido|explico|mando|llevo)\b`,
  String.raw`(?<!\bun[oa]s )\bcuant[oa]s (?!mas\b)\w|\b(?:en|por|a|de|con) cuanto (?:tiempo|sale|queda|esta)\b`,
  String.raw`(?<!\b(?:se|sabe|sabes|es|fue|hay|no|cada|de|con|a|para|por) )\bquien (?:l[aeo]s?|me|nos) \w|\ba quien(?:es)? \w`,
  String.raw`\b(?:(?:is|are) there (?:an?|any|some|one|other|another|something|anything|some(?:one|body)|any(?:one|body))|(?<!\b(?:reason|know|is) )why (?:did|do|does|is|are|was|were|cant|wont|would|should))\b`,
  String.raw`(?<!\b(?:se|sabe|sabes|no) )\ba que (?:numero|hora|oficina|direccion)\b`,
  String.raw`\bis that what\b|\b(?:up|down|back|go|goes|change[sd]?) (?:in)?to what\b|\bfor how (?:long|many)\b`,
  String.raw`\bque (?:(?:tu|usted|te|le) )?(?:crees?|opinas?|piensas?|parece|aconsejas?|recomiendas?|recomienda)$`,
  String.raw`(?<!\b(?:se|sabe|sabes|no|asi) )\bcomo (?:lo|la|le|les|los|las) \w+o\b|(?<!\bno se )\b(?:que|q) (?:ingresos?|nombre|direccion|fecha|numero|cantidad) (?:pon[eg]\w*|va|digo|escrib\w+|llev\w+)\b`,
  String.raw`(?<!\bno )\bhay (?:algo|algun\w*|alguien|quien|otr[oa]s?)\b`,
  String.raw`(?<!\b(?:nor|neither|so|problem|thing|issue|deal|reason|fact|truth|part|trouble|point|know) )\b(?:is|are) (?:he|she|they) (?:automatically|covered|eligible|allowed|supposed|able|entitled|considered|required|going to|gonna)\b`,
  String.raw`\b(?:do|does|did) (?:his|her|hers|mine|my|our|ours|their|theirs) (?:\w+ ){0,2}(?:count|matter|help|work|cover|pay|change|affect|go|start|end|expire|need|get|qualify|apply)\b`,
  String.raw`(?<!\b(?:problem|thing|issue|deal|that|this|all|know|happens|happened|reason) )\bis (?:that|this|it) (?:real|true|right|correct|safe|bad|common|a scam|a thing|per|when|why|where)\b`,
  String.raw`\b(?:to|for|at|with|from|by) (?:what|whom?|when)$|\b(?:or|gets?|pays?|costs?|its) what$`,
  String.raw`(?<!\b(?:i|we|they|you|he|she|it|who|that|to|can|nor|neither|what|how|not) )\b(?:does|do|did|will) (?!(?:not|nothing|it|really|also|still|even|always|already|actually) )(?:\w+ ){1,3}(?:count|give|cover|pay|work|help|let|look|need|require|accept|include|ask|check|report|know|charge)\b`,
  String.raw`\b(?:no|tampoco) (?:lo )?entiendo (?:bien )?(?:por ?que|como|que|si|cual|cuando)\b|\bdont (?:understand|get) (?:why|how|what|if|whether)\b`,
  String.raw`\beso (?:me |se |le |nos )?(?:lo |la )?(?:cuentan?|afecta|cobran|quitan|perjudica)$|\bcomo (?:que (?:no|para|yo|a mi)|van? a ser|(?:es|fue) que|puede ser)\b|\bque (?:me |nos |le )?(?:recomiend|aconsej|sugier)(?:a|as|e|es|en) (?:usted|tu|ustedes)\b`,
  String.raw`(?<!\bnot )\b(?:wants?|needs?|trying|curious|wondering|asking) (?:to (?:know|find out|ask) )?(?:if|whether|who|how much|how long)\b|\bwondering\b`,
  String.raw`\b(?:quiero|quiere|quisiera|queria|necesito|gustaria|interesa) (?:saber|preguntar)\b|\b(?:hij[oa]|espos[oa]|marido|mama|papa|herman[oa]|senora|abuel[oa]|niet[oa]) pregunta (?:si|que|cuanto|cuando)\b`,
  String.raw`\bo (?:ni |mejor (?:l[oa]|me|voy|compro|pago|pido|espero)\b|me (?:l[oa]s?|quedo|toca|espero)\b|tengo que|hay que)`,
].join('|')
const asksAnywhere = new RegExp(anywhere)

/** Words that ask, as they are typed in haste. */
const hasty: [RegExp, string][] = [
  [/\b(?:wat|wut|wht|whut)\b/g, 'what'],
  [/\b(?:wy|whi)\b/g, 'why'],
  [/\b(?:wen|whn)\b/g, 'when'],
  [/\bq\b/g, 'que'],
  [/\b(?:berdad|verda|berda)\b/g, 'verdad'],
]

/** Whether a text asks something in so many words. "If I have questions I will be back" does not. */
export const asksSomething = onceAMoment((text) => {
  const folded = spelledOut(text)
  if (text.includes('?') || plain.test(folded) || asksAnywhere.test(folded)) return true
  return text.split(/[,.;:!\n]+/).some((clause) => asks.test(spelledOut(clause)))
})

function spelledOut(text: string): string {
  return hasty.reduce((folded, [typed, word]) => folded.replace(typed, word), fold(text))
}

const whatNext =
  /^(?:ok |okay |so |and |then |but |well |bueno |y |entonces |pues )*(?:what (?:do|should|can|would) (?:i|we) (?:even )?do|now what|what now|whats next|que (?:hago|hacemos|se hace|puedo hacer|se puede hacer|debo hacer)|ahora que|que sigue)(?: (?:then|now|next|about (?:it|that)|ahora|entonces|pues))*$/

/** "So what do I do now": asks for the next step of what was told. */
export function asksWhatNext(text: string): boolean {
  return whatNext.test(fold(text))
}

const whatNextAtEnd =
  /[\s,.;:]*\b(?:(?:so |and |y |pues |entonces )?(?:what (?:do|should|can) (?:i|we) (?:even )?do(?: now)?|now what|what now|que (?:hago|hacemos|puedo hacer)(?: ahora)?|ahora que(?: hago)?))\W*$/i

/** What is told before "so what do I do now". */
export function withoutWhatNext(text: string): string {
  return text.normalize('NFC').replace(/qué/gi, 'que').replace(whatNextAtEnd, '')
}

const whatToSay =
  /\b(?:what (?:do|should|can|would) (?:i|we) (?:even |just )?(?:say|tell|ask)|what to (?:say|tell|ask)|que (?:le|les) (?:digo|pregunto|pido|decimos)|que (?:digo|debo decir|tengo que decir))\b/

/** Whether a text asks for the words to say to somebody: a next step has them. */
export function asksWhatToSay(text: string): boolean {
  return whatToSay.test(fold(text))
}

const whatOrHow =
  /\b(?:how|what|whats|when|where|who|whom|which|why|como|que|cual|cuales|cuando|donde|quien|cuant[oa]s?)\b/

/** Whether a text asks for a yes or a no at its end: it asks, and neither what nor how. */
export function asksWhether(text: string): boolean {
  const last = text.split(/[,.;:]/).findLast((clause) => clause.trim().includes(' ')) ?? text
  return [text, last].some((part) => asksSomething(part) && !whatOrHow.test(fold(part)))
}

const wants =
  /\b(?:help|needs?|wants?|wanna|looking|show|tell me|give|send|search|find|(?<!\bno )more|again|please|(?:i|we)d (?:like|take)|would like|gustaria|interes(?:a|ad[oa]|ted)|sign (?:me|us|him|her|them) up|ayud\w+|necesit\w+|quier\w+|busc\w+|muestr\w+|dig[ao]\w*|dime|deme|dame|mand[ea](?:me|nos)\w*|mande|mas|otra vez|por favor)\b/

/** Whether a text tells what is wanted: "I need food", "show me more". */
export function wantsSomething(text: string): boolean {
  return wants.test(fold(text))
}

const ofAll =
  /\b(?:what (?:is|are) (?:it|that|this|they)|whats (?:it|that|this)(?: called)?|como se llama|tell me|more|explain|how (?:does|do) (?:it|that|this|they) work|who (?:is it|are they)|que (?:es|son)|cuent[ea]\w*|mas|explic\w+|como funciona\w*|dig[ao]me|dime)\b/

/** Whether a record is asked about as a whole. */
export function asksOfAll(question: string): boolean {
  return ofAll.test(fold(question))
}

const people =
  '(?:cousin|friend|neighbou?r|sister|brother|coworker|buddy|aunt|uncle|lady|guy|man|woman|girl|somebody|someone|people)'
const personas =
  '(?:prim[oa]|amig[oa]|vecin[oa]|herman[oa]|compadre|comadre|companer[oa]|tia|tio|cunad[oa]|senora|senor|muchach[oa]|alguien|gente)'
const hearsay = new RegExp(
  [
    String.raw`\b${people} (?:\w+ ){0,3}(?:says?|said|told me|tells me|thinks|swears)\b|\bi (?:heard|read|saw) `,
    String.raw`\b${personas} (?:\w+ ){0,3}(?:me )?(?:dijo|dice|conto|cuenta)\b|\b(?:oi|escuche|lei|vi) (?:que|de|en)\b|\bme contaron\b`,
  ].join('|'),
)

/** Whether something is told that others say: "my cousin said you pay it back when you die" asks whether it is so. */
export function tellsHearsay(text: string): boolean {
  return hearsay.test(fold(text))
}
