import { fold } from '#text/fold.ts'

const partner =
  '(?:my |mi |her |his |su |(?:the |el |la |\\w+s )(?=(?:husband|boyfriend|bf|esposo|marido|novio|padrastro)\\b))(?:husband|hubby|boyfriend|bf|wife|girlfriend|gf|partner|spouse|fiance|ex|baby daddy|babys father|esposo|marido|novio|pareja|viejo|senor|mujer|esposa|novia|suegra|padrastro)'
/** Who takes the money of somebody old or sick. A child who took a phone only plays with it. */
const relative =
  '(?:my |mi )(?:(?:own|oldest|propio|propia) )?(?:son|daughter|grandson|granddaughter|nephew|niece|caregiver|aide|brother|sister|hijo|hija|nieto|nieta|sobrino|sobrina|cuidadora?|nuera|yerno|hermano|hermana)'
const he = `(?:${partner}|he|she|hes|shes|el|ella)`
const lately =
  '(?:(?:has|had|have|is|always|just|even|already|also|then|literally|keeps?|kept|siempre|ya|hasta|tambien|ahora|todo el tiempo|me|nos|le) ){0,4}'

const money = String.raw`(?:\w+ )?(?:bank|debit|credit|ebt) cards?|money|pay ?checks?|pay|social security|ssi|disability checks?|checks?|bank accounts?|(?:tarjetas? (?:del?|de) (?:el )?(?:banco|debito|credito)|dinero|cheques?|sueldo|salario|paga|lana|feria|raya|cuenta(?: del banco)?|seguro social)`
const things = `${money}|phone|cell(?:phone)?|iphone|wallet|purse|(?:car |house )?keys|passport|ids?|papers|green card|social security card|mail|letters|insurance card|celular|cel|telefono|llaves|pasaporte|papeles|identificacion|correo|cartas|tarjetas?(?: del seguro)?`
const medicines =
  'pills|meds|medicines?|medication|inhaler|insulin|birth control|pastillas|medicinas?|inhalador|insulina|anticonceptivos'
const whose = '(?:(?:all|all of|my|our|own|el|la|los|las|mi|mis|todo|toda|todos|todas|lo de) )+'
/** What is done to help: "took my phone to get it fixed", "keeps my card on file". */
const notToHelp = String.raw`(?! (?:number|numbers|order|in for|on file|to (?:get|the|be|pay|fix|pick|copy|scan|see|buy|make|fill|help)|by (?:mistake|accident)|for (?:repair|me)|para (?:arregl\w+|compon\w+|pagar\w*|copi\w+|comprar\w*|ayudar\w*)|a (?:arreglar|componer)|sin querer|por error)\b)`

