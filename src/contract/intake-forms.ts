// The browser checks with these too, hence the small edition of zod, and nothing but the forms in this file.
import * as z from 'zod/mini'
import { emailPattern } from './email-pattern.ts'

/** The two kinds of requests that people send us. */
const requestKinds = ['contact', 'delivery'] as const
export type RequestKind = (typeof requestKinds)[number]

/** What a token can be asked for: a request, or sending a card or a talk to somebody. */
export const formKinds = [...requestKinds, 'send'] as const
export type FormKind = (typeof formKinds)[number]

/** What a message can be about. */
export const contactTopics = ['program', 'assistance', 'delivery', 'site', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** What is wrong with a field; only the server can tell `tooFar`. The words for each are in `src/i18n`. */
export type FieldProblem = 'missing' | 'long' | 'email' | 'phone' | 'zip' | 'tooFar' | 'reach'

/** North American, with or without 1 and an extension, or another country's after its plus. */
const phone =
  /(\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s.-]*[2-9]\d{2}[\s.-]*\d{4}(\s*([xX#]|[eE]xt\.?)\s*\d{1,6})?|\+(?!\s*1)([\s().-]*\d){8,15}/
    .source
const zipShape = /^\d{5}(-\d{4})?$/

const text = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest, 'long')), '')
const neededText = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, 'missing'), z.maxLength(longest, 'long'))
const email = z._default(
  z.string().check(
    z.trim(),
    // What is too long is looked at no further. Elsewhere that would keep `reach` from being told.
    z.maxLength(254, { error: 'long', abort: true }),
    z.regex(new RegExp(`^(${emailPattern})?$`), 'email'),
  ),
  '',
)

/** What the page sends along; people see none of it. */
const envelope = {
  /** From `openForm`. */
  form_token: text(300),
  /** A field that only robots fill in. */
  website: text(2000),
  lng: z.optional(z.enum(['en', 'es'])),
}

/** A message to the people who run the site. */
export const contactForm = z
  .object({
    name: neededText(80),
    email,
    phone: z._default(
      z.string().check(z.trim(), z.maxLength(40, 'long'), z.regex(new RegExp(`^(${phone})?$`), 'phone')),
      '',
    ),
    topic: z.enum(contactTopics),
    message: neededText(4000),
    ...envelope,
  })
  .check(
    z.refine((form) => Boolean(form.email || form.phone), {
      path: ['email'],
      message: 'reach',
      // Beside whatever else is wrong: people should hear all of it at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type ContactFields = z.infer<typeof contactForm>

/** A wish to have medicine brought home. */
export const deliveryForm = z.object({
  name: neededText(80),
  phone: neededText(40).check(z.regex(new RegExp(`^(${phone})$`), 'phone')),
  email,
  street: neededText(120),
  city: neededText(80),
  zip: neededText(10).check(z.regex(zipShape, 'zip')),
  medicines: text(500),
  drugstore: neededText(120),
  notes: text(1000),
  ...envelope,
})
export type DeliveryFields = z.infer<typeof deliveryForm>

export const intakeForms = { contact: contactForm, delivery: deliveryForm }

/** People take longer than this over a form; what comes sooner is taken for a robot's. */
export const shortestFilling = 3_000
