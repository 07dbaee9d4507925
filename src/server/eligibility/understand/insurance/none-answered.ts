import { fold } from '#text/fold.ts'

/** What an answer may begin with. */
const lead =
  /^(?:(?:nope|nah|well|pues|sir|maam|senor|senora|honestly|actually|yeah|yes|si|so|but|pero|and|y|porque|because|us|currently|ahorita|ahora|la verdad|right now|por ahora|por el momento|de momento|no(?= (?:no|i|we|nothing|none|not|nunca|ya|never|lo|la|me|nada)\b)) )+/
/** "I haven't had any since Monday" is of pills. */
const ofPills =
  /\b(?:pills?|meds?|medicines?|medicinas?|medications?|doses?|dosis|pastillas?|recetas?|refills?|scripts?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|ayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/
/** Where such an answer ends, or why it is so. */
const why = String.raw`(?:$| (?:since|because|cuz|so|when|after|right now|rn|atm|now|currently|at (?:the|this) (?:moment|time)|anymore|any (?:more|longer)|yet|in|for (?:a|about|like|over|\d+|two|three|years|months)|last|this|of (?:that|those|them)(?:$| (?:im|i|we|just|sorry))|either|too|and|but|im|i|we|just|sorry|desde|porque|por(?: el momento| ahora|que)|cuando|hace|en|el|este|esta|ahorita|ahora|todavia|aun|de es[oa]s?$|ni|y|pero|nada|ningun[oa]|es que|muy|estaba|salia|no|ya)\b)`
const insurance = '(?:health )?(?:insurance|coverage|plan)'
const seguro = '(?:el |la |mi |un |una |ningun |ninguna )?(?:seguro|aseguranza|cobertura|plan)(?: medico)?'

const answers = [
  `(?:nothing|none|zero|zilch|nada|cero|ningun[oa])${why}`,
  `not (?:any ?more|right now|now|currently|at (?:the|this) (?:moment|time)|since|yet|insured|covered)\\b`,
  `no (?:longer|more)${why}`,
  `(?:(?:i|we) )?(?:dont|do not|aint|havent|didnt|never)(?: (?:really|even|actually|ever|had|have|got)){0,3} (?:got|gotten|have|had|any|one|none|signed up|enrolled|${insurance}|(?:any|no) ${insurance})${why}`,
  `(?:(?:i|we) )?(?:couldnt|could not|cant|cannot) (?:afford|pay)(?: for)? (?:any|one|(?:(?:my|the|any) )?(?:premiums?|${insurance}))${why}`,
  `(?:i|we) (?:just )?(?:let (?:it|mine|them) (?:go|lapse)|aged out|opted out|waived it|(?:dropped|cancell?ed|lost|quit paying|stopped paying)(?: for)?(?: (?:(?:my|our|the) )?(?:it|mine|${insurance}))?)${why}`,
  `(?:lost (?:it|mine)|aged out|dropped off my (?:parents|moms?|dads?)|(?:(?:im|i am) )?(?:in )?between jobs)${why}`,
  `(?:(?:i|we) )?(?:dont|do not) qualify for (?:anything|any|none|nothing)$`,
  `(?:(?:im|i am) )?(?:a )?(?:cash|self)(?: ?pay(?:er|ing)?)?(?: patient)?$`,
  `(?:(?:i|we) )?(?:(?:just|always) )?pay (?:in )?cash(?: for (?:everything|it all))?$`,
  `(?:yo )?pago (?:todo (?:de mi (?:bolsa|bolsillo)|en efectivo|al contado)|cash|en efectivo|al contado)$`,
  `(?:(?:ya|todavia|aun) )?no (?:l[oa] )?(?:tengo|tenemos|tiene|cuento|contamos|agarro|agarre|saque|he tenido|hemos tenido)(?: ${seguro})?${why}`,
  `(?:ya no|no)(?: (?:desde|ahorita|ahora|por|todavia))?$`,
  `no desde\\b`,
  `nunca (?:he tenido|hemos tenido|tuve|tuvimos|saque|agarre)(?: ${seguro})?${why}`,
  `(?:l[oa] (?:perdi|perdimos|cancele|deje|solte)(?: de pagar| caer| ir)?|(?:deje|dejamos) de pagarl[oa]|(?:me |nos )?l[oa] (?:quitaron|cancelaron|cortaron)|se me (?:acabo|vencio|termino))${why}`,
  `(?:(?:deje|dejamos) de pagar|me sali del|me di de baja del|cancele) ${seguro}${why}`,
  `no (?:(?:me|nos) alcanza (?:para|pa)(?: pagar)?|(?:puedo|podia|pude|podemos) pagar) ${seguro}`,
  `(?:cumpli \\d\\d y )?me (?:saca|bota|quita)ron (?:del|de la) de mis? (?:papas?|mamas?|padres?)\\b`,
  `no (?:agarre|tome|acepte|quise) (?:el|la) (?:del|de mi) (?:trabajo|jale|chamba)\\b`,
  `(?:(?:ando|estoy|quede|estamos) sin nada|i go without)\\b`,
]
/** A no by itself: "no tengo Medicaid porque gano mucho" says nothing of other insurance. */
const noAlone =
  /^\W*(?:no|nope|nah|nop)(?:\s*[,.;!]|\s*$|\s+(?:they|she|he|i|we|not|pues|todav[ií]a|a[uú]n|que|creo)(?!\p{L}))/iu
/** "No, they said I can't get Medicare yet": a no to what was asked, and why it is so. */
const noAndWhy =
  /^(?:no|nope|nah|nop)\b(?: (?:no|not|pues|yet|todavia|aun|que va|que yo sepa|i dont think so|none|creo que no|all)\b)*(?:$| (?=.*\b(?:medic(?:are|aid)|medi cal|insurance|coverage|seguro|aseguranza|qualif\w+|eligible|calific\w+)\b)(?=.*\b(?:(?:cant|cannot|couldnt|wont|not|dont|doesnt|no) (?:\w+ ){0,2}(?:get|take|qualify|qualified|eligible|puede|puedo|podemos|califica|califico|calificamos|aplica|dan|dieron|aceptan|aceptaron)|make too much|makes too much|too young|turned (?:me|us|her|him) down|denied|gan\w+ (?:mucho|demasiado)|negaron|rechazaron|no puede medic\w+)\b))/
const none = new RegExp(`^(?:${answers.join('|')})`)
/** "They cut me off, so nothing now". */
const noneLast = /\b(?:now|so|ahora|ahorita|asi que|sin|without) (?:nothing|none|nada|ninguno)(?: now| right now)?$/

/**
 * Whether people say so that they have no insurance, where it was asked: "not since my divorce", "I let it go", "lo dejé
 * de pagar", "ahorita no".
 */
export function answersNone(text: string): boolean {
  const folded = fold(text)
  const said = folded.replace(lead, '')
  return (
    !ofPills.test(said) && (none.test(said) || noneLast.test(folded) || (noAlone.test(text) && noAndWhy.test(folded)))
  )
}
