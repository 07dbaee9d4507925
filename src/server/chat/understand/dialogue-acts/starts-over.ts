import { fold } from '#text/fold.ts'

/** What is said before such a command. Folded, as the rest is. */
const before = [
  'ok|okay|well|hey|navi|please|pls|just|so|now|whatever|actually|and|then|no|nah|wait|sorry|all right|alright|thanks?',
  'i|we|id|you|u|lets|let us|can|could|may|would|want|wanna|need|like|mind|to|forget (?:it|that|this|about (?:it|that|me))|scratch (?:it|that)',
  'bueno|pues|ya|oye|mejor|mira|y|entonces|ahora|perdon|gracias|por favor|porfa|quiero|quisiera|queremos|necesito|podemos|puedo|puedes?|podria|vamos a',
  '(?:olvid|dej)\\w+ (?:eso|esto)',
].join('|')

const command = [
  '(?:start|starting|begin) (?:all )?(?:over|again|fresh|anew|from (?:the )?(?:beginning|start|top|scratch|zero))|restart|redo everything',
  '(?:forget|clear|erase|delete|wipe|reset) (?:everything(?: that)?|it all|all(?: of)?(?: (?:that|this|it))?|(?:(?:this|the|our) )?(?:chat|conversation|talk))',
  '(?:start )?(?:a )?new (?:conversation|chat|question|search)',
  '(?:emp(?:ez|ec|iec|iez)|comen[zc]|comien[zc]|inici)\\w+ (?:de nuevo|otra vez|de cero|desde (?:cero|el (?:principio|inicio)))',
  '(?:volver|volvamos|volvemos) a (?:empezar|comenzar)|desde (?:el principio|cero)|reinici(?:ar|a|e|emos)',
  '(?:borr|olvid|elimin)(?:a|e|ar|alo|elo|emos) (?:todo|(?:la|el|esta|este) (?:conversacion|chat|platica))',
  '(?:una )?(?:nueva (?:conversacion|pregunta|busqueda)|otra pregunta nueva)',
].join('|')

/** And after it: "with something else". */
const after = [
  'please|pls|now|and|then|thanks?|again|all|over|completely|from|the|beginning|scratch|i (?:said|told you)|with (?:something else|(?:a )?(?:new|another|different) \\w+)',
  'por favor|porfa|ya|ahora|y|gracias|todo|eso|de nuevo|otra vez|lo que (?:le |te )?dije|con (?:otr[oa]|algo) \\w+',
].join('|')

const commands = new RegExp(`^(?:(?:${before}) )*(?:${command})(?: (?:${after}|${command}))*$`)

/** What starts over besides a talk: a year, an application, what others want. Folded. */
const ofElse =
  /\b(?:(?:it|everything|plan|year|january|deductible|limit|todo|plan|enero|deducible) (?:starts?|resets?|empieza|comienza) (?:over|de nuevo|otra vez)|(?:had|have|has|wants|gotta) to|(?:make|makes|made|making) (?:me|us|him|her)|they|dont wanna|dont want|(?:tuve|tuvo|tuvimos|tengo|tiene|hay|hacen) que|me hacen|quiere empezar|question answered|(?:start|back to|beginning of|top of) the list|(?:a|con) la lista|(?:con|with) (?:(?:a|an|un|una|new|another|nuev[oa]|otr[oa]) ){1,2}(?:doctora?|plan|job|insurance|trabajo|seguro|medic[oa]|papers|papeles)|los papeles|the papers|application|solicitud)\b|\b(?:does|do|did|will|would|when|until|unless|if|why|cuando|hasta que|por que|si) (?!(?:you|u|we|usted|podemos|puede)\b)(?:\w+ ){0,4}(?:starts?|resets?|empiez\w+|comienz\w+)\b/

/** Whether what sounds of a new start is of something else than the talk: "will they make me start over". */
export function tellsOfOtherStart(text: string): boolean {
  return ofElse.test(fold(text))
}

/** Whether a clause of a text is nothing but the command to begin anew, which deletes the talk. */
export function commandsStartOver(text: string): boolean {
  return text.split(/[,.;:!?¿¡\n]+/).some((clause) => commands.test(fold(clause)))
}
