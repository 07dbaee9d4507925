const medicines = '(?:pills?|meds?|medicines?|medications?|tablets?|insulin|inhalers?|refills?|prescriptions?)'
const medicinas = '(?:pastillas?|medicinas?|medicamentos?|insulinas?|inhalador(?:es)?)'
// Of a bounded length: an accent ends a word for `\b`, and who holds down "aá" would have it read from each letter on.
const word = String.raw`(?:\p{L}{1,20} )?`

/** That there is no more of a medicine. */
const noneLeft = [
  String.raw`\b(?:ran|run|runs|running|i['’]?m|(?:is|s?he['’]?s|am|are|was|were|be|been|almost|completely|all)) out of (?:(?:my|his|her|our|the|their) )?${word}${medicines}`,
  String.raw`\b${word}${medicines} (?:ran|run|runs|is running|are running|have run|has run) out`,
  String.raw`\bse (?:me|le|nos|les) (?:han? )?(?:acab|termin|agot)(?:a|o|ó|an|aron|ado|ara|aran) (?:(?:el|la|los|las|mis?|sus?) )?${word}${medicinas}`,
  String.raw`\b${medicinas}(?: de \p{L}{1,20})? (?:ya )?se (?:me|le|nos|les) (?:han? )?(?:acab|termin|agot)(?:a|o|ó|an|aron|ado)`,
].map((shape) => new RegExp(shape, 'giu'))

/** Who took some may have run out by that. */
const taken =
  /\b(?:took|taken|swallowed|swallowing|ate|drank|overdos\w*)\b|\b(?:me|se|ha|he) (?:las? |los? )?(?:tom|trag|com)(?:[eéoó]|ado)(?!\p{L})/iu

/** A text without that a medicine has run out: by itself it sounds of who has swallowed all of it. */
export function withoutNoneLeft(text: string): string {
  return taken.test(text) ? text : noneLeft.reduce((left, shape) => left.replace(shape, ' '), text)
}

const count = String.raw`(?:(?:like|about|only|just|maybe|como|solo|nomas|unas?|unos) )*\d+`
const countable =
  '(?:pills?|tabs?|tablets?|caps?|capsules?|units?|doses?|puffs?|patch(?:es)?|pens?|vials?|shots?|cans?|bottles?|days?|pastillas?|tabletas?|capsulas?|unidades|dosis|parches?|plumas?|frascos?|frasquitos?|inyecciones|botes?|latas?|dias?)'
/** How many are left or given, or what they cost by the month: "we're at 6 pills", "le quedan como 40 unidades", "480 a month now". */
const supply = new RegExp(
  [
    String.raw`\b(?:were|im|hes|shes|we are|i am|is|am|are) (?:down to|at|on) (?:(?:my|his|her|our|the) last )?${count} ${countable}\b`,
    String.raw`\b(?:i|we|he|she|ive|weve|hes|shes)(?: only| just| still)? (?:have|has|got|had|gots)(?: only| just)? ${count} (?:\w+ )?left\b`,
    String.raw`\b${count} (?:more )?${countable} (?:left|to go|remaining)\b|\b(?:me|le|nos|les) quedan? ${count}\b`,
    String.raw`\b(?:gives?|dan?) (?:us|me|him|her )?${count} ${countable}\b`,
    String.raw`\b\d{2,5} (?:dollars |bucks |dolares |pesos )?(?:a|per|every|each|al|por|cada) (?:month|mo|mes)\b(?! ago)`,
  ].join('|'),
)
/** What may be done with what is left. */
const meansHarm =
  /\b(?:all|every|enough|whole|kill\w*|die|dying|end|point|goodbye|tonight|todas?|bastan?|suficientes?|mat\w+|morir\w*|adios|esta noche|swallow\w*|took|takes?|taking|ate|tom\w+|trag\w+|found|encontr\w+|baby|toddler|bebe|missing|faltan?|empty|vaci[oa])\b/

/** Whether a folded text tells how many of a medicine are left, and nothing that may be done with them. */
export function tellsSupply(folded: string): boolean {
  return supply.test(folded) && !meansHarm.test(folded)
}
