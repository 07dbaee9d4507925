const months = 'January February March April May June July August September October November December'.split(' ')
const lastDay = new RegExp(
  `\\b(?:expires?|valid (?:through|until)|ends?|good (?:through|until)|through|until)\\b[^.]{0,30}?\\b(?:(${months.join('|')}) (\\d{1,2}),? (20\\d\\d)|(\\d{1,2})/(\\d{1,2})/(20\\d\\d|\\d\\d))\\b`,
  'gi',
)

/** The last days that a sentence names for an offer, as `2026-12-31`. */
export function lastDaysOf(said: string): string[] {
  if (
    !/\b(offer|card|program|coupon|savings|voucher)\b/i.test(said) ||
    !/\b(expires?|valid|ends?|good (?:through|until))\b/i.test(said)
  )
    return []
  return [...said.matchAll(lastDay)].map(([, month, day, year, m, d, y = '']) =>
    month
      ? dayOf(Number(year), months.findIndex((each) => each.toLowerCase() === month.toLowerCase()) + 1, Number(day))
      : dayOf((Number(y) % 100) + 2000, Number(m), Number(d)),
  )
}

function dayOf(year: number, month: number, day: number): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

const thing =
  /\b(programs?|offers?|cards?|foundation|fund|assistance|enroll(?:ment|ing)|applications?|programa|oferta|tarjeta|inscripci(?:ón|ones)|solicitudes)\b/i
const ended =
  /\b(?:(?:has|have|was|were) (?:now )?(?:been )?(?:ended|discontinued|closed|terminated|retired)|(?:is|are) (?:now |currently )?(?:closed|discontinued|no longer (?:available|offered|active))|no longer (?:accept\w* (?:new |any )*(?:patients|people|members|applications|applicants|enrollments|requests)|enroll\w*|offered)|ended on|will (?:end|close|be discontinued) on|closed (?:on|to new)|(?:ha )?(?:terminado|finalizado)|terminó|finalizó|ya no acepta|está cerrad[oa])(?![a-zé])/i
const isSupposed =
  /\b(if|may|might|can|could|reserves?|unless|when|whether|should|reopens?|opens? again|is (?:now )?open|medicaid|not discontinued|insurance (?:has|was)|si|puede|podría|cuando|hasta que)\b/i

/** What ends while a program goes on: a strength, an event, a day of an office, the sign-up for one year. */
const otherThing =
  /\b(tablets?|capsules?|vials?|pens?|strengths?|doses?|kits?|inhalers?|webinars?|events?|surveys?|stud(?:y|ies)|trials?|offices?|stores?|pharmac(?:y|ies)|lines?|(?:live )?chat|contests?|scholarships?|websites?|apps?|portal|round|cycle|20\d\d|tabletas?|oficinas?|estudios?)\b/gi

/** That it has ended is believed only where it is said of the program, and of no other case. */
export function hasEnded(said: string): boolean {
  const at = said.search(ended)
  return (
    said.length < 400 && at >= 0 && thing.test(said) && !isSupposed.test(said) && !isOfOtherThing(said.slice(0, at))
  )
}

/** Whether the thing nearest before "has ended" is not the program. */
function isOfOtherThing(before: string): boolean {
  const heads = before.replace(
    /\b(?:for|of|in|about) (?:the |our |this )?(?:[\w-]+ ){0,3}(?:programs?|cards?|offers?)\b/gi,
    '',
  )
  const lastOf = (pattern: RegExp) => [...heads.matchAll(new RegExp(pattern, 'gi'))].at(-1)?.index ?? -1
  return lastOf(otherThing) > lastOf(thing)
}
