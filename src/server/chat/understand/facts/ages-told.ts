import { oldestAge } from '#server/eligibility/understand/age-words.ts'
import { createPhrases, isNumber, type Sign } from '#server/eligibility/understand/phrases.ts'
import { nounAndIs, type Token, textOf } from '#server/eligibility/understand/tokens.ts'
import * as words from './words/ages-told-words.ts'

type AgeSign = Sign<keyof typeof words.agesToldWords>
const find = createPhrases(words.agesToldWords)

/**
 * An age and whose it is: of `company` are those who are named beside somebody, and `bare` is an age of nobody named, as in
 * "Phoenix, 71, Medicare".
 */
export type AgeTold = { age: number; of: 'writer' | 'other' | 'company' | 'bare' }

/** "54 / male". */
const sexes = /^(?:[mf]|male|female|hombre|mujer)$/
const adult = { from: 18, to: 99 }
/** "Tengo los dos" tells of no age, and no child writes. */
const youngestWriter = 12
/** Within so many words after a part of the body an age is of that. */
const likenedWithin = 5
/** "Lol ok." before a list. */
const longestOpener = 4
/** Nearer than so many words "she" is whoever was named last. */
const nearest = 25

/** Who is insured through the writer may take nothing: "and my wife is on my plan, she is 61". */
const onOwnPlan = /\b(?:on|en) (?:my|mi) (?:plan|insurance|policy|coverage|seguro|aseguranza|cobertura)\b/

/** The ages that a text tells, in their order; none of neighbours and doctors, of years gone by, or still to come. */
export function agesTold(tokens: Token[]): AgeTold[] {
  const signs = find(tokens.flatMap((token, at) => withIs(token, tokens[at + 1])))
  const isOnOwnPlan = onOwnPlan.test(textOf(tokens))
  return signs.flatMap((_, at) => {
    const of = isAge(signs, at) ? (namedOwner(signs, at) ?? bareOwner(signs, at)) : undefined
    if (!of || of === 'nobody' || (isOnOwnPlan && of === 'other')) return []
    return [{ age: signs[at]?.token.number ?? Number.NaN, of }]
  })
}

/** "My mom's 81" says "is". */
function withIs(token: Token, next: Token | undefined): Token[] {
  const [, kin] = token.raw.toLowerCase().match(words.runsIntoIs) ?? []
  if (!kin || next?.number === undefined) return [token]
  return nounAndIs(kin)
}

/** The age of who takes the medicine. */
export function ageOf(takenBy: 'writer' | 'other' | undefined, ages: AgeTold[]): number | undefined {
  const of = (owner: AgeTold['of']) => ages.filter((told) => told.of === owner)
  const orders = {
    writer: [of('writer'), of('bare')],
    other: [of('other'), of('bare'), of('company')],
    unknown: [of('writer'), ages[0]?.of === 'bare' ? of('bare') : [], othersOf(ages), of('bare')],
  }
  const told = orders[takenBy ?? 'unknown'].find((some) => some.length > 0) ?? []
  return new Set(told.map(({ age }) => age)).size === 1 ? told[0]?.age : undefined
}

/** Of several others none is known to take the medicine. */
function othersOf(ages: AgeTold[]): AgeTold[] {
  return ages.some(({ of }) => of === 'other') ? ages.filter(({ of }) => of === 'other' || of === 'company') : []
}

function textAt(signs: AgeSign[], at: number): string {
  return signs[at]?.token.text ?? '.'
}

