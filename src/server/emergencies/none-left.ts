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
