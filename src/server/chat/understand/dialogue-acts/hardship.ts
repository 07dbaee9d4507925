import { clausesOf, isPast } from '#server/emergencies/tells-before.ts'
import { fold } from '#text/fold.ts'

/** What is heavy to tell, and has a kind sentence of ours before anything else. */
export type Hardship = 'loss' | 'illness' | 'overdose'

const kin =
  '(?:mom|mother|mum|dad|father|parents|grand(?:ma|pa|mother|father|son|daughter)|husband|wife|partner|fiancee?|boyfriend|girlfriend|son|daughter|baby|kid|child|brother|sister|twin|aunt|uncle|niece|nephew|cousin|friend|best friend|mama|papa|padre|madre|jefit[oa]|viejit[oa]|abuel(?:a|o|ita|ito)|espos[oa]|marido|mujer|senora|parej[oa]|novi[oa]|hij[oa]|bebe|herman[oa]|ti[oa]|sobrin[oa]|prim[oa]|compadre|comadre|suegr[oa]|amig[oa])'
const died = String.raw`(?:died|passed(?: away|(?= (?:on|last|in|yesterday|this|suddenly|and|so|from)\b)|$)|took (?:his|her) own life|murio|(?:se )?fallecio|acaba de (?:morir|fallecer))`
const loss = new RegExp(
  [
    String.raw`\b(?:my|our|mi|nuestr[oa]) (?:\w+ )?${kin} (?:\w+ )?(?:\w+ )?${died}\b`,
    String.raw`\b(?:(?:i|we) (?:just )?lost|(?:just )?buried|enterr(?:e|amos|ar)(?: a)?|perdi(?:mos)?(?: a)?|se (?:me|nos) murio|murio|fallecio) (?:my|our|the|mi|nuestr[oa]|la|el) (?:\w+ )?${kin}\b(?! (?:insurance|health|coverage|plan|job|card|id|s|seguro|tarjeta))`,
    String.raw`\blost (?:my|our) (?:\w+ )?${kin} (?:to|last|in|this|yesterday|on)\b`,
    String.raw`\b(?:i had|she had|had) (?:a|another) miscarriage\b|\bperdi(?:mos)? (?:al?|el|mi|nuestro) (?:\w+ )?(?:bebe|embarazo)\b|\b(?:lost|losing) (?:the|my|our) (?:baby|pregnancy)\b`,
    String.raw`\b(?:just|newly|recently|recien) (?:widowed|a widow|a widower|viud[oa])\b|\b(?:me )?quede viud[oa]\b`,
  ].join('|'),
)
const serious =
  '(?:cancer|tumor|leukemia|lymphoma|myeloma|melanoma|ms|multiple sclerosis|als|lupus|hiv|aids|parkinsons?|alzheimers?|dementia|epilepsy|seizures|type (?:1|one)|diabet\\w+|kidney (?:failure|disease)|heart failure|cirrhosis|hep(?:atitis)? ?[bc]|crohns?|sickle cell|cystic fibrosis|copd|leucemia|linfoma|mieloma|esclerosis|ela|vih|sida|parkinson|alzheimer|demencia|epilepsia|tipo (?:1|uno)|insuficiencia|cirrosis|hepatitis|epoc)'
const lately =
  '(?:just|yesterday|today|this (?:morning|week)|last (?:week|night|month)|(?:a |two |few )?(?:days?|weeks?) ago|newly|recently|acab(?:an|a|o)|hoy|ayer|anoche|recien|apenas|esta semana|semana pasada|hace (?:unos |dos |tres |pocos )?(?:dias|semanas?))'
const hasLately = new RegExp(`\\b${lately}\\b`)
const ofSerious = new RegExp(
  [
    String.raw`\b(?:diagnos(?:ed|is)|diagnostic\w+|detect(?:aron|o)|found out|came back|tested positive|salio positiv[oa])\b.*\b${serious}\b`,
    String.raw`\b(?:told (?:me|us|him|her)|said|says|dijeron|dijo|decir)\b.{0,30}\b(?:have|has|got|its|it is|it was|tengo|tiene|es|era)(?: \w+){0,2} ${serious}\b`,
  ].join('|'),
)
/** That it is none, or better. */
const isGood =
  /\b(?:gone|remission|clear|benign|negative|free|not|no|better|qualif\w+|programs?|coverage|help|califi\w+|ayuda|programa|remision|benigno|negativ[oa]|sin)\b/
const worst =
  /\b(?:(?:weeks?|months?|days?) (?:left|to live)|(?:semanas?|meses|dias?) de vida|(?:put|going|went) (?:\w+ )?on hospice|(?:i|he|she|we) (?:\w+ )?starts? (?:dialysis|chemo\w*|radiation)|empi?e(?:z|c)\w+ (?:con )?(?:la |las )?(?:dialisis|quimio\w*|radiacion\w*))\b/
const overdosed = new RegExp(
  String.raw`\b${kin} (?:\w+ )?(?:overdosed|od|oded|odd)\b|\b${kin} (?:\w+ ){0,2}(?:sobredosis|overdose)\b|\blost (?:\w+ ){1,3}to (?:fentanyl|drugs|addiction|heroin)\b`,
)
const ofLaughter = /\b(?:of|from|de) (?:laughing|laughter|embarrassment|boredom|la risa|risa|verguenza)\b/
/** What may be, or is somebody's question for any day. */
const supposed = /\b(?:if|when|in case|si|cuando|por si|once|after) (?:i|he|she|my|mi|me|el|ella|se)\b/

/** What of a heavy kind a text tells to have befallen the writer or theirs of late; nothing where it is long past or only supposed. */
export function hardshipTold(text: string): Hardship | null {
  const folded = fold(text)
  if (supposed.test(folded)) return null
  const recent = clausesOf(text).filter((clause) => !isPast(clause))
  if (recent.some((clause) => loss.test(clause) && !ofLaughter.test(clause))) return 'loss'
  if (worst.test(folded) || (hasLately.test(folded) && ofSerious.test(folded) && !isGood.test(folded))) return 'illness'
  return overdosed.test(folded) ? 'overdose' : null
}
