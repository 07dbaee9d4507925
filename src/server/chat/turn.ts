import type { ChatVariant, ResultItem } from '#contract/chat.ts'
import type { EmergencyKind, ServiceCategory } from '#contract/communities.ts'
import type { PersonFacts, Topic } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import type { PersonalKind } from '#server/eligibility/understand/personal-shapes.ts'
import type { Kin } from './patients/kin.ts'

/** What a person wants with one turn of the talk. */
export const intents = [
  // A medicine
  'programs',
  'copay',
  'coupons',
  'price',
  'delivery',
  'eligibility',
  'insurance_help',
  'which_drug',
  // A record that was shown
  'detail',
  'phone',
  'form',
  'papers',
  'rule',
  'source',
  'card',
  'compare',
  // Near the reader
  'local_help',
  'deals',
  // What to know of insurance, prices and rules
  'knowledge',
  // The talk itself
  'greeting',
  'thanks',
  'goodbye',
  'about_navi',
  'language',
  'more',
  'repeat',
  'recap',
  'start_over',
  'off_topic',
  'other_language',
  // Anger, shame or grief, with nothing asked
  'care',
  // Told, and nothing is asked or changed by it
  'noted',
  'unclear',
  // Before anything else
  'emergency',
  'advice',
  'personal',
  'injection',
] as const
export type Intent = (typeof intents)[number]

/** Ways to pay less for a medicine: which of them fit hangs on the person. */
export const intentsToPayLess: readonly Intent[] = [
  'programs',
  'copay',
  'coupons',
  'price',
  'eligibility',
  'insurance_help',
  'which_drug',
]

/** A record of the catalogue by its id, which no other record has. */
export type RecordRef = { kind: 'program' | 'vendor' | 'service'; id: string }

/** Which rule of a program is asked about. */
export type RuleAsked = 'income' | 'insurance' | 'residency' | 'age' | 'citizenship' | 'prescription'

/** What is asked about Navi itself. */
export type AboutAsked = 'navi' | 'abilities' | 'cost' | 'privacy' | 'human' | 'trust' | 'contact'

/** What is asked of a doctor or pharmacist, and not of us. */
export type AdviceAsked = 'dose' | 'stop' | 'switch' | 'symptoms' | 'mixing' | 'side_effects' | 'other'

/** What one turn means, with what the turns before said. Ids are of the catalogue; names of people never stand in it. */
export type Understood = {
  intent: Intent
  /** What was said, without what names a person: a record may hold the sentence that it asks for. Not remembered. */
  text: string
  /** The words do not tell well what is wanted: it is asked back. */
  isUnsure: boolean
  /** Nor well enough not to have a model read them, where there is one. */
  isDoubtful: boolean
  /** The language of the question; where it can't be told, of the page. */
  language: Language
  /** Medicines the turn is about, named now or before. */
  drugs: string[]
  /** They are named in this very turn. */
  isDrugNamed: boolean
  /** Medicines that a name that we don't know for sure may mean, best first: to be asked, never taken. */
  guesses: string[]
  /** The name that was guessed at or is not known, as it was written, or ''. */
  unknownName: string
  /** A ZIP code, a city or a state, as `communities.search` reads it, or ''. */
  place: string
  /** A place was named that we don't know. */
  unknownPlace: boolean
  /** Words for `communities.search`, in the language of the question, or ''. */
  need: string
  category: ServiceCategory | null
  /** What is needed near the reader besides what is answered, in words as of `need`, or ''. */
  also: string
  /** Words that a vendor or its discount may be found by, or ''. */
  deal: string
  /** Records named or pointed at ("the second one"), best first. */
  records: RecordRef[]
  /** A number or a form is asked for by a name that no record has. */
  isUnknownRecord: boolean
  rule: RuleAsked | null
  about: AboutAsked | null
  advice: AdviceAsked | null
  emergencies: EmergencyKind[]
  /** The danger that it may be: somebody is to be asked. */
  mayBeDanger: EmergencyKind | null
  /** It hardly is: what was asked is answered before the question about it. */
  isSlightDanger: boolean
  /** What sounded like danger before was none. */
  isTakenBack: boolean
  /** Cards of knowledge that may answer, by their ids, best first. */
  cards: string[]
  /** Cards that may be what was meant, where something else was understood. */
  otherCards: string[]
  /** The one of these that is likely enough to be told as a guess, where no record is sure to answer. */
  guessedCard: string | null
  /** All that is known of the person whom the talk is about. */
  facts: PersonFacts
  /** The talk is about somebody else than it began with. */
  isOfOther: boolean
  /** Of whom it is, where that was told, and the others of whom it told. */
  patient: Who | undefined
  patients: Patient[]
  /** Who takes the medicine of the talk, where that was told. */
  takenBy: TakenBy | undefined
  /** Whose the income is that is known. */
  incomeOf: IncomeOf | undefined
  /** Programs that were tried in vain, by their ids, in this turn or before: they do not come first again. */
  tried: string[]
  /** What was said that names a person; it is nowhere in here. */
  personal: PersonalKind[]
  /** What the answer was asked for by the turn before and this turn gives, if anything. */
  answered: Asked | null
}

