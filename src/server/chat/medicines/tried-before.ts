import { fold } from '#text/fold.ts'

/** What was taken before, and is not asked about. */
const tried =
  /\b(?:tried|failed|used to take|already (?:took|take|tried|on)|prob[eo]|probamos|(?:he|ha|hemos) probado|intente con|ya (?:l[oa]s? )?(?:tome|use|tomo|uso)|antes (?:tomaba|usaba)|(?:cayo mal|hizo dano|made (?:me|him|her) (?:\w+ )?(?:sick|cough|worse|dizzy|ill))(?: \w+){0,12} (?:ahora|now))\b/
/** The same behind the name: "Tecfidera ya lo tomé". */
const triedBehind = /\b(?:ya l[oa]s? (?:tome|use|probe)|cayo mal|hizo dano|made (?:me|him|her)) ?\b/
/** "They say metformin first, and I already take it". */
const asFirstStep =
  /\b(?:dicen|dice|quieren?|piden?|exigen?|says?|said|wants?|makes?|make me|tell me|told me)(?: [^\s.;]+){0,4} (?:primero|first)\b|\b(?:primero|first)(?: [^\s.;]+){1,4} (?:ya|already)\b/
/** What was taken until another took its place: "previously Tecfidera", "was on Gleevec for years, so they switched him to Sprycel", "from Gleevec to Sprycel". */
const replaced = [
  /\b(?:(?:was|were|used to be|had been) on|tomaba|estaba con) (?:[^\s.;!?]+ ){1,16}?(?=(?:switched|changed|moved|put|now|cambi\p{L}+|pasaron|ahora)(?!\p{L}))/giu,
  /\b(?:(?:was|were|used to be|had been) on|tomaba|usaba|estaba con|(?:is|was) what my (?:\p{L}+ )?\p{L}+ (?:was|is) on) (?:(?:the|generic|el|la|gen[eé]rico) ){0,2}[^\s.;!?,]+(?: [^\s.;!?,]+)? (?:before|back then|at first|years ago|last year|antes|al principio|hace a[nñ]os)(?!\p{L}|,? (?:and )?(?:now|still))/giu,
  /\b(?:no longer (?:take|on|use|using|taking)|(?:quit|stopped) (?:taking|using)|ya no (?:tomo|uso|toma|usa|me pongo)|dej[eé] de (?:tomar|usar)) (?:the |my |el |la |mi )?[^\s.;!?,]+/giu,
  /\b(?:previously|formerly|before that|used to be(?: on)?|antes(?: (?:era|tomaba|usaba))?) (?:the |el |la )?[^\s.;!?,()]+(?: [^\s.;!?,()]+)??(?= ?(?:[.;!?,()]|$)| (?:but|until|till|pero|hasta)\b)/giu,
  /(?<=\b(?:switched|switching|changed|moved|cambiaron|cambi[oóeé])(?: \p{L}+){0,2}) (?:from|del?) (?:[^\s.;!?]+ ){1,5}?(?=(?:to|al?) )/giu,
]
/** A clause ends where what is taken now begins. */
const clauses = /(?<=[.;!?\n])|\s(?=(?:(?:and|so|but|y|pero) )?(?:now|ahora)\b)/i

/** Whether somebody tells of medicines that were tried before: "we tried both". */
export function tellsOfTried(text: string): boolean {
  return tried.test(fold(text))
}

/** The same, or that another medicine took the place of one. */
export function tellsOfEarlier(text: string): boolean {
  return tellsOfTried(text) || replaced.some((shape) => text.search(shape) >= 0)
}

/** A text without what is told of medicines that were tried before: folded where something is left out. */
export function withoutTold(text: string): string {
  return replaced
    .reduce((rest, shape) => rest.replace(shape, ' '), text)
    .split(clauses)
    .map((clause) => (isTold(fold(clause)) ? '' : beforeTried(clause)))
    .join(' ')
}

function isTold(folded: string): boolean {
  return triedBehind.test(folded) || (asFirstStep.test(folded) && tried.test(folded))
}

/** What stands before the word for trying; all of it where there is none. */
function beforeTried(clause: string): string {
  const folded = fold(clause)
  const at = folded.search(tried)
  return at < 0 ? clause : folded.slice(0, at)
}
