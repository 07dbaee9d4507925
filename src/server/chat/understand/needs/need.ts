import type { ServiceCategory } from '#contract/communities.ts'
import { lemmaOf } from '#server/chat/words/spanish-verbs.ts'
import { isConceptWord, phraseAt } from '#server/communities/search/find-concepts.ts'
import { tellingWords } from '#server/communities/service-terms.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { needFiller, unneeded, weakConcepts } from '../words/need-words.ts'
import { categoryOf } from './concept-categories.ts'

export type Need = {
  need: string
  category: ServiceCategory | null
  concepts: string[]
  /** Beyond doubt a need of daily life. */
  isSure: boolean
}

type NamedNeed = { words: string[]; concepts: string[] }

const carWords = new Set('car cars carro carros coche coches auto autos'.split(' '))

/** The car of a baby is no car: it is searched by another word. */
const babyCars = new Map([
  ...['car', 'cars'].map((word) => [word, 'baby'] as const),
  ...['carro', 'carros', 'coche', 'coches', 'cochecito', 'cochecitos'].map((word) => [word, 'carriola'] as const),
])
const withoutCar = (concepts: string[]) => (word: string) =>
  concepts.includes('babyThings') ? (babyCars.get(word) ?? word) : word

const homeWords = new Set('house houses home homes casa casas'.split(' '))
/** Beside one of these: lemmas, where the word is Spanish. */
const trade = /^(?:paint|clean|sit|build|keep)(?:er|ers|ing)?$|^(?:limpi|pint)(?:ar|o|a|amos|ando)$/

/** More words than these are a story, of which only what is known as a need is searched. */
const mostWords = 5
const mostRead = 150

/** What a person needs, as words for the search: of the words that are of nothing else. */
export function readNeed(tokens: Token[]): Need {
  const words = tokens
    .slice(0, mostRead)
    .map(({ text }) => (isConceptWord(text) || text === 'se' ? text : lemmaOf(text)))
  return needOf(withoutLawful(withoutTrades(withoutWork(withoutSleepless(withoutBeginning(words))))))
}

const lawful = new Set('legal legally legales legalmente'.split(' '))
/** Before or after one of these it is asked whether a thing is allowed: "el más barato que sea legal". */
const besideLawful = new Set('be is its it are thats totally perfectly ser sea sean es todo mas y and'.split(' '))

/** "Is that legal" and "something legal" look for no lawyer. */
function withoutLawful(words: string[]): string[] {
  return words.filter((word, at) => !(lawful.has(word) && besideLawful.has(words[at - 1] ?? '')))
}

const kickWords = new Set('kick kicks kicked kicking'.split(' '))

/** Insurance that kicks in puts nobody out of a home. */
function withoutBeginning(words: string[]): string[] {
  return words.filter((word, at) => !(kickWords.has(word) && words[at + 1] === 'in'))
}

const sleepWords = new Set(['sleep', 'dormir'])
/** Before a sleep that does not come; "nowhere to sleep" is said otherwise. */
const sleepless = new Set('dont cant cannot doesnt didnt wont no poder'.split(' '))

/** "I dont sleep" and "no puedo dormir" ask for no shelter. */
function withoutSleepless(words: string[]): string[] {
  return words.filter((word, at) => !(sleepWords.has(word) && sleepless.has(words[at - 1] ?? '')))
}

const workWords = new Set('work works worked working trabajar chambear laborar'.split(' '))
const atWork = new Set(
  'in at as for with de en como con para cuidar limpiar hacer manejar repartir vender cocinar lavar cortar empacar'.split(
    ' ',
  ),
)
/** Here what is told of the work ends. */
const afterWork = new Set('y e o pero porque no ni and but so because or i yo necesitar need'.split(' '))

/** "Trabajo en un restaurante de comida" and "I work in child care" ask for neither. */
function withoutWork(words: string[]): string[] {
  const begin = words.findIndex((word, at) => workWords.has(word) && atWork.has(words[at + 1] ?? ''))
  if (begin < 0) return words
  const told = words.slice(begin + 1)
  const end = told.findIndex((word) => afterWork.has(word))
  return [...words.slice(0, begin + 1), ...(end < 0 ? [] : told.slice(end))]
}

const atHome = /\b(?:in|at|to|inside|en|a) (?:(?:the|my|our|her|his|their|la|mi|su|nuestra) )?$/

