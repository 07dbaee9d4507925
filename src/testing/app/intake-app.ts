import { onTestFinished } from 'vitest'
import type { RequestKind } from '#contract/intake-forms.ts'
import { createApp } from '#server/app.ts'
import { createPlaces } from '#server/communities/places/find-place.ts'
import { createIntake } from '#server/intake/intake.ts'
import { createRequests } from '#server/intake/requests.ts'
import { createFormTokens } from '#server/limits/form-tokens.ts'
import { createHashKeys } from '#server/limits/hash-keys.ts'
import { createLogger } from '#server/operations/logger.ts'
import { createMailer } from '#server/outside/mailer.ts'
import type { Operator } from '#server/settings/operator.ts'
import { catalogue } from '../records/shipped-catalogue.ts'
import { testApp } from './test-app.ts'

const second = 1_000

/** Two keys, the newer first. */
export const keys = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')]

/** The API with a clock that a test moves on, and the requests as the operator reads them. */
export async function openIntakeApp(env: Record<string, string> = {}, operator?: Partial<Operator>) {
  const world = await testApp({ env: { ENCRYPTION_KEYS: keys.join(), ...env }, operator })
  const { services } = world
  const { config, database, outbox, sealer } = services
  onTestFinished(async () => {
    await database.pool.query('TRUNCATE request, outbox, send_count')
  })
  const clock = { now: Date.UTC(2026, 10, 21, 12) }
  const hashKeys = createHashKeys(database)
  const formTokens = createFormTokens(hashKeys, () => clock.now)
  const intake = createIntake(
    {
      config,
      database,
      outbox,
      sealer,
      keys: hashKeys,
      formTokens,
      mailer: createMailer(config.MAIL_URL ?? 'unused', config.MAIL_FROM),
      places: createPlaces(catalogue, config.operator.delivery.city),
    },
    () => clock.now,
  )
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  const app = await createApp({ ...services, formTokens, intake }, logger)
  onTestFinished(() => app.close())
  return { ...world, app, lines, intake, database, clock, requests: createRequests(database, sealer) }
}

type IntakeApp = Awaited<ReturnType<typeof openIntakeApp>>

/** A form that its reader has had before him for a minute. */
export async function openForm({ app, clock }: IntakeApp, form: RequestKind): Promise<string> {
  const reply = await app.inject(`/api/request_form?form=${form}`)
  clock.now += 60 * second
  return reply.json().form_token
}

export const contact = {
  name: 'Ana <script>alert(1)</script> Ñandú 🌵',
  email: 'ana@mail.example',
  phone: '',
  topic: 'program',
  message: 'My copay is too high.\nCan you help?',
}

export const delivery = {
  name: 'Ana',
  phone: '585-555-0123',
  street: '1 Main St',
  city: 'Rochester',
  zip: '14604',
  drugstore: 'The one on Main St',
}

export function send({ app }: IntakeApp, form: RequestKind, fields: object, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: `/api/${form}_request`,
    payload: fields,
    headers: { host: 'navi.example', ...headers },
  })
}
