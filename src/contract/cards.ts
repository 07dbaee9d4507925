import { z } from 'zod'
import { brand } from '#operator.json'
import { money } from './answer.ts'
import { formRefusals } from './errors.ts'
import { programKind } from './programs.ts'
import { evidence } from './sources.ts'

/** How many items a card can hold. */
export const longestCard = 20

const cardType = z
  .enum(['specialCommunity', 'programs'])
  .meta({ description: 'specialCommunity where every item is a vendor.' })
export type CardType = z.infer<typeof cardType>

/** One day of the opening hours of a service, in words. */
const cardDay = z.object({
  day: z.string(),
  times: z.string(),
  is_today: z.boolean().meta({ description: 'When the card was made, by the clock of the service.' }),
})
export type CardDay = z.infer<typeof cardDay>

/** One item of a card, as the catalogue has it, in the reader's language. */
const cardItem = z
  .object({
    item_id: z.string().meta({
      description: 'Of a program made for one medicine: the ids of both, with ~ between them.',
    }),
    kind: z
      .enum(['copay', 'program', 'vendor', 'service'])
      .meta({ description: 'copay: the card itself comes from the drug maker.' }),
    program_kind: programKind.nullable().meta({ description: 'What kind of program; null for vendors and services.' }),
    name: z.string(),
    medicine: z.string().nullable().meta({ description: 'The medicine that the card was made for.' }),
    money: money.nullable().meta({ description: 'What a person pays with a program, where its record says so.' }),
    benefit: z.string().nullable().meta({ description: 'What a program gives; null for services and vendors.' }),
    eligibility: z.string().nullable().meta({ description: 'Whom a service is for; null for programs and vendors.' }),
    to_say: z.string().nullable().meta({ description: 'What to say on the phone of a program.' }),
    call_note: z
      .string()
      .nullable()
      .meta({ description: 'Hours and languages of the phone of a program, where known.' }),
    papers: z.array(z.string()).meta({ description: 'Papers that a program names; empty where none is known.' }),
    organization: z.string().nullable().meta({ description: 'Who gives the service; null for programs and vendors.' }),
    area_served: z.string().nullable().meta({ description: 'Where the service helps; null for programs and vendors.' }),
    address: z.string().nullable().meta({ description: 'Where a service is; null for programs and vendors.' }),
    hours: z.string().nullable().meta({ description: 'When a service is open; null for programs and vendors.' }),
    week: z
      .array(cardDay)
      .nullable()
      .meta({ description: 'The hours day by day from Monday; null where they can’t be read as times.' }),
    open: z
      .enum(['open', 'closed', 'unknown'])
      .meta({ description: 'Whether a service is open when the card is made.' }),
    coupon: z.string().nullable(),
    url: z.string().nullable(),
    phone: z.string().nullable(),
    phone_confirmed: z
      .boolean()
      .meta({ description: 'false: a list or one other site alone names this number. It may be wrong.' }),
    evidence,
    source_date: z.string().nullable().meta({ description: 'The newest date that a source shows.' }),
  })
  .meta({ id: 'CardItem' })
export type CardItem = z.infer<typeof cardItem>

const digitalCardReply = z.object({
  response_code: z.literal(200),
  special_type: cardType,
  items: z.array(cardItem),
  url: z.string().meta({ description: 'Where anyone can open this card.' }),
  sends: z
    .object({ email: z.boolean(), text: z.boolean() })
    .meta({ description: 'What this site can send; the rest a reader sends with a phone or computer of their own.' }),
})
export type DigitalCardReply = z.infer<typeof digitalCardReply>

const deliveryReply = z.object({
  response_code: z.literal(200),
  message: z.string().meta({ description: "One sentence in the reader's language." }),
  delivery: z
    .enum(['queued', 'outbox_folder'])
    .meta({ description: 'outbox_folder: sending is not set up here, and the message was written to a folder.' }),
})
export type DeliveryReply = z.infer<typeof deliveryReply>

const lng = z.enum(['en', 'es']).optional()
/** A token of `openForm`. */
const sendToken = z.string().max(300).optional().meta({
  description:
    'Of request_form with the form send, good for one message. Pages in a browser need one; programs do not.',
})
const form_token = sendToken
// Missing and empty are told in the words for a bad address or an empty card, not as a missing field.
const said = z.string().max(2000).default('')
const email = said.meta({ description: 'One address.' })
const phone_no = said.meta({ description: 'A number, in the US unless it starts with +.' })
const item_count = z
  .union([z.string().regex(/^\d{1,6}$/), z.int().min(0).transform(String)])
  .transform(Number)
  .default(0)

const call = <Body extends z.ZodType>(operationId: string, summary: string, description: string, body: Body) => ({
  operationId,
  summary,
  description: `${description} Takes multipart/form-data or JSON with the same fields.`,
  tags: ['Cards'],
  consumes: ['multipart/form-data', 'application/json'],
  body,
})

export const makeCard = {
  method: 'POST',
  url: '/api/digital_card',
  schema: {
    ...call(
      'makeCard',
      'Make a card of items of the catalogue',
      'Remembers the card in a cookie of this browser, and nowhere else.',
      z.object({
        items: said.meta({
          description: 'Ids with commas between them, each of a program with ~ and that of a medicine.',
        }),
        lng,
      }),
    ),
    response: { 200: digitalCardReply, ...formRefusals },
  },
} as const

const itemFields = 'Items are counted from 0 or from 1, and are looked up in the catalogue by exact name and link.'

export const mailCard = {
  method: 'POST',
  url: '/api/special_mail',
  schema: {
    ...call(
      'mailCard',
      'Mail a card',
      `Each item has item_n_vendor_name, item_n_url_link and item_n_discount_coupon, or for the type programs item_n_program_name and item_n_program_url; item_n_drug_id may name the medicine it is for. ${itemFields}`,
      z
        .object({ email, special_type: cardType.default('specialCommunity'), item_count, lng, form_token })
        .catchall(said),
    ),
    response: { 200: deliveryReply, ...formRefusals },
  },
} as const

export const textCard = {
  method: 'POST',
  url: '/api/special_sms',
  schema: {
    ...call(
      'textCard',
      'Text the link to a card',
      `Each item has item_n_organization, item_n_url and item_n_discount_coupon; item_n_drug_id may name the medicine it is for. ${itemFields}`,
      z
        .object({ phone_no, special_type: cardType.default('specialCommunity'), item_count, lng, form_token })
        .catchall(said),
    ),
    response: { 200: deliveryReply, ...formRefusals },
  },
} as const

/** The only sender of `text_messaging`. */
const textedOrganization = `${brand} AI Program`

export const textLink = {
  method: 'POST',
  url: '/api/text_messaging',
  schema: {
    ...call(
      'textLink',
      'Text a link to this site',
      'The link must be the assistant or a card of this very site.',
      z.object({ phone_no, organization: z.literal(textedOrganization), url: said, lng, form_token }),
    ),
    response: { 200: deliveryReply, ...formRefusals },
  },
} as const

export const mailLastCard = {
  method: 'POST',
  url: '/api/local_community_digital_card_email',
  schema: {
    ...call(
      'mailLastCard',
      'Mail the last card of this browser',
      'Without one, mails the link to help near the reader.',
      z.object({ email, lng, form_token }),
    ),
    response: { 200: deliveryReply, ...formRefusals },
  },
} as const
