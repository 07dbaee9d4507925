const kinds =
  'medicine medication drug pill pills meds inhaler shot rx prescription medicina medicamento pastilla pastillas droga remedio inyeccion receta'.split(
    ' ',
  )
const calls = 'called named llamada llamado llama spelled'.split(' ')
const own = 'my mi'.split(' ')
const forms =
  'mg mcg pill pills tablets tablet shot shots injection inhaler pastilla pastillas tableta tabletas inyeccion capsules capsulas'.split(
    ' ',
  )
const offers =
  'help ayuda program programs assistance savings discount coupon coupons copay card price cost programa programas cupon cupones tarjeta precio costo copago'.split(
    ' ',
  )
const takings = new Set(
  'take takes taking took use uses using need needs on afford tomo toma tomaba tomando uso usa usaba usando necesito necesita ocupo ocupa pagar comprar compro busco busca buscando quiero quiere want wants regala regalan da dan'.split(
    ' ',
  ),
)
const articles = new Set('el la los las the'.split(' '))
const links = 'for with de para con of del on is'.split(' ')

/** Words that tell of medicines and are none themselves. */
export const wordsAroundNames = [...kinds, ...calls, ...own, ...forms, ...offers, ...links]

const plainly = new Set([...kinds, ...calls])
const after = new Set(forms)
const perhaps = new Set(own)
const offered = new Set(offers)
const linking = new Set(links)

const placeOfWork =
  /(?:^| )(?:work|works|worked|working|job|trabaj(?:o|a|as|amos|an|aba|ando|e|ar)) (?:at|in|for|en)(?: (?:the|a|an|la|el|una?|las|los))?$/

type Words = { text: string }[]

/** Whether the words beside those from `from` to `to` leave no doubt that these name a medicine. */
export function isPlainlyMedicine(words: Words, from: number, to: number): boolean {
  return plainly.has(words[from - 1]?.text ?? '') || after.has(words[to]?.text ?? '')
}

/** The same, or that they are taken, paid or asked for: "takes …", "para …". */
export function isSpokenOfAsMedicine(words: Words, from: number, to: number): boolean {
  const isAfterArticle = articles.has(words[from - 1]?.text ?? '')
  const previous = words[from - (isAfterArticle ? 2 : 1)]?.text ?? ''
  return isNamedAsMedicine(words, from, to) || takings.has(previous) || linking.has(previous)
}

/** Where somebody works stands no mistake in a name: "trabajo en la poyera", "works at the Selera". */
export function isPlaceOfWork(words: Words, from: number): boolean {
  const before = words.slice(Math.max(0, from - 3), from).map(({ text }) => text)
  return placeOfWork.test(before.join(' '))
}

const clinics = new Set('clinic clinics clinica clinicas'.split(' '))

/** "RN at a methadone clinic", "una clínica de metadona". */
export function isOfClinic(words: Words, from: number, to: number): boolean {
  return (
    clinics.has(words[to]?.text ?? '') || (words[from - 1]?.text === 'de' && clinics.has(words[from - 2]?.text ?? ''))
  )
}

const severalOf = new Set('mis sus tus nuestros nuestras'.split(' '))

/** "Para mis nietos": of several somebody has, none is a medicine. */
export function isOfSeveral(words: Words, at: number): boolean {
  return severalOf.has(words[at - 1]?.text ?? '')
}

/** At the start of a text: "Emend for …", "Soma coupon". */
export function isAskedFirst(words: Words, from: number, to: number): boolean {
  const next = words[to]?.text ?? ''
  return from === 0 && (linking.has(next) || offered.has(next))
}

/** The same, or that they are spoken of like one: "my …", "programs for …". */
export function isNamedAsMedicine(words: Words, from: number, to: number): boolean {
  const previous = words[from - 1]?.text ?? ''
  const isOffered = linking.has(previous) && offered.has(words[from - 2]?.text ?? '')
  return isPlainlyMedicine(words, from, to) || perhaps.has(previous) || isOffered
}
