import { fold } from '#text/fold.ts'

const pills = '(?:pills?|meds|tablets?|oxys?|oxycodone|xanax|ambien|tramadol|pastillas?|tabletas?|pildoras?)'
const whose =
  '(?:(?:up|all|every|each|of|my|his|her|the|those|these|some|a|bunch|moms?|dads?|sleeping|pain|todas?|cada|las?|mis?|sus?|unas|varias|muchas) )*'
/** "I've been saving up my pills", "lleva semanas juntando pastillas". */
const saved = new RegExp(
  String.raw`\b(?:been sav(?:ing|in)|saving up|saved up|stash\w*|stockpil\w+|hoard\w*|collecting|(?:have|has|had|got) (?:a lot of |enough )?${pills} (?:saved|stashed|hidden)|kept (?:every|all)|(?:been|is|are) (?:keeping|hiding)|guardando|juntando|juntado|junt(?:e|o)|guardad[oa]s|escondiendo|acumul\w+)\b(?: ${whose}${pills}\b|(?<=${pills} (?:saved|stashed|hidden)))`,
)
const thatIsEnough = new RegExp(
  String.raw`\b\d+ (?:\w+ )?${pills}\b.{0,25}\b(?:con eso (?:me )?(?:basta|sobra|alcanza|es suficiente)|thats (?:all i need|enough|plenty)|should (?:do it|be enough))(?: (?:pa|para) mi)?$`,
)
/** What pills are kept for by who lacks them, and where. */
const forLater =
  /\b(?:for (?:my|his|her|the|when|emergenc\w+|next|later|a trip)|so (?:i|he|she|they|it|that|we)|in case|por si|(?:be)?cause|cuz|bc|porque|cost\w*|expensive|car[oa]s?|price\w*|money|dinero|insurance|seguro|run out|acab\w+|trip|travel\w*|viaj\w+|last|dur(?:e|a|en|an)|rind\w+|fridge|refri\w*|box|cajit?a|organizer|cabinet|kids?|nin[oa]s?|month|mes)\b/

/** Whether somebody gathers pills and says not what for: a hint, and no alarm. */
export function savesPills(text: string): boolean {
  const folded = fold(text)
  return (saved.test(folded) || thatIsEnough.test(folded)) && !forLater.test(folded)
}

const headHit =
  /\b(?:hit|hits|bump(?:ed)?|bang(?:ed)?|knock(?:ed)?|smack(?:ed)?|crack(?:ed)?|struck|whack(?:ed)?) (?:(?:in|on|my|his|her|the|your) )*head\b|\b(?:fell|fall|slipped|tripped)\b.{0,40}\bhead\b|\b(?:bump|lump|knot|goose egg) (?:on|in) (?:my|his|her|the) head\b|\b(?:peg\w+|golpe\w*|choc\w+)\b.{0,20}\b(?:la|en la|mi|su) (?:cabeza|nuca|frente)\b|\b(?:chich?on|bola|golpe|moreton) (?:\w+ )?en (?:la|mi|su) (?:cabeza|nuca|frente)\b|\b(?:cai|cayo|caida|resbal\w+)\b.{0,50}\b(?:cabeza|nuca)\b/
const longAgo =
  /\b(?:years?|months?|weeks?|anos?|mes(?:es)?|semanas?|as a kid|last (?:year|month)|when (?:i|he|she) was|de (?:nin[oa]|chic[oa])|over my head|headache|head start)\b/

/** Whether a head was hit of late: after a blow bleeding may start that is felt later. */
export function hitsHead(text: string): boolean {
  const folded = fold(text)
  return headHit.test(folded) && !longAgo.test(folded)
}

const thinner =
  /\b(?:warfarin\w*|coumadin|jantoven|eliquis|apixab\w+|xarelto|rivaroxab\w+|plavix|clopidogrel|brilinta|ticagrelor|pradaxa|dabigatran|effient|prasugrel|savaysa|edoxaban|lovenox|enoxapar\w+|blood thinners?|anticoagul\w+|(?:adelgaz\w+|para) la sangre)\b/

/** Whether a text names a medicine that thins the blood. */
export function namesThinner(text: string): boolean {
  return thinner.test(fold(text))
}
