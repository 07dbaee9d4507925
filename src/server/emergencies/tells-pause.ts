import { fold } from '#text/fold.ts'

const lead = 'ok|okay|well|hmm|wait|so|yeah|yes|sure|oh|bueno|pues|si|ah|a ver'
const whom =
  '(?:with |a |con )?(?:her|him|them|ella|el|ellos|(?:my|the|her|his|our|mi|la|al|el|su|del) (?:mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|son|daughter|sister|brother|aunt|uncle|cousin|niece|nephew|grandson|granddaughter|neighbou?r|roommate|caseworker|boss|doctor|nurse|pharmacist|mama|papa|espos[oa]|marido|mujer|novi[oa]|hij[oa]|herman[oa]|ti[oa]|prim[oa]|niet[oa]|sobrin[oa]|vecin[oa]|jefe|doctora?|enfermera))'
const what =
  '(?:at |on |for )?(?:it|that|lo|(?:the|my|her|his|la|el|su|mi) (?:bottle|box|label|card|letter|bill|paper|papers|caja|frasco|tarjeta|carta|receta|cuenta|papel|papeles))'
const whenever =
  'real quick|first|again|now|then|and see|and get back to you|please|thanks|primero|ahorita|otra vez|bien|y le digo|por favor|porfa|gracias'

const pauses = [
  '(?:let me|lemme|ill|i will|imma|ima|i have to|ive got to|i gotta|i need to|gotta|im gonna|im going to) (?:go |just |first )?',
  '(?:dejeme|dejame|deja|deje|permitame|ahorita|orita|voy a) (?:le |lo |la |les )?',
]
const asks = `(?:(?:ask|check|see|pregunt(?:o|ar)(?:le|les)?|chec(?:o|ar)|averigu(?:o|ar)) ${whom}|(?:check|look|find|grab|get|read|see|revis(?:o|ar)|busc(?:o|ar)|ver|leer)(?:lo|la)? ${what}|check|look|see|ask|ver|checar|revisar|averiguar|pregunt(?:o|ar)(?:le|les)?)`
const waits =
  '(?:give me |gimme |just )?(?:a|an|one|1) (?:sec|second|min|minute|moment)s?|(?:hold|hang) on(?: (?:a|one) (?:sec|second|min|minute|moment))?|wait a (?:sec|second|min|minute|moment)|brb|be right back|(?:deme |dame |espere |espereme |esperame |espera )?un (?:momento|momentito|segundo|segundito|ratito|minuto|minutito)|esper(?:e|eme|ame|a)|aguant(?:e|a|eme|ame)|(?:ahorita|ya|ahora) (?:vuelvo|regreso)'

const pause = new RegExp(
  `^(?:(?:${lead}) )*(?:(?:${pauses.join('|')})${asks}|${waits})(?: (?:${whenever}))*(?: (?:${waits}))?$`,
)

/** Whether somebody goes to look or to ask, and says nothing else: "let me ask my husband real quick", "un momentito". */
export function tellsPause(text: string): boolean {
  return pause.test(fold(text))
}
