import type { EmergencyKind } from '#contract/communities.ts'
import { hasMeans } from '#server/emergencies/has-means.ts'
import { mayHaveCompany } from '#server/emergencies/tells-helped.ts'
import { fold } from '#text/fold.ts'
import { isOfThisChat } from '../dialogue-acts/of-this-chat.ts'

/** What keeps people from calling, or puts off the call: one line beside the number answers it. */
export type HelpAsked = 'voiceless' | 'spanish' | 'erase' | 'private' | 'drive' | 'means' | 'company'

const all: EmergencyKind[] = ['medical', 'poison', 'suicide', 'abuse']
const [ofLine, ofBody]: [EmergencyKind[], EmergencyKind[]] = [
  ['poison', 'suicide', 'abuse'],
  ['medical', 'poison'],
]

/** "En español por favor" asks to be answered so, and not whether somebody there speaks it. */
const spanish =
  /\b(?:speaks?|spk|talks?|understands?|is there|are there|any(?:one|body)|some(?:one|body)|have|press|h?ablan?|hablen|contestan?|contesten|atienden?|atiendan|entienden|hay|tienen|alguien|oprim\w+|marc\w+)\b.{0,30}\b(?:spanish|espanol|espaniol|castellano|ingles)\b|\b(?:only|just|solo|nomas|puro) (?:speaks? |hablo |habla )?(?:spanish|espanol)\b|\bno (?:hablo|habla|hablamos|se|sabe) (?:\w+ )?ingles\b|\b(?:dont|doesnt|cant|no) (?:speak|know) (?:\w+ )?english\b/
const someone = '(?:they|them|he|she|it|will|do|does|can|are|is|if|and|would|me|les?|se|van?|si|y|lo|la|los|nos)'
const isPrivate = new RegExp(
  [
    String.raw`\b${someone}\b.{0,30}\b(?:police|cops?|the law|ice|immigration|deport\w*|arrest\w*|cps|policias?|patrullas?|migra(?:cion)?|inmigracion|trace|track|rastre\w+|on my record)\b`,
    String.raw`\b(?:dont|do not|no) (?:want|wanna|need|quiero|quisiera)(?: (?:to|the|any|no|some|call\w*|talk|llamar(?:le)?|hablar(?:le)?|a|con|la|que|venga)){0,4} (?:police|cops?|policias?)\b`,
    String.raw`\b(?:me|nos) (?:los|las|lo|la) quit\w+|\bquit(?:an|en|ar|aran) (?:a )?(?:mis?|los|las|el|la) (?:nin[oa]s?|hij[oa]s?|bebes?)\b|\btake (?:away )?my (?:kids?|child(?:ren)?|baby|son|daughter)\b`,
    String.raw`\b(?:is|its|it|are) (?:(?:it|that|this|they|calling|988|the (?:line|call|number)) )?(?:(?:really|all|totally) )?(?:free|private|confidential|anonymous)\b|\bes (?:gratis|privad[oa]|confidencial|anonim[oa])\b`,
    String.raw`\b(?:do|does|will) (?:they|it|that) (?:charge|cost)\b|\b(?:me|nos) cobran\b|\bcuanto (?:cobran|cuesta)(?: (?:llamar|la llamada|hablar|eso))?$`,
    String.raw`\b(?:tell|telling|find out|know|knows|digan?|dicen|sepa|entere|enter[ae]n?|avis[ae]n?)\b.{0,15}\b(?:parents|mom|dad|husband|wife|family|job|boss|work|papas|mama|papa|marido|esposo|esposa|familia|trabajo|patron)\b`,
  ].join('|'),
)
const drive =
  /\b(?:can|could|should|shall|gonna|going to|ill|i will|rather|better|just|or|want to|ok (?:if|to)|okay (?:if|to))\b.{0,25}\b(?:drive|driving|drives|uber|lyft|taxi|cab|bus|take (?:him|her|me|myself))\b|\bdo i (?:drive|take)\b|\b(?:puedo|puede|podemos|mejor|debo|voy a|vamos a|quiero|prefiero|o)\b.{0,20}\b(?:manej\w+|conduc\w+|llev(?:o|ar|arl[oa]|arme|amos)|uber|taxi|camion)\b|\bme voy (?:manejando|en (?:carro|uber|taxi|camion))\b|\b(?:lo|la) llevo yo\b|\b(?:sister|brother|mom|dad|mother|father|husband|wife|friend|neighbor|son|daughter|cousin|we|he|she) (?:(?:is|are|can|will|gonna|going|to|just) )*(?:driv(?:e|es|ing) (?:me|us|him|her|them)\b(?! (?:crazy|nuts|mad|insane|away from))|tak(?:e|es|ing) (?:me|us|him|her|them) (?:to the (?:er|hospital)|in the car))|\b(?:herman[oa]|mama|papa|espos[oa]|marido|amig[oa]|vecin[oa]|hij[oa]|prim[oa]|cunad[oa]) (?:me|nos|lo|la) (?:lleva|maneja|trae)\b|\b(?:amig[oa]|vecin[oa]|herman[oa]|prim[oa]) tiene carro\b/

/** Who can not hear or speak on a phone, or asks whether 911 takes texts. "He can't talk" is a sign of a stroke. */
const voiceless =
  /\b(?:im|i am|we are|were|both|is|hes|shes|am) (?:\w+ ){0,2}?(?:deaf|deafblind|mute|nonverbal|hard of hearing|hearing impaired)\b|\b(?:i|we) (?:cant|cannot) hear\b|\btext(?:ing)? (?:to )?911\b|\b(?:soy|somos|estoy|es) (?:\w+ )?(?:sord|sordomud|mud)[oa]s?\b|\bno (?:oigo|escucho)\b|\b(?:texto|mensaje) al 911\b/

/** Of each question, the dangers in which it is answered. */
const questions: [HelpAsked, Pick<RegExp, 'test'>, EmergencyKind[]][] = [
  ['voiceless', voiceless, ofBody],
  ['spanish', spanish, all],
  // Where somebody may look at the screen.
  ['erase', { test: isOfThisChat }, ['abuse']],
  ['drive', drive, ofBody],
  ['private', isPrivate, ofLine],
  ['means', { test: hasMeans }, ['suicide']],
  ['company', { test: mayHaveCompany }, ['suicide']],
]

/** What is asked of the help for these dangers, or told of what lies at hand: nobody keeps the pills for who has taken them. */
export function askedOfHelp(text: string, kinds: readonly EmergencyKind[]): HelpAsked | undefined {
  const folded = fold(text)
  return questions.find(([, shape, of]) => of.includes(kinds[0] ?? 'medical') && shape.test(folded))?.[0]
}