/** "They eat us out of house and home". */
const ofSaying = /\beat(?:s|ing)?\b.{0,25}\bhouse\b/

/** "House painter" and "limpio casas" tell what somebody does for a living, and "I want it in the house" where. */
function withoutTrades(words: string[]): string[] {
  const isSaying = ofSaying.test(words.join(' '))
  return words.filter((word, at) => {
    const isTrade = [words[at - 1], words[at + 1]].some((next) => trade.test(next ?? ''))
    return !(homeWords.has(word) && (isTrade || isSaying || atHome.test(`${words.slice(0, at).join(' ')} `)))
  })
}

function needOf(texts: string[]): Need {
  const words = withoutFiller(tellingWords(texts.join(' ')).filter((word) => /^(?!\d+$)[\p{L}\d]+$/u.test(word)))
  const named: NamedNeed[] = []
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at)
    const concepts = phrase?.concepts.filter((concept) => !unneeded.has(concept)) ?? []
    if (!phrase || concepts.length === 0) continue
    named.push({ words: words.slice(at, at + phrase.length).map(withoutCar(concepts)), concepts })
    at += phrase.length - 1
  }
  const wanted = withoutBesides(named)
  const left = words.filter((word) => wanted.length === named.length || !carWords.has(word))
  const concepts = wanted.flatMap((one) => one.concepts)
  const isOfAnimal = wanted !== named && wanted.every((one) => one.concepts.includes('pets'))
  const said =
    isOfAnimal || concepts.some((concept) => !weakConcepts.has(concept)) || words.length > mostWords
      ? [...new Set(wanted.flatMap((one) => one.words))].slice(0, mostWords)
      : left
  return {
    need: concepts.length > 0 ? said.join(' ') : '',
    category: categoryOfAll(concepts),
    concepts,
    isSure: concepts.some((concept) => !weakConcepts.has(concept)),
  }
}

/** "Someone to stay with my mom" needs each of its words, though "mom" by itself tells of none. */
function withoutFiller(words: string[]): string[] {
  const inPhrase = words.flatMap((_, at) => {
    const length = phraseAt(words, at)?.length ?? 1
    return length > 1 ? Array.from({ length }, (_, after) => at + after) : []
  })
  return words.filter((word, at) => inPhrase.includes(at) || !needFiller.has(word))
}

/** Beside these gas is for a car: "we drive to the clinic, any help with gas". */
const rides = new Set(['ride', 'medicalRide', 'car'])
const besideNeeds = new Set(['car', 'kidney', 'grief'])
/** Who may lose a job over the care of somebody asks for that care. */
const care = new Set(['homeCare', 'respite'])

/** The vet's bill is the animal's, whatever hurts it. Who needs food and has no car does not ask for a car, nor for help with dialysis who needs it while there. */
function withoutBesides(named: NamedNeed[]): NamedNeed[] {
  const ofAnimal = named.filter(({ words, concepts }) => concepts.includes('pets') && words.length > 1)
  if (ofAnimal.length > 0) return ofAnimal
  const isOfCare = named.some(({ concepts }) => concepts.some((concept) => care.has(concept)))
  if (isOfCare)
    return named.filter(({ concepts }) => !concepts.every((concept) => concept === 'job' || besideNeeds.has(concept)))
  const isOfRide = named.some(({ concepts }) => concepts.some((concept) => rides.has(concept)))
  const others = named.filter(
    ({ words, concepts }) =>
      !(concepts.every((concept) => besideNeeds.has(concept)) || (isOfRide && words.join(' ') === 'gas')),
  )
  return others.some(({ concepts }) => concepts.some((concept) => !weakConcepts.has(concept))) ? others : named
}

/** A lawyer is asked for by what the trouble is about; what is said in passing comes last. */
function categoryOfAll(concepts: string[]): ServiceCategory | null {
  const lawyer = concepts.find((concept) => concept === 'civilLegal')
  const inOrder = [
    ...(lawyer ? [lawyer] : []),
    ...concepts.filter((concept) => !weakConcepts.has(concept) && concept !== 'immigration'),
    ...concepts.filter((concept) => concept !== 'immigration'),
    ...concepts,
  ]
  return inOrder.map(categoryOf).find((category) => category !== null) ?? null
}