function isAge(signs: AgeSign[], at: number): boolean {
  const { number = Number.NaN, text = '' } = signs[at]?.token ?? {}
  if (!isNumber(signs[at]) || !Number.isInteger(number) || number > oldestAge || /^0\d/.test(text)) return false
  const isArticle = /^(?:one|una?|uno)$/.test(text) && signs[at + 1]?.means !== 'old'
  const isNone = isArticle || /^[$/#-]$/.test(textAt(signs, at - 1))
  return !isNone && !isToCome(signs, at) && isAgeBefore(signs, at)
}

/** Whether what follows a number leaves it an age. */
function isAgeBefore(signs: AgeSign[], at: number): boolean {
  const [after, next] = [textAt(signs, at + 1), textAt(signs, at + 2)]
  // "Tengo 60 y vivo en Yuma" tells one, "60 y 65" two, of which neither may be.
  if (/^(?:and|y)$/.test(after)) return signs[at + 2]?.token.number === undefined && !/^(?:media|medio|a)$/.test(next)
  if (words.years.has(after)) return isSaidOf(signs, at) && !words.spent.has(next)
  if (/^(?:anos|anitos)$/.test(after)) return areYearsOfAge(signs, at)
  // "1,200 a month", but "im 78 a widow".
  if (/^an?$/.test(after)) return !/^(?:month|week|year|day|hour|pop|piece|la|los|mi)$/.test(next)
  if (after === '/') return sexes.test(next)
  return !isCounted(signs[at + 1]) && signs[at + 1]?.token.number === undefined
}

/** "2 copagos", "3 doses". */
function isCounted(after: AgeSign | undefined): boolean {
  const text = after?.token.text ?? ''
  if (words.counted.has(text) || after?.means === 'child') return true
  return !after?.means && /^\p{L}{3,}s$/u.test(text) && !/mos$/.test(text) && !words.noThing.has(text)
}

function areYearsOfAge(signs: AgeSign[], at: number): boolean {
  const isOfPerson = textAt(signs, at - 1) === 'de' && ownerOfPerson(signs, at - 2) !== undefined
  // "Tiene 79 años con Medicare".
  const isInsured = /^(?:medicare|medicaid|medi|seguro|aseguranza|tricare)$/.test(textAt(signs, at + 3))
  return isOfPerson || isInsured || !words.spent.has(textAt(signs, at + 2)) || isClauseAhead(signs, at + 2)
}

function isSaidOf(signs: AgeSign[], at: number): boolean {
  return signs[at - 1]?.means === 'writer' || signs[at - 1]?.means === 'other'
}

/** "Tengo 60 años y vivo" and "27 años y cero seguro", of which "y" ends what is told. */
function isClauseAhead(signs: AgeSign[], at: number): boolean {
  return textAt(signs, at) === 'y' && !signs[at + 1]?.token.number
}

/** "Im 48 in may". */
function isToCome(signs: AgeSign[], at: number): boolean {
  const isPast = /(?:turned|cumpli|cumplio|acabo de cumplir)$/.test(textAt(signs, at - 1))
  return !isPast && /^(?:in|en|next|soon|this)$/.test(textAt(signs, at + 1)) && words.months.has(textAt(signs, at + 2))
}

type Owner = AgeTold['of'] | 'nobody'

/** Ways to tell one's own age. */
const ofWriter = [isOfBoth, isOfWriterAfter, isOfNamedWriter, isOfWriterByPronoun]

/** Who is named right before the age. */
function namedOwner(signs: AgeSign[], at: number): Owner | undefined {
  let before = at - 1
  while (words.fillers.has(textAt(signs, before)) && signs[before]?.means === undefined) before -= 1
  const sign = signs[before]
  if (/^(?:is|es|:)$/.test(textAt(signs, before)) && /^(?:age|edad)$/.test(textAt(signs, before - 1))) return 'bare'
  if (ofWriter.some((tells) => tells(signs, at))) return 'writer'
  if (sign?.means === 'not_now' || sign?.means === 'group' || isLikened(signs, at)) return 'nobody'
  if (sign?.means === 'writer') return (signs[at]?.token.number ?? 0) >= youngestWriter ? 'writer' : undefined
  if (sign?.means === 'other') return isCompanion(signs, before) ? 'nobody' : ownerOfVerb(signs, before)
  return /^(?:de|of|,|\()$/.test(textAt(signs, before)) ? ownerOver(signs, before, at) : ownerOfPerson(signs, before)
}

/** "Llevo con ella 25 años" tells of no age. */
function isCompanion(signs: AgeSign[], at: number): boolean {
  return /^(?:con|with|de)$/.test(textAt(signs, at - 1))
}

/** "My husband and I are both 70", "los dos tenemos 70": whoever takes it is as old. */
function isOfBoth(signs: AgeSign[], at: number): boolean {
  const [earlier, before] = [textAt(signs, at - 2), textAt(signs, at - 1)]
  return before === 'both' ? /^(?:are|were|im|turned)$/.test(earlier) : before === 'tenemos'
}

/** "Im Rosa 47 from Tulsa". */
function isOfNamedWriter(signs: AgeSign[], at: number): boolean {
  const name = signs[at - 1]
  const isName = !name?.means && /^\p{Lu}\p{Ll}+$/u.test(name?.token.raw ?? '')
  return isName && /^(?:im|i am|soy)$/.test(textAt(signs, at - 2)) && isAdult(signs[at])
}

/** "Me 60, husband 62" and "52 yo y ella 49", but "they charge me 60". */
function isOfWriterByPronoun(signs: AgeSign[], at: number): boolean {
  if (!isAdult(signs[at])) return false
  const isBegun = at === 1 || /^[.;!?]$/.test(textAt(signs, at - 2))
  const isFirst = textAt(signs, at - 1) === 'me' && isBegun
  return isFirst || (textAt(signs, at + 1) === 'yo' && /^[y,.;]$/.test(textAt(signs, at + 2)))
}

/** "Knees of a 90 yr old": somebody is as old in body as another. */
function isLikened(signs: AgeSign[], at: number): boolean {
  const before = signs.slice(Math.max(0, at - likenedWithin), at).map(({ token }) => token.text)
  return before.some((word) => words.likened.has(word))
}

/** "El cubano de 66 soy yo". */
function isOfWriterAfter(signs: AgeSign[], at: number): boolean {
  return textAt(signs, at - 1) === 'de' && textAt(signs, at + 1) === 'soy' && textAt(signs, at + 2) === 'yo'
}

/** "Mi papá de 77", "my dad, 77," and "un hombre de 73": over what joins the age to who it is. */
function ownerOver(signs: AgeSign[], joint: number, at: number): Owner | undefined {
  const [text, name] = [textAt(signs, joint), textAt(signs, joint - 1)]
  if (!isAdult(signs[at]) && (parents.has(name) || words.described.has(name))) return undefined
  if (text === 'de' && words.described.has(name)) return 'bare'
  // "La medicina es pal de 17", "para la de 12".
  if (text === 'de' && (name === 'pal' || (/^(?:el|la)$/.test(name) && /^(?:para|pa)$/.test(textAt(signs, joint - 2)))))
    return signs.some(({ token }) => words.ofDoses.has(token.text)) ? 'nobody' : 'other'
  const isBetween = text !== ',' || !/\p{L}/u.test(textAt(signs, at + 1)) || signs[at + 1]?.means === 'old'
  return isBetween ? ownerOfPerson(signs, joint - 1) : undefined
}

/** "Mom of 2" tells of children. */
const parents = new Set('mom mother dad father parent madre mama padre papa'.split(' '))

function isAdult(sign: AgeSign | undefined): boolean {
  const { number = 0 } = sign?.token ?? {}
  return number >= adult.from && number <= adult.to
}

/** Whose age "is", "tiene" or "she" tells: of who stands before it, or was named last. */
function ownerOfVerb(signs: AgeSign[], verb: number): Owner {
  const direct = ownerOfPerson(signs, verb - 1)
  if (direct)
    return direct === 'company' && /^(?:is|tiene|turned|ya tiene)$/.test(textAt(signs, verb)) ? 'other' : direct
  // "Only kids who turned 18", "los que cumplieron 65".
  if (/^(?:who|that|que)$/.test(textAt(signs, verb - 1)) && words.anybody.has(textAt(signs, verb - 2))) return 'nobody'
  // "Just turned 65".
  if (/turned$/.test(textAt(signs, verb)) && /^[.,;!]$/.test(textAt(signs, verb - 1))) return 'bare'
  const isThing = /^(?:is|turned|just turned)$/.test(textAt(signs, verb))
  const from = Math.max(0, verb - nearest)
  const last = signs.slice(from, verb).findLastIndex(({ means }) => means !== undefined && persons.has(means))
  if (isThing && !/^(?:she|he|who)$/.test(textAt(signs, verb - 1))) return nounBefore(signs, verb, from + last)
  const owner = last === -1 ? 'other' : (ownerOfPerson(signs, from + last) ?? 'other')
  return owner === 'nobody' && /^(?:el|ella|he|she)/.test(textAt(signs, verb)) ? 'nobody' : owner
}

/** "My mom Rosa is 71", but "the copay is 45". */
function nounBefore(signs: AgeSign[], verb: number, person: number): Owner {
  return person === verb - 2 ? (ownerOfPerson(signs, person) ?? 'nobody') : 'nobody'
}

const persons = new Set<AgeSign['means']>(['spouse', 'adult_kin', 'child', 'patient', 'stranger'])

/** Of a person that is named at `at`, with one word over it: "my mother in law", "my mom Rosa". */
function ownerOfPerson(signs: AgeSign[], at: number): Owner | undefined {
  const means = signs[at]?.means
  if (means === 'stranger') return ownerOfStranger(textAt(signs, at - 1))
  if (!means || !persons.has(means)) return undefined
  const start = startOfPerson(signs, at)
  // "Son 5" counts those at home, and "no insurance, bro, 23" is said to anybody.
  if (start === at && /^(?:son|bro|sis)$/.test(textAt(signs, at))) return undefined
  const before = textAt(signs, start - 1)
  // "Somos 4, otro niño de 2": another than who takes it.
  if (/^(?:with|con|w|otr[oa]|another)$/.test(before)) return 'nobody'
  return isLinked(signs, start - 1) ? 'company' : 'other'
}

/** "We have a 6 year old". */
function isBesideSomebody(signs: AgeSign[], at: number): boolean {
  return isLinked(signs, at) || /^(?:have|got|with)$/.test(textAt(signs, at))
}

/** Whether somebody is named after another. */
function isLinked(signs: AgeSign[], before: number): boolean {
  return before >= 0 && /^(?:,|and|y|n|&|somos|me|its)$/.test(textAt(signs, before))
}

/** "I'm helping a lady from my church, she's 81". */
function ownerOfStranger(before: string): Owner {
  if (before === 'soy') return 'writer'
  return /^(?:helping|for|para|ayudo|ayudando)$/.test(before) ? 'other' : 'nobody'
}

function startOfPerson(signs: AgeSign[], at: number): number {
  let start = at
  while (
    start > at - 3 &&
    /^(?:my|our|his|her|an?|the|mis?|su|un|una|el|la|little|older|younger|oldest|youngest|teenage|big|lil)$/.test(
      textAt(signs, start - 1),
    )
  )
    start -= 1
  return start
}

/** An age that stands alone: "44 yrs old", "29f", "72 años", "retired teacher, 69, pension …". */
function bareOwner(signs: AgeSign[], at: number): Owner | undefined {
  const before = textAt(signs, at - 1)
  const isOld = isOldAfter(signs, at)
  if (isOld && /^(?:my|our|an?)$/.test(before)) return isBesideSomebody(signs, at - 2) ? 'company' : 'other'
  if (isOld) return isOldBare(signs, at) ? 'bare' : undefined
  const isOfSomebody = isAdult(signs[at]) && (isDescribed(signs, at) || isBetweenMarks(signs, at) || isOfNow(signs, at))
  const list = signs.slice(at)
  return isOfSomebody || (opensList(signs, at) && (isDescribedAfter(list) || isFirstOfList(list))) ? 'bare' : undefined
}

/** Before all else, or after so few words as "lol ok.". */
function opensList(signs: AgeSign[], at: number): boolean {
  return at === 0 || (at <= longestOpener && /^[.!]$/.test(textAt(signs, at - 1)) && !signs.slice(0, at).some(isNumber))
}

/** "29f", "57/F", "a widow 71", "blind and 66". */
function isDescribed(signs: AgeSign[], at: number): boolean {
  const after = textAt(signs, at + 1) === '/' ? at + 2 : at + 1
  const before = /^(?:and|y)$/.test(textAt(signs, at - 1)) ? at - 2 : at - 1
  // "We were married 51".
  if (/^(?:were|been|was)$/.test(textAt(signs, before - 1))) return false
  return sexes.test(textAt(signs, after)) || words.described.has(textAt(signs, before))
}

/** "67 on social security", "44 single", "72 and my husband is 75". */
function isDescribedAfter(signs: AgeSign[]): boolean {
  const [, after, next] = signs.map(({ token }) => token.text)
  const isBesideKin = /^(?:and|y|,)$/.test(after ?? '') && /^(?:my|mi)$/.test(next ?? '') && isAgedKin(signs, 3)
  if (isBesideKin && isAdult(signs[0])) return true
  const isOfIncome = after === 'on' && /^(?:social|ssi|ssdi|disability|medicare|medicaid)$/.test(next ?? '')
  return isOfIncome || words.described.has(after ?? '') || (after === 'just' && next === 'me')
}

/** "24, 48105, stipend is about 36k", "50. vivo solo", "26 just turned": an age before all else. */
function isFirstOfList(signs: AgeSign[]): boolean {
  const [mark, next] = [textAt(signs, 1), signs[2]]
  if (!isAdult(signs[0])) return false
  if (/^(?:(?:just )?turned|recien cumplidos)$/.test(mark)) return true
  const isZip = /^\d{5}$/.test(next?.token.text ?? '')
  const isWord = next?.token.number === undefined && !words.notAfterAge.has(next?.token.text ?? '')
  return /^[,.]$/.test(mark) && next !== undefined && (isZip || isWord)
}

/** "Husband is 75". */
function isAgedKin(signs: AgeSign[], at: number): boolean {
  const { means } = signs[at] ?? {}
  const age = signs[at + 1]?.means === 'other' ? at + 2 : at + 1
  return means !== undefined && persons.has(means) && isNumber(signs[age])
}

/** "27 yo", where "yo" is no Spanish I. */
function isOldAfter(signs: AgeSign[], at: number): boolean {
  if (textAt(signs, at + 1) !== 'yo') return signs[at + 1]?.means === 'old'
  return !/^(?:no|si|trabaj\w+|gan\w+|tengo|soy|viv\w+|estoy|tomo|y)$/.test(textAt(signs, at + 2))
}

function isOldBare(signs: AgeSign[], at: number): boolean {
  if (!/^anos$/.test(textAt(signs, at + 1))) return true
  const number = signs[at]?.token.number ?? 0
  return number >= adult.from && beginsToTell(signs, at)
}

/** "Phoenix, 71 años" and "mujer 44 años", but "fui maestro 32 años". */
function beginsToTell(signs: AgeSign[], at: number): boolean {
  const means = signs[at - 1]?.means
  const text = textAt(signs, at - 1)
  const isBegun = /^(?:[.,;:!?()¿¡-]|y|ya|hola|con)$/.test(text) || (means !== undefined && persons.has(means))
  const clause = signs.slice(Math.max(0, at - likenedWithin), at).map(({ token }) => token.text)
  const isSoNow = words.described.has(text) || clause.includes('soy')
  return isBegun || (isSoNow && !clause.some((word) => /^(?:estuve|estado|fui|llevo|era)$/.test(word)))
}

/** "Ill be 62 in march, 61 now". */
function isOfNow(signs: AgeSign[], at: number): boolean {
  const isEnd = !signs[at + 2] || /^[,.;]$/.test(textAt(signs, at + 2))
  return textAt(signs, at - 1) === ',' && /^(?:now|ahora|ahorita)$/.test(textAt(signs, at + 1)) && isEnd
}

/** ", 71," where the words around are no price and no dose. */
function isBetweenMarks(signs: AgeSign[], at: number): boolean {
  if (textAt(signs, at - 1) !== ',' || !/^[,.;]$/.test(textAt(signs, at + 1))) return false
  const [before, after] = [signs[at - 2], signs[at + 2]]
  const isPlain = before !== undefined && before.token.number === undefined && !words.ofNumbers.has(before.token.text)
  return isPlain && /^\p{L}+/u.test(before.token.text) && (!after || after.token.number === undefined)
}
