const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'

/** Each leaves only what names nobody: of a date its year. */
const kinds: [RegExp, string][] = [
  [/[^\s@]{1,64}@[^\s@]{1,255}/g, ' '],
  [/\b(?:\d[ -]?){12,18}\d\b/g, ' '],
  [/\b\d{3}[- ]\d{2}[- ]\d{4}\b|(?<![\d$.,])\d{9}(?![\d.,])/g, ' '],
  [/(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g, ' '],
  [/\b[1-9][a-z][a-z\d]\d-?[a-z][a-z\d]\d-?[a-z]{2}\d{2}\b/gi, ' '],
  [/\b(?:\d{1,2}[/.-]\d{1,2}[/.-]|\d{1,2}\/)((?:19|20)\d{2})\b/g, ' born in $1 '],
  [/\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2}\b/g, ' '],
  [/\b((?:19|20)\d{2})[/.-]\d{1,2}[/.-]\d{1,2}\b/g, ' born in $1 '],
  [new RegExp(`\\b(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?,? (?:of )?((?:19|20)\\d{2})\\b`, 'gi'), ' born in $1 '],
  [new RegExp(`\\b\\d{1,2} (?:de )?(?:${months}),? (?:del? |of )?((?:19|20)\\d{2})\\b`, 'gi'), ' born in $1 '],
  [new RegExp(`\\b(?:${months}),? (?:de |del |of )?((?:19|20)\\d{2})\\b`, 'gi'), ' born in $1 '],
  [
    /\b(?:my (?:full )?name(?: is|'s|’s)|i am called|me llamo|mi nombre(?: completo)? es) (?!(?:and|y|i|e) )\p{L}+(?: (?!(?:and|y|i|e|from|de|in|en|vivo|tengo|gano|live|make|have) )\p{L}+){0,3}/giu,
    ' ',
  ],
]

/** Takes names, birth dates, phone, card and social security numbers and addresses of mail out of an answer. */
export function withoutPersonal(text: string): { text: string; hadPersonal: boolean } {
  const clean = kinds.reduce((rest, [shape, left]) => rest.replace(shape, left), text)
  return { text: clean, hadPersonal: clean !== text }
}