/** What an answer asks the person. */
export type Asked = 'drug' | 'place' | 'need' | 'record' | Topic

/** What an answer says. Every program, number, link and price in it comes from a record. */
export type Answer = {
  /** Text with the marks of `chatReply`. */
  text: string
  /** Records to be shown as cards: the first of them, as many as `short.ts` leaves. */
  items: ResultItem[]
  /** Programs to choose from. */
  options: { id: string; name: string }[]
  /** What a reader may say next: each must be understood when it comes back. The first are shown. */
  suggestions: string[]
  asks: Asked | null
  /** The danger that it asks about by itself: every answer to what may be danger asks about that. */
  asksOfDanger?: EmergencyKind
  /** What stands in the answer in its order: what "the second one" means next. */
  shown: RecordRef[]
  /** Which sentences of the card that it tells were said, by now. */
  sentences?: number[]
}

/** The writer of the talk, somebody of whom they tell, or a dog or cat. */
export type TakenBy = 'writer' | 'other' | 'animal'

/** Whose money the income that is known of is: of several people it is the home's. */
export type IncomeOf = 'writer' | 'partner' | 'relative' | 'home'

/** Who takes a medicine: the writer, somebody of theirs, or whom no word names. */
export type Who = Kin | 'writer' | 'other'

/** Somebody who takes a medicine, while the talk is of somebody else. */
export type Patient = {
  /** Absent where it was not told: of whom the talk began. */
  who?: Who
  /** The talk began with them: their facts are those of the whole site. */
  isFirst: boolean
  drugs: string[]
  /** These and the place are kept by the browser, not with the talk. */
  facts: PersonFacts
  place: string
  takenBy?: TakenBy
  incomeOf?: IncomeOf
  acknowledged: Topic[]
  tried: string[]
}

/** What later turns need of those before. Small, and without any words of the person. */
export type TalkContext = {
  language: Language | null
  variant: ChatVariant
  intent: Intent | null
  /** The label of what the last turn meant, as the language model names it. */
  last?: string
  drugs: string[]
  /** Medicines that were named together, while one of them is talked of: "the other one". */
  together: string[]
  /** What "did you mean" offered. */
  guesses: string[]
  place: string
  need: string
  category: ServiceCategory | null
  /** What a discount was looked for on. */
  deal: string
  records: RecordRef[]
  shown: RecordRef[]
  /** All that is known of the person whom the talk is about, and where they live: kept by the browser, not with the talk. */
  facts: PersonFacts
  /** The talk is about somebody else than it began with. */
  isOfOther: boolean
  /** Of whom the talk is. Absent where it was not told. */
  patient?: Who
  /** The others of whom the talk told. */
  patients: Patient[]
  /** What this turn says of the person to whom it turns the talk; never kept. */
  turnedWith?: string
  /** Who takes the medicine of the talk. Absent where it was not told. */
  takenBy?: TakenBy
  /** Whose the income is that was told last. Absent where none was, or it is not known. */
  incomeOf?: IncomeOf
  /** Topics of which was said that they are known. */
  acknowledged: Topic[]
  /** Programs that were tried in vain, by their ids. */
  tried: string[]
  asks: Asked | null
  /** The cards of knowledge that the last answer was of, where what it asks belongs to them. */
  cards: string[]
  /** Cards of knowledge that were told, the last one last. */
  told: string[]
  /** Which sentences of the last of these were said. */
  sentences?: number[]
  /** The card of which the next step was said once more, to who told something after it. */
  stepSaid?: string
  /** Somebody was asked whether there is danger. */
  isAskedOfDanger: boolean
  /** The danger that the last answer asked about: who says yes is in it. */
  askedOfDanger?: EmergencyKind
  /** Dangers that the last answer spoke of: they are said again before all else, also in another language. */
  emergencies: EmergencyKind[]
  /** Despair or violence that was told in this talk, and of which nobody said that it is over. */
  crisis?: EmergencyKind
  /** How many answers in a row spoke of danger. */
  alarms: number
  /** How many pages of a list were shown. */
  page: number
}

export const emptyContext: TalkContext = {
  language: null,
  variant: 'general',
  intent: null,
  drugs: [],
  together: [],
  guesses: [],
  place: '',
  need: '',
  category: null,
  deal: '',
  records: [],
  shown: [],
  facts: {},
  isOfOther: false,
  patients: [],
  acknowledged: [],
  tried: [],
  asks: null,
  cards: [],
  told: [],
  isAskedOfDanger: false,
  emergencies: [],
  alarms: 0,
  page: 1,
}
