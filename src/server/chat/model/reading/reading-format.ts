import { z } from 'zod'
import { nearbyNeeds } from '#server/chat/understand/needs/nearby-needs.ts'
import { createObjectReader } from '../phrasing/object-reader.ts'

/** What a model may say that a question means, as it is told of each. */
export const readable = {
  programs: 'help to pay for a medicine, or to get it free',
  copay: 'lowering the copay that an insurance leaves for a medicine',
  coupons: 'coupons or discount cards for paying a medicine without insurance',
  price: 'what a medicine costs',
  delivery: 'having medicine brought home',
  eligibility: 'whether this person qualifies for a program',
  insurance_help: 'getting health insurance, or being without one',
  which_drug: 'paying for medicines, without a word of which',
  local_help: 'help near home with daily life; say which in "need"',
  deals: 'a discount at a store, a restaurant or another business',
  knowledge: 'one of the questions under "cards"; say which in "card"',
  about_navi: 'this helper itself; say what of it in "about"',
  care: 'anger, shame, fear of bills or grief, and nothing is asked',
  greeting: 'hello',
  thanks: 'thanks',
  goodbye: 'goodbye',
  detail: 'more of a record that was shown',
  phone: 'the phone number of a record that was shown',
  form: 'the form of a record that was shown',
  papers: 'the papers that a record that was shown wants',
  source: 'where what was said of a record comes from',
  more: 'further records than those shown',
  advice: 'what only a doctor or pharmacist may answer: doses, stopping, mixing, symptoms, side effects',
  danger: 'somebody may be in danger: a body, a mind, poison or violence',
  off_topic: 'nothing of all this',
  unclear: 'it can not be told',
} as const

type Readable = keyof typeof readable

const about = ['navi', 'abilities', 'cost', 'privacy', 'human', 'trust', 'contact'] as const

const reading = z.strictObject({
  intent: z.enum(Object.keys(readable) as [Readable, ...Readable[]]),
  need: z.enum([...nearbyNeeds.keys()]).nullable(),
  about: z.enum(about).nullable(),
  card: z.string().max(100).nullable(),
  medicine: z.string().max(80).nullable(),
})

// A server that takes a schema wants every field named in it; one that takes none may leave out what is empty.
const readLoosely = reading.partial({ need: true, about: true, card: true, medicine: true })

/** What a model says of a question: one of our intents, and what of our lists belongs to it. */
export type ReadSlots = z.infer<typeof readLoosely>

export const readingFormat = { name: 'reading', schema: z.toJSONSchema(reading) }

/** Reads what a model says of a question out of text as it comes. */
export const createReadingReader = () => createObjectReader(readLoosely)
