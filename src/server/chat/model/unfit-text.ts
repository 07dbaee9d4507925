/** Braces, code, tags and the marks of tool calls: machinery, and never words for a reader. */
const machinery = /[{}]|```|<\/?[a-z!|]|\|>|final_result|tool_calls?\b|function_call|"\w+"\s*:/i

/** A line that speaks as somebody else of the talk. */
const role = /^[\s*#>-]*(?:system|assistant|user|developer|tool|sistema|asistente|usuario)\s*(?:\*\*)?\s*:/i

const amount =
  /\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|ml|mL|units?\b|unidades\b|iu\b)|\b(?:half|double|media|doble)\b.{0,12}\b(?:dose|pill|tablet|dosis|pastilla|tableta)/i
const medicine = String.raw`(?:dos(?:e|es|age)|pills?|tablets?|injections?|shots?|medicines?|medications?|meds|insulin|it|them|taking|using|dosis|pastillas?|tabletas?|inyecci[oó]n|inyecciones|medicinas?|medicamentos?|insulina|tomar\w*|usar\w*|[A-Z][\p{L}-]+)`
const change = new RegExp(
  String.raw`\b(?:you (?:should|can|could|must|need to|may|have to)|just|please|simply|try to|safe to|ok to|okay to|usted (?:debe|puede|deber[ií]a|tiene que)|(?:debe|puede|deber[ií]a|conviene))\s+(?:stop|skip|double|increase|decrease|reduce|lower|raise|switch|change|cut|split|start|dejar(?: de)?|suspender|saltar(?:se)?|duplicar|aumentar|reducir|bajar|subir|cambiar|partir|empezar)\b(?:\s+(?:the|your|to|from|off|of|a|su|sus|la|el|los|las))*\s+${medicine}`,
  'iu',
)
const order =
  /(?:^|[.!?:;,]\s*|\b(?:and|then|y|luego)\s+)(?:stop taking|stop using|skip (?:a|your|the) (?:dose|pill)|double your|increase your|reduce your|lower your|cut your|split your|switch (?:to|from)|take (?:one|two|half|an? extra|more|less|your|it)\b(?! card| coupon| form| prescription)|deje de (?:tomar|usar)|suspenda|s[aá]ltese|duplique|aumente|reduzca|tome (?:una|dos|media|m[aá]s|menos|su)\b)(?=.{0,40})/i
const askFirst = /\b(?:doctors?|pharmacists?|m[eé]dic[oa]s?|doctora?|farmac[eé]utic[oa]s?)\b/i

export function isMachinery(text: string): boolean {
  return machinery.test(text)
}

export function speaksAsOther(line: string): boolean {
  return role.test(line)
}

/** Whether a sentence tells the reader how to take, stop or switch a medicine, and not to ask who knows. */
export function isMedicalAdvice(sentence: string): boolean {
  if (amount.test(sentence) && /\b(?:take|inject|use|tome|inyecte|use)\b/i.test(sentence)) return true
  return !askFirst.test(sentence) && (change.test(sentence) || order.test(sentence))
}
