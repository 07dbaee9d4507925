import { fold } from '#text/fold.ts'
import { scoreDangers } from './score-dangers.ts'

const first = '(?:(?:ok|okay|yes|yeah|alright|fine|si|bueno|ya|ahorita|i|im|am|estoy) )*'
const last = '(?: (?:now|right now|there|on there|ya|ahorita|ahi|de ahi|del 988))*'
const aPerson =
  '(?:an?|una?) (?:(?:really|very|muy) )?(?:(?:nice|kind|sweet) )?(?:lady|woman|man|guy|person|counselor|nurse|senora|senor|muchacha|muchacho|persona|consejera)(?: (?:muy )?(?:amable|buena))?'
const howLong =
  '(?: (?:for|por|como|casi|about|almost|like|un|una|an?|half|media|hora|horas|rato|hour|hours|minutes|minutos|while|long time|time|ratito|\\d+))*'
const ofMine =
  '(?:my |mi )?(?:mom|dad|mother|father|sister|brother|friend|cousin|aunt|neighbor|roommate|husband|wife|mama|papa|herman[oa]|amig[oa]|prim[oa]|ti[oa]|vecin[oa]|espos[oa]|marido)'
/** The whole of a sentence: "ill call them after I write my note" stands nobody down. */
const isHelped = new RegExp(
  [
    `^${first}(?:will|ill|gonna|going to|voy a|les voy a|la voy a) (?:text|call|mandar|mandarles|escribir|escribirles|llamar|llamarles|marcar|marcarles|hablarles)(?: (?:them|it|988|el|un|al|mensaje|texto))*${last}$`,
    `^${first}(?:talking|texting|chatting|hablando|escribiendo|platicando) (?:to|with|con) ${aPerson}${last}$`,
    `^${first}(?:called|texted|talked|spoke|chatted|llame|les llame|les hable|les escribi|hable|platique)(?: (?:them|it|988|to them|with them|con ellos|al 988))?(?: (?:to|with|con) ${aPerson})?${howLong}$`,
    `^(?:(?:and|y) )?${ofMine} (?:is |esta )?(?:coming|driving|on (?:her|his) way|viene|va a venir|en camino)(?: (?:over|here|now|para aca|aca))*(?: (?:to|and|gonna|will|a|y|se va a|va a) (?:take|get|pick up|lock up|hold|stay|llevarse|llevar|guardar|quedarse)(?: (?:the|my|la|el|las|mi|with me|conmigo) ?(?:gun|guns|pills|knife|knives|meds|pistola|arma|pastillas|cuchillo)?)?(?: (?:with me|conmigo|away|home))?)?$`,
  ].join('|'),
)
const bare = /^(?:ok|okay|yes|yeah|si|bueno|ya)$/
const asks =
  /^(?:(?:and|but|y|pero) )?(?:can|could|will|what|how|where|do|does|is|me puede|puede|que|cuanto|como|donde|hay)\b/

const theyCall = '(?:she|he|they|we|mom|dad|my \\w+|ella|el|ellos|mi \\w+)'
const calls = new RegExp(
  [
    `^${first}(?:(?:will|ill|gonna|going to|voy a|les voy a) (?:call|llamar|llamarles|marcar|marcarles)|calling|llamando|marcando)(?: (?:them|it|911|al))*${last}$`,
    `^${first}(?:(?:(?:told|le dije a|les dije a|le avise a) (?:${theyCall}|her|him|them)|(?:le|les) (?:dije|avise)) )?(?:(?:and|y|so) )?(?:${theyCall}|shes|hes|theyre|were|los|la|lo)? ?(?:is |are |esta |estan )?(?:calling|gonna call|going to call|will call|llamando|van? a (?:llamar|marcar)|ya llamo|ya llamaron|ya marco)(?: (?:them|it|911|poison control|poison|al|a|la|ambulancia|the ambulance|an ambulance|emergencias))*${last}$`,
  ].join('|'),
)

/** "Calling", "ok voy a llamar": whether the whole of a text says that somebody calls now, or is about to. */
export function isCalling(text: string): boolean {
  return calls.test(fold(text))
}

/** Whether somebody says that they call those who help; in despair that they write or talk to them, or are about to, and no more than a harmless question besides. */
export function isWithHelp(said: string, before: string): boolean {
  if (before === 'danger:medical' || before === 'danger:poison') return isCalling(said)
  if (before !== 'danger:suicide') return false
  const sentences = said.split(/[.!?;\n]+/).filter((one) => /\p{L}/u.test(one) && !bare.test(fold(one)))
  const others = sentences.filter((one) => !isHelped.test(fold(one)))
  return others.length < sentences.length && others.every((one) => asks.test(fold(one)) && isHarmless(one))
}

const near =
  '(?:mom|dad|mother|father|sister|brother|friend|cousin|aunt|neighbor|roommate|mama|papa|herman[oa]|amig[oa]|prim[oa]|ti[oa]|vecin[oa])'
const mayCome = new RegExp(
  [
    String.raw`\b(?:could|can|should|might|guess|gonna|going to|will|ill|want to|maybe|puedo|podria|pudiera|debo|voy a|quiero|mejor)\b.{0,25}\b(?:call|text|wake|ask|go (?:over|to|see|stay)|stay with|llam\w+|habl\w+|marc\w+|escrib\w+|despert\w+|ir(?:me)? (?:con|a casa de))\b.{0,20}\b(?:her|him|my|mis?|ella)\b`,
    String.raw`\b${near}s? (?:\w+ )?(?:lives?|is \d+ min\w*|could come|can come|would come|vive|vendria|puede venir)\b`,
  ].join('|'),
)
/** Who is to hear of the end, or is dead, comes to no help. */
const ofParting =
  /\b(?:goodbye|bye|sorry|adios|despedi\w+|perdon|last time|ultima vez|after|before|antes|funeral|note|carta|dead|died|heaven|grave|god|join|muert[oa]|muri\w+|fallec\w+|cielo|dios|cant|cannot|dont|no puedo|nobody|nadie)\b/

/** Whether somebody of one's own could come: "my mom is 20 minutes away, I could call her". */
export function mayHaveCompany(folded: string): boolean {
  return mayCome.test(folded) && !ofParting.test(folded)
}

function isHarmless(text: string): boolean {
  const { kinds, mayBe } = scoreDangers(text, { isDoubtful: false, isPast: false })
  return kinds.length === 0 && mayBe === null
}
