import { fold } from '#text/fold.ts'
import { months } from './tells-before.ts'

/**
 * That nothing has happened, in plain words: "nobody took too much", "he is not having a seizure". What a person says of
 * themselves alone is not here: who says "I am not suicidal" may be.
 */
const denials = [
  /\b(?:nobody|no ?one) (?:has |is |was )?(?:(?:took|taken|swallowed) (?:too (?:much|many)|anything|extra|any)|in (?:any )?danger|hurt|sick|dying)\b/giu,
  /\b(?:nobody|no ?one)(?: is|['’]s)? overdosing\b|\bnadie (?:tiene|est[aá] (?:con|teniendo)) (?:una )?sobredosis\b/giu,
  /\b(?:nobody|no ?one)(?: is|['’]s)? having (?:a |an )?(?:allergic )?(?:reaction|seizure|stroke|heart attack)\b|\bnadie (?:tiene|est[aá] (?:con|teniendo)) (?:una )?(?:reacci[oó]n|convulsi[oó]n)(?: al[eé]rgica)?\b/giu,
  // Without "but": "no chest pain but my arm is numb" denies one sign and tells another.
  /\bno chest pains?(?: or (?:nothing|anything))?\b(?!.*\b(?:but|except)\b)|\bno me duele el pecho(?: ni nada)?(?!.*\b(?:pero|sino)\b)/gisu,
  /\bno (?:swelling|hinchaz[oó]n)(?: (?:in|on|of|around|en) (?:(?:the|my|his|her|el|la|los) )?\p{L}+)?(?: or (?:nothing|anything)| ni nada)?(?!.*\b(?:but|except|until|now|pero|sino|ahora)\b)/gisu,
  /\b(?:no|not an) emergency\b/giu,
  // Who thinks ahead.
  /\bnot (?:trying|meaning|wanting) to (?:be|sound|get) (?:(?:so|too|all|overly) )?(?:morbid|dark|grim|dramatic|negative),? (?:(?:i['’]?m|am) )?just (?:planning|curious|asking|wondering|being (?:practical|realistic|careful))(?: ahead)?(?=\W*$|[.!?])/giu,
  /\bno (?:quiero|es por) (?:sonar|ser|parecer|verme) (?:morbos|dram[aá]tic|exagerad|pesimist|negativ)[oa],? (?:s[oó]lo|nom[aá]s|nada m[aá]s) (?:estoy |es por |me estoy )?(?:pregunt|plane|prepar|averigu)\p{L}+(?=\P{L}*$|[.!?])/giu,
  /\b(?:annoyed|mad|angry|furious|frustrated|pissed(?: off)?|upset|joking|kidding|dramatic)(?:,| and| but)? not (?:actually )?(?:homicidal|violent|murderous|suicidal|crazy|a killer)\b|\bnot (?:actually |literally )?homicidal\b/giu,
  /\b(?:it |that )?was(?: not|n['’]?t) (?:a )?(?:heart attack|stroke|seizure)\b|\bno fue (?:un )?(?:infarto|derrame|ataque)\b/giu,
  /\b(?:no|not an?) (?:actual|real|literal) (?:heart attack|stroke|seizure|emergency)\b(?!.*\b(?:but|except|until|yet|still)\b)|\bno (?:es |fue |me dio )?(?:un |ning[uú]n )?(?:infarto|derrame|ataque) (?:de verdad|real)\b(?!.*\b(?:pero|sino|todav[ií]a)\b)/gisu,
  // Of another month, and over: "chest pains in March, it's over now".
  /\bchest pains? (?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?=.*\b(?:over now|i ?['’]?m fine)\b)(?!.*\b(?:but|again|still)\b)/gisu,
  /\bno ha (?:dicho|hablado)(?: nada)? de (?:hacerse|matarse|quitarse|morirse)(?: ning[uú]n)?(?: da[nñ]o| la vida)?(?!.*\b(?:pero|aunque|sino)\b)/gisu,
  /\b(?:(?:is|was|are|am|'?s|'?m|i'm) not|isn['’]?t|wasn['’]?t|aren['’]?t) (?:having (?:a|another|any) (?:seizures?|stroke|heart attack)|in (?:any )?danger)\b/giu,
  /\b(?:did ?n['’o]?t|did not|have ?n['’o]?t|have not|has ?n['’o]?t|has not|never) (?:take|taken|took|swallow|swallowed) (?:too (?:much|many)|(?:anything |any )?extra|more than)\b/giu,
  /\b(?:has ?n['’o]?t|has not|have ?n['’o]?t|have not|did ?n['’o]?t|did not) (?:had|have) (?:a |any |another )?(?:seizures?|strokes?|heart attacks?)\b(?! (?:before|like|until|in))/giu,
  /\bnever (?:going to |gonna )?overdos(?:e|ed|ing)(?: again)?\b/giu,
  /\b(?:don['’]?t|do not) want to (?:starve|freeze|die of hunger)|\bno (?:nos )?(?:quiero|queremos) morir(?:me|nos)? de (?:hambre|fr[ií]o|calor)/giu,
  /\bnadie (?:se )?(?:tom[oó]|ha tomado|trag[oó]) (?:de m[aá]s|demasiad\p{L}+|nada)|\bnadie est[aá] (?:en peligro|herid[oa]|grave|enferm[oa])/giu,
  /\bno (?:es|hay|fue) (?:una |ninguna )?emergencia/giu,
  /\bno (?:est[aá]|estoy|le est[aá]|le) (?:convulsionando|en peligro|(?:dando|teniendo|da|dio) (?:un |una )?(?:ataque|infarto|derrame|convulsi[oó]n))/giu,
  /\b(?:ahorita |ahora )?no (?:tiene|tengo) (?:ning[uú]n |un )?(?:ataque|convulsi[oó]n|derrame|infarto)(?:e?s)?\b(?!.*\b(?:pero|sino|otra vez)\b)|\bnot having (?:one|it|any)(?: right)? now\b(?!.*\b(?:but|again)\b)/gisu,
  /\bno me siento mal(?: ni nada)?|\bno (?:me )?quier[eo] quedar(?:me|se) sin (?:tomar|medicina|pastillas|ella|la medicina)/giu,
  /\bno (?:le|me|les|nos) (?:est[aá]|ha|ha estado) pasando nada|\bnothing (?:is )?happen(?:ing|ed)(?: to (?:her|him|me|us))?/giu,
  /\bno (?:me |se )?(?:tom[eé]|tom[oó]|he tomado|ha tomado) (?:de m[aá]s|demasiad\p{L}+|nada (?:de m[aá]s|extra))/giu,
]

const notBut = String.raw`(?!.*\b(?:but|except|until|till|unless|yet|pero|sino|hasta|aunque|todav[ií]a)\b)`
const sign = `(?:fevers?|temp(?:erature)?|swelling|pain|bleeding|blood|vomiting|throwing up|dizziness|seizures?|rash|hives|numbness|(?:trouble|problems?) breathing|shortness of breath|fiebre|calentura|temperatura|h?inchad[oa]|h?inchaz[oó]n|dolor(?: de pecho| en el pecho)?|sangr(?:e|ado)|v[oó]mitos?|mareos?|n[aá]useas?|convulsi[oó]n(?:es)?|ronchas|falta de aire|s[ií]ntomas?|symptoms?)`
const none = String.raw`(?:no|sin|without|(?:do ?n['’]?t|does ?n['’]?t|do not|does not|did ?n['’]?t) have (?:a |any )?|(?:has|have) ?n['’]?t had (?:a |any )?|no (?:tengo|tiene|tenemos|hay|trae|traigo)(?: ning[uú]n\p{L}*| nada de)?)`
/** Signs that are said not to be there: "no swelling no fever". What does not breathe, move or wake is none of them. */
const signsDenied = [
  new RegExp(
    String.raw`(?<!\b(?:hay|if|si) )\b${none} ?${sign}(?:(?:,? (?:and |y )?(?:no|ni|or|o|sin|without) |, )(?:a |any |de |nada )?(?:${sign}|anything|nothing|nada))*(?!\p{L})${notBut}`,
    'gisu',
  ),
  new RegExp(
    String.raw`\b(?:(?:is|was|are) ?n['’]?t|(?:has|have|had) ?n['’]?t(?: been)?|not|ain ?['’]?t) (?:bleeding|vomiting|vomited|throwing up|thrown up|fainted|convuls(?:ed|ing)|seizing)\b${notBut}`,
    'gisu',
  ),
  new RegExp(
    String.raw`\bno (?:(?:me|se|le) )?(?:(?:he|ha|han|est[aá]|estoy) )?(?:convulsionad[oa]|convulsionando|convulsiona|vomitado|vomitando|sangrado|sangrando|desmayad[oa])(?!\p{L})${notBut}`,
    'gisu',
  ),
]
/** That it only hurts: beside signs that are denied, and not of the chest, the head or the belly. */
const onlyHurts =
  /\b(?:just|only|solo|s[oó]lo|nom[aá]s|nada m[aá]s)(?: (?:it|me|que|a|un|una|little|poco))*(?: (?:my|the|this|mi|la|el) \p{L}+)? (?:hurts?|aches?|sore|duele|duelen|molesta|arde|achy|tender|tired|cansad[oa])(?!.*\b(?:chest|heart|head|belly|stomach|breath\w*|pecho|coraz[oó]n|cabeza|panza|est[oó]mago|barriga|respir\w*|worse|peor)\b)[^.,;!?]*/giu

/** That there is nothing to harm oneself with. */
const meansDenied = [
  /\bno tengo (?:(?:ning[uú]n|ninguna|otras?|m[aá]s) )?(?:pastillas?|medicinas?|pistolas?|armas?|cuchillos?)(?: (?:guardad|escondid|juntad|apartad)[oa]s?)?,? ni nada(?: (?:de eso|as[ií]|por el estilo))?(?!\p{L})(?!.*\b(?:pero|aunque|sino|todav[ií]a)\b)/giu,
  /\b(?:do ?n['’]?t|do not) (?:even )?(?:have|own|keep) (?:any |a |no |extra )*(?:pills?|meds|guns?|weapons?|knives)(?: (?:saved|stashed|stored|hidden|put away)(?: up)?)?,? or (?:anything|nothing)(?: like that)?\b(?!.*\b(?:but|yet|until)\b)/giu,
]

const isDone = /\b(?:took|taken|swallow\w*|used|cut|tome|tomado|trague|use|corte)\b/

/** Whether somebody says that they have nothing to harm themselves with: they have not taken it either. */
export function deniesMeans(text: string): boolean {
  return meansDenied.some((denial) => text.search(denial) >= 0) && !isDone.test(fold(text))
}

/** Said of oneself, and nothing after it that takes it back. */
const selfHarmDenied = [
  new RegExp(
    String.raw`\b(?:not|ain['’]?t|wo ?n['’]?t|do ?n['’]?t|never) (?:(?:going|gonna|about|trying|planning|wanna|want|to) )*(?:kill|off|hurt) myself (?:or (?:anything|nothing)|lol|haha)${notBut}(?!.*\b(?:today|tonight|if)\b)`,
    'gisu',
  ),
  new RegExp(
    String.raw`\bno (?:me )?(?:estoy|ando|voy|pienso|quiero|es)(?: (?:pa|para|a|como|que|me|vaya|en))* (?:matar(?:me)?|suicidarme|morirme|matarme) ni nada(?: de eso)?${notBut}(?!.*\b(?:hoy|si)\b)`,
    'gisu',
  ),
  /\bno (?:me )?quiero morir(?:me)?\b(?! (?:de|sin|as[ií])\b)(?!.*\b(?:pero|aunque|sino)\b)/gisu,
  /\bno (?:me )?(?:quiero|voy a|pienso|pienso en) (?:hacerme|hacer) (?:ning[uú]n )?da[nñ]o\b(?!.*\b(?:pero|aunque|sino)\b)/gisu,
  /(?<!\bno )\btengo (?:much[ií]simas |muchas |tantas )?ganas de vivir\b(?!.*\b(?:pero|aunque|sino)\b)/gisu,
  /\bi (?:(?:do|really|still|very much|just) )*want to live\b(?! (?:with|without|like|in|at|near|anywhere)\b)(?!.*\bbut\b)/gisu,
  /\b(?:do ?n['’o]?t|do not|not going to|not gonna|wo ?n['’o]?t|would(?: not|n['’o]?t)(?: ever)?|never) (?:want to |wanna |going to )?(?:hurt|harm) myself\b(?!.*\b(?:but|anymore|any more|except|until)\b)/gisu,
]

/** Whether somebody says that they will not hurt themselves: no alarm, and who listens is named once more. */
export function deniesSelfHarm(text: string): boolean {
  return selfHarmDenied.some((denial) => text.search(denial) >= 0)
}

const notNow = new RegExp(
  [
    '^(?:(?:no+|nope|nah|but|oh|ok|yes|thanks|thank you|for asking|for checking|por preguntar|honestly|really|i promise|gracias|la verdad|pero|de verdad|si|bueno) )*(?:',
    'nothing like that|not (?:now|anymore|any more|right now|like that)|i (?:dont|do not) (?:feel|think) (?:that|like that|about that)(?: way)?',
    '|(?:im|i am) not (?:(?:going to|gonna) (?:do|hurt) (?:anything|that|nothing|myself)|thinking (?:of|about) (?:that|it))|i wont do (?:anything|that|nothing)',
    '|(?:(?:ahorita|ahora|ya) )*(?:nada de eso|no (?:pienso|siento) (?:en )?eso|no es eso|no (?:me )?voy a hacer(?:me)? (?:nada|eso))',
    ')(?: (?:now|anymore|any more|right now|at all|i promise|ahorita|ahora|ya|se lo (?:juro|prometo)))*$',
  ].join(''),
)
/** What speaks against it, wherever it stands. */
const butLater =
  /\b(?:tonight|tomorrow|later|yet|until|till|bye|goodbye|sorry|gun|knife|rope|bridge|took|swallow\w*|manana|luego|al rato|todavia|hasta|adios|perdon\w*|pistola|cuchillo|soga|puente|tome|trague)\b/

/** What is said besides that one thinks of dying no more ("no, ahorita nada de eso"); nothing where it is not said. */
export function besidesDenial(text: string): string | undefined {
  const parts = text.split(/[.!?;,\n]+/)
  const rest = parts.filter((part) => !notNow.test(fold(part)))
  return rest.length === parts.length || butLater.test(fold(text)) ? undefined : rest.join('. ')
}

const aSign = new RegExp(String.raw`(?<!\p{L})${sign}(?!\p{L})`, 'iu')

/** Whether a text names a sign of an illness: "3 seizures last night". */
export function namesSign(text: string): boolean {
  return aSign.test(text)
}

/** What may stand beside denied signs: any other word may tell of a danger that they only make less likely. */
const ofNoSign = new Set(
  'no nah nope or anything nothing nada ni y and just only solo nomas its it is sore need needs a an the dentist necesito un una dentista ahorita la last one ultima vez time was fue when i chew at night al masticar chingo any had been ve today hoy please en in'.split(
    ' ',
  ),
)
const aMonth = new RegExp(`^${months}$`)

function tellsNoSign(rest: string): boolean {
  return fold(rest)
    .split(' ')
    .every((word) => word === '' || ofNoSign.has(word) || aMonth.test(word))
}

/** A text without what denies a danger: by itself it sounds like one. Denied signs stay where anything else is told. */
export function withoutDenials(text: string): string {
  const left = without(text, [...denials, ...meansDenied, ...selfHarmDenied])
  const signless = without(left, signsDenied)
  const rest = without(signless, [onlyHurts])
  return signless !== left && tellsNoSign(rest) ? rest : left
}

function without(text: string, shapes: readonly RegExp[]): string {
  return shapes.reduce((left, shape) => left.replace(shape, ' '), text)
}
