import type { FastifyBaseLogger } from 'fastify'
import type { RequestReply } from '#contract/intake.ts'
import type { ContactFields, DeliveryFields, RequestKind } from '#contract/intake-forms.ts'
import { translators } from '#i18n/translators.ts'
import type { Places } from '#server/communities/places/find-place.ts'
import { claimSweep } from '#server/db/claim-sweep.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { AppError } from '#server/errors.ts'
import type { Asker } from '#server/http/asker.ts'
import { createDayLimits } from '#server/limits/day-limits.ts'
import type { FormTokens } from '#server/limits/form-tokens.ts'
import type { HashKeys } from '#server/limits/hash-keys.ts'
import { parseEmailAddress } from '#server/outbox/email-address.ts'
import type { Outbox } from '#server/outbox/outbox.ts'
import { type Mailer, operatorMailbox } from '#server/outside/mailer.ts'
import type { Sealer } from '#server/sealing/sealer.ts'
import type { Config } from '#server/settings/config.ts'
import { createDeliveryArea } from './delivery-area.ts'
import { mailOfRequest } from './request-mail.ts'
import { createRequests, type NewRequest } from './requests.ts'

const day = 24 * 60 * 60_000
const sweepEvery = 60 * 60_000
/** A form may be corrected and sent again, where no answer came; it is not a key to send others with. */
const mostOfForm = 3

type Parts = {
  config: Config
  database: Pick<Database, 'orm' | 'kind'>
  keys: HashKeys
  formTokens: FormTokens
  outbox: Outbox
  mailer: Pick<Mailer, 'kind'>
  sealer: Sealer
  places: Pick<Places, 'find' | 'zipCentre'>
}

type Form = ContactFields | DeliveryFields

class Repeated extends Error {}

/** Takes what people send by the contact and delivery forms. Every refusal is an AppError. */
export function createIntake(
  { config, database, keys, formTokens, outbox, mailer, sealer, places }: Parts,
  now: () => number = Date.now,
) {
  const limits = createDayLimits(keys, now)
  const requests = createRequests(database, sealer)
  const operator = operatorMailbox(config, mailer)
  const checkArea = createDeliveryArea(places, config.operator.delivery)
  let sweeper: NodeJS.Timeout | undefined

  /** A ZIP code that we don't know may be near: a person looks at it. */
  function isTooFar(zip: string): boolean {
    const area = checkArea(zip)
    return typeof area === 'object' && area.verdict === 'no'
  }

  /** By the form and what was typed: whoever corrects a form and sends it again, because no answer came, has sent another. */
  async function idOf(formId: string, fields: object): Promise<string> {
    return uuidOf(await keys.lasting('request', formId, JSON.stringify(fields)))
  }

  /** Everything or nothing: the request, its counts, and the mail to the operator. */
  async function store(request: NewRequest, formId: string, address: string): Promise<unknown> {
    const count = await limits.prepare({
      kind: 'requests',
      address,
      each: config.REQUESTS_PER_ADDRESS,
      all: config.REQUESTS_PER_DAY,
      others: [{ of: ['form', formId], limit: mostOfForm, code: 'expired_page' }],
    })
    const write = async (transaction: Transaction) => {
      if (!(await requests.add(transaction, request))) throw new Repeated()
      await count(transaction)
    }
    if (!operator) return database.orm.transaction(write)
    const replyTo = request.content.fields.email
    const mail = { ...mailOfRequest(request, config.REQUEST_DAYS), ...(replyTo && { replyTo }) }
    return outbox.add({ kind: 'email', recipient: operator, ...mail }, { alongside: write })
  }

  return {
    /** Stores a request and says what happens with it now. The same form, sent again as it was, is stored once. */
    async submit(kind: RequestKind, form: Form, { language, address }: Asker): Promise<RequestReply> {
      const { form_token, website, lng, ...typed } = form
      const formId = website === '' ? await formTokens.read(kind, form_token, address) : undefined
      if (!formId) throw new AppError('expired_page')
      const email = parseEmailAddress(typed.email)
      if (typed.email && !email) throw new AppError('invalid_email')
      if ('zip' in typed && isTooFar(typed.zip)) throw new AppError('zip_too_far', typed.zip)
      const fields = { ...typed, email: email ?? '' }
      const id = await idOf(formId, fields)
      const request = { id, kind, createdAt: new Date(now()), content: { language, fields } }
      await store(request, formId, address).catch(ignoreRepeated)
      const delivery = operator ? 'mailed' : 'kept'
      return { response_code: 200, message: translators[language](`intake.replies.${delivery}`), delivery }
    },

    /** Whether a ZIP code that was typed lies in the area of home delivery, or why nobody can say. */
    checkArea,

    /** Begins to delete what is older than REQUEST_DAYS, until `stopSweeping`. */
    async startSweeping(log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
      const deleteOld = async () => {
        if (await claimSweep(database, 'requests', { every: sweepEvery, now: now() }))
          await requests.deleteBefore(new Date(now() - config.REQUEST_DAYS * day))
      }
      const sweep = () =>
        deleteOld().catch((error: unknown) => log.error({ err: error }, 'old requests were not deleted'))
      await sweep()
      sweeper = setInterval(sweep, sweepEvery).unref()
    },

    stopSweeping(): void {
      clearInterval(sweeper)
    },
  }
}

/** A UUID of version 8, which leaves its bits to us. */
function uuidOf(hash: Buffer): string {
  const hex = hash.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function ignoreRepeated(error: unknown): void {
  if (!(error instanceof Repeated)) throw error
}
