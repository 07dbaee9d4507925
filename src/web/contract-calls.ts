import type { z } from 'zod'
import type { mailCard, makeCard, textCard } from '#contract/cards.ts'
import type { ChatVariant, chatCalls, clearTalk, mailTalk, readTalk, stopAnswer } from '#contract/chat.ts'
import type { listCommunities, listVendors, readVendor } from '#contract/communities.ts'
import type { listDrugNames } from '#contract/drugs.ts'
import type { checkEligibility, takeTurn } from '#contract/eligibility.ts'
import type { openForm, sendContact, sendDelivery } from '#contract/intake.ts'
import type { forgetPerson, readPerson, tellPerson } from '#contract/person.ts'
import type { makePlan } from '#contract/plan.ts'
import type { forgetMe } from '#contract/privacy.ts'
import type { listPrograms } from '#contract/programs.ts'
import type { readWords } from '#contract/speech.ts'
import type { hearMedicines, readVoice, VoiceVariant, voiceCalls } from '#contract/voice.ts'

// Types alone: the contract itself would be most of a page's script.

/** The calls of the contract that pages make. */
type Contract =
  | typeof listDrugNames
  | typeof listPrograms
  | typeof takeTurn
  | typeof checkEligibility
  | typeof readPerson
  | typeof tellPerson
  | typeof forgetPerson
  | typeof makePlan
  | typeof listCommunities
  | typeof listVendors
  | typeof readVendor
  | typeof makeCard
  | typeof mailCard
  | typeof textCard
  | typeof openForm
  | typeof sendContact
  | typeof sendDelivery
  | (typeof chatCalls)[ChatVariant]
  | typeof readTalk
  | typeof clearTalk
  | typeof stopAnswer
  | typeof mailTalk
  | typeof forgetMe
  | typeof readWords
  | typeof readVoice
  | (typeof voiceCalls)[VoiceVariant]
  | typeof hearMedicines

type Method = Contract['method']
type CallAt<M extends Method, Url> = Extract<Contract, { method: M; url: Url }>
type FieldsOf<Call> = Call extends { schema: { body: infer Body extends z.ZodType } }
  ? z.input<Body>
  : Call extends { schema: { querystring: infer Query extends z.ZodType } }
    ? z.input<Query>
    : object

/** Where a page may ask by a method. */
export type Address<M extends Method> = Extract<Contract, { method: M }>['url']

/** What is asked there: the body, or where there is none the query. */
export type Asked<M extends Method, Url> = FieldsOf<CallAt<M, Url>>

/** The same in a query or a form, which hold text alone. */
export type Texts<M extends Method, Url> = { [Name in keyof Asked<M, Url>]: string }

/** What is answered where nothing is refused. */
export type Reply<M extends Method, Url> = z.output<
  Extract<CallAt<M, Url>['schema']['response'][200], z.ZodType<{ response_code: 200 }>>
>