const shapes = [
  // He took my phone, she keeps all my money.
  String.raw`\b${he} ${lately}(?:took|takes|taken|taking|keeps|kept|hid|hides|hiding|holds|smashed|broke|breaks|steals|stole|controls|controlling|confiscated|checks|reads|opens|monitors|tracks|goes (?:through|thru)|looks (?:through|thru)|going (?:through|thru)|looking (?:through|thru)) ${whose}(?:${things})\b${notToHelp}`,
  String.raw`\b${relative} ${lately}(?:took|takes|taking|keeps|kept|holds|steals|stole|stealing|controls|spends) ${whose}(?:${money})\b${notToHelp}`,
  String.raw`\b${he} ${lately}(?:hid|hides|hiding|threw|throws|flushed|flushes|locks up|locked up|destroyed) (?:out |away |up )?${whose}(?:${medicines})\b`,
  String.raw`\b${he} ${lately}(?:controls?|controlling|in control of) (?:${whose}|the |everything|me\b)(?:money|finances|bank|accounts?|insurance|mail|phone|everything|me|what i)?\b(?<=\b(?:money|finances|bank|accounts?|insurance|mail|phone|everything|me|i))`,
  // He won't let me work, he does not give me money.
  String.raw`\b${he} (?:wont|wouldnt|doesnt|does not|will not|never|not) (?:ever )?(?:let|lets|letting|allow|allows) me (?:have (?:any |my own |a )?(?:money|cash|phone|card|account|job)|work|leave|go (?:out|anywhere|to (?:the|a|my) (?:doctor|clinic|store))|see (?:my|a|the) (?:family|mom|friends|sister|doctor)|use (?:the|my|a) (?:phone|car|card|money)|drive|talk to|spend|touch (?:the|my|our) money)\b`,
  String.raw`\b${partner} (?:wont|doesnt|does not|will not|never|refuses to) (?:ever )?gives? me (?:any |a |the )?(?:money|cash|dime|penny)\b`,
  String.raw`\b(?:have to|need to|gotta) ask (?:him|${partner}) (?:for (?:permission|every|money)|permission)\b`,
  // Me quitó la tarjeta del banco, me revisa el celular.
  String.raw`\b(?:me|nos) (?:ha |anda |esta |tiene )?(?:[qk]u?ito|[qk]u?ita|quitaba|quitado|escondio|esconde|escondido|agarro|agarra|rompio|rompe|controla|controlando|revisa|revisando|checa|checando|lee|leyendo|abre|vigila|rastrea) ${whose}(?:${things}|mensajes|whatsapp|mensaje)\b${notToHelp}`,
  String.raw`\b(?:me|nos) (?:ha |anda )?(?:escondio|esconde|escondido|tiro|tira|tirado|rompio|rompe) ${whose}(?:${medicines})\b`,
  String.raw`\b(?:el|ella|${partner}) (?:\w+ ){0,2}?(?:controla|guarda|se queda con|maneja) ${whose}(?:${money}|correo|papeles|cartas|seguro|cuentas)\b`,
  String.raw`\bno me deja (?:trabajar|salir|manejar|gastar|tener (?:mi |un |una )?(?:dinero|celular|telefono|trabajo|tarjeta|cuenta)|ver a mi|usar (?:el|mi) (?:celular|telefono|carro|dinero)|ir (?:al|a la|con el|a mi) (?:doctor\w*|clinica|medico)|hablar con|llamar)\b`,
  String.raw`\b(?:${partner}|el) (?:\w+ )?no me (?:da|suelta) (?:ni )?(?:dinero|un peso|un centavo|un dolar|lana|feria|nada de dinero)\b`,
  String.raw`\btengo que pedirle (?:permiso|dinero|hasta)\b`,
]
const control = new RegExp(shapes.join('|'))
/** The same, told by who looks on: "el novio no la deja ir sola a las citas". */
const controlOfOther = new RegExp(
  String.raw`\b${partner} (?:\w+ ){0,9}?(?:no (?:la|lo) deja|(?:wont|doesnt|does not|never) (?:let|lets) (?:her|him)) (?:go|ir|salir|venir|come|see|ver|talk|hablar|have|tener|use|usar|work|trabajar|leave|sola|solo|alone)\b`,
)
const partnerNamed = new RegExp(String.raw`\b${partner}\b`)
const seesAll =
  /\b(?:he|she|el|ella) (?:\w+ )?(?:sees|checks|reads|knows|controls|watches|monitors|ve|revisa|checa|lee|controla|vigila) (?:all|everything|todo)\b/
/** Who takes, keeps or forbids something, and is nobody's partner: the clinic that does not let one use a card. */
const byOffice =
  /\b(?:(?:la|el|del|al|una?) (?:farmacia|seguro|aseguranza|banco|gobierno|estado|plan|programa|clinica|oficina|doctora?|medico|cajer[oa]|farmaceutic[oa]|dolor|tos|rodilla)|pharmac\w+|doctor|dr|nurse|clerk|cashier|landlord|teller|office) (?:\w+ ){0,3}(?:me|my|no|nos|took|takes|keeps|kept|wont|doesnt)\b|\bme (?:quito|quita) (?:\w+ ){1,3}(?:la farmacia|el seguro|el banco|el gobierno|el doctor|la doctora)\b/

/** Whether a partner takes, watches or withholds money, phone, mail, papers or medicine: a sign of violence, and no alarm. */
export function tellsControl(text: string): boolean {
  const folded = fold(text)
  if (controlOfOther.test(folded)) return true
  if (byOffice.test(folded)) return false
  return control.test(folded) || (partnerNamed.test(folded) && seesAll.test(folded))
}
