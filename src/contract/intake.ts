import { z } from 'zod'
import { errorReply, formRefusals } from './errors.ts'
import { contactForm, deliveryForm, formKinds } from './intake-forms.ts'

const lng = z.enum(['en', 'es']).optional()

const formReply = z.object({
  response_code: z.literal(200),
  form_token: z.string().meta({
    description:
      'Good for one request, from 3 seconds to 24 hours after it was given; for send, for one message within 10 minutes, from the network that asked.',
  }),
})
export type FormReply = z.infer<typeof formReply>

/** Gives what a form must be sent with. */
export const openForm = {
  method: 'GET',
  url: '/api/request_form',
  schema: {
    operationId: 'openForm',
    summary: 'Begin to fill in a form',
    description:
      'A request that carries the token comes from this form, and is stored once, however often it is sent. With the form send, the token is for one call that mails or texts something to somebody.',
    tags: ['Requests'],
    querystring: z.object({ form: z.enum(formKinds) }),
    response: { 200: formReply, 400: errorReply, 429: errorReply, 503: errorReply },
  },
} as const

const requestReply = z.object({
  response_code: z.literal(200),
  message: z.string().meta({ description: "What happens with it now, in the reader's language." }),
  delivery: z
    .enum(['mailed', 'kept'])
    .meta({ description: 'kept: no e-mail goes out here; the people who run the site look it up.' }),
})
export type RequestReply = z.infer<typeof requestReply>

const kept = 'It is kept encrypted, and deleted after a time. Takes multipart/form-data or JSON with the same fields.'

export const sendContact = {
  method: 'POST',
  url: '/api/contact_request',
  schema: {
    operationId: 'sendContact',
    summary: 'Write to the people who run this site',
    description: `Needs an e-mail address or a phone number. ${kept}`,
    tags: ['Requests'],
    consumes: ['multipart/form-data', 'application/json'],
    body: contactForm,
    response: { 200: requestReply, ...formRefusals },
  },
} as const

export const sendDelivery = {
  method: 'POST',
  url: '/api/delivery_request',
  schema: {
    operationId: 'sendDelivery',
    summary: 'Ask for medicine to be brought home',
    description: `It is a question, not an order. ${kept}`,
    tags: ['Requests'],
    consumes: ['multipart/form-data', 'application/json'],
    body: deliveryForm,
    response: { 200: requestReply, ...formRefusals },
  },
} as const

const deliveryArea = z.object({
  zip: z.string(),
  place: z.string().meta({ description: 'Brighton, NY 14618' }),
  verdict: z
    .enum(['yes', 'no', 'ask'])
    .meta({ description: 'ask: within five miles of the limit, or nobody knows where the middle of the area is.' }),
  miles: z.int().nullable().meta({ description: 'From the middle of the ZIP code to the middle of the city.' }),
  limit_miles: z.int(),
  city: z.string(),
})
export type DeliveryArea = z.infer<typeof deliveryArea>

export const checkDeliveryArea = {
  method: 'GET',
  url: '/api/delivery_area',
  schema: {
    operationId: 'checkDeliveryArea',
    summary: 'Ask whether a ZIP code lies in the area of home delivery',
    tags: ['Requests'],
    querystring: z.object({ zip: z.string().max(40), lng }),
    response: {
      200: deliveryArea.extend({ response_code: z.literal(200) }),
      400: errorReply,
      404: errorReply,
      429: errorReply,
      503: errorReply,
    },
  },
} as const
