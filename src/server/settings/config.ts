import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '#server/explained-error.ts'
import { parseEmailAddress } from '#server/outbox/email-address.ts'
import { parseMailUrl, parseSmsUrl } from '#server/outside/transport-url.ts'
import { parseKeys } from '#server/sealing/encryption-keys.ts'
import { type Operator, readOperatorFile } from './operator.ts'
import { inProject } from './project-folder.ts'

/** How many proxies stand before us. Each adds whom it hears; what stands before that in X-Forwarded-For is anyone's word. */
const proxies = z
  .string()
  .regex(/^(false|true|[1-9])$/)
  .default('false')
  .transform((value) => ({ false: 0, true: 1 })[value] ?? Number(value))

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`)
  .transform((url) => new URL(url).origin)

const count = z.coerce.number().int().min(1)

/** Without its last `/v1`, which the calls add. */
const realtimeBase = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/[?#]/.test(url))
  .transform((url) => url.replace(/\/+$/, '').replace(/\/v1$/, ''))

/** `key,key`; what is wrong with one is never told. */
const encryptionKeys = z
  .string()
  .transform(parseKeys)
  .pipe(z.array(z.instanceof(Buffer)).min(1))

const variables = z.object({
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default(inProject('data')),
  OPERATOR_FILE: z.string().min(1).default(inProject('operator.json')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: origin.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(600),
  TRUST_PROXY: proxies,
  CLOSE_AFTER: z.coerce.number().int().min(0).max(60).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  OPERATOR_TOKEN: z.string().min(16).optional(),
  MAIL_URL: z
    .string()
    .refine((url) => parseMailUrl(url))
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
    .default('Navi <navi@localhost>'),
  SMS_URL: z
    .string()
    .refine((url) => parseSmsUrl(url))
    .optional(),
  SMS_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/)
    .default('US,PR,VI,GU,AS,MP')
    .transform((list) => list.split(',')),
  SENDS_PER_ADDRESS: count.default(30),
  SENDS_PER_RECIPIENT: count.default(5),
  SENDS_PER_DAY: count.default(2000),
  OPERATOR_MAIL: z
    .string()
    .refine((address) => parseEmailAddress(address))
    .optional(),
  ENCRYPTION_KEYS: encryptionKeys.optional(),
  REQUEST_DAYS: z.coerce.number().int().min(1).max(366).default(90),
  REQUESTS_PER_ADDRESS: count.default(20),
  REQUESTS_PER_DAY: count.default(500),
  CONVERSATION_HOURS: z.coerce.number().int().min(1).max(24).default(24),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_NAME: z.string().max(80).optional(),
  LLM_CALLS_AT_ONCE: count.default(4),
  LLM_CALLS_PER_READER: count.default(30),
  LLM_CALLS_PER_DAY: count.default(2000),
  REALTIME_BASE_URL: realtimeBase.optional(),
  REALTIME_API_KEY: z.string().optional(),
  REALTIME_MODEL: z.string().optional(),
  REALTIME_VOICE: z.string().optional(),
  REALTIME_TRANSCRIBER: z.string().optional(),
  REALTIME_READER: z.string().optional(),
  REALTIME_NAME: z.string().max(80).optional(),
  REALTIME_TALKS_PER_ADDRESS: count.default(20),
  REALTIME_TALKS_PER_DAY: count.default(200),
  REALTIME_READINGS_PER_ADDRESS: count.default(300),
  REALTIME_READINGS_PER_DAY: count.default(3000),
})

/** What each variable must be, said in one sentence when it is not. docs/settings.md says the rest. */
const wanted: Record<keyof typeof variables.shape, string> = {
  HOST: 'a host name or address to listen on',
  PORT: 'a whole number from 0 to 65535',
  DATA_DIR: 'a folder that can be written to',
  OPERATOR_FILE: 'a file as docs/operator-settings.md describes it',
  DATABASE_URL: 'an address that starts with postgres:// or postgresql://',
  PUBLIC_URL:
    'the address readers see, http:// or https:// and a host, nothing after it; messages that are really sent need it',
  LOG_LEVEL: 'debug, info, warn, error or silent',
  RATE_LIMIT: 'a whole number of requests a minute, 1 or more',
  TRUST_PROXY: 'true, false, or the number of proxies',
  CLOSE_AFTER: 'a whole number of seconds from 0 to 60',
  METRICS_TOKEN: 'a secret of 16 characters or more',
  OPERATOR_TOKEN: 'a secret of 16 characters or more',
  MAIL_URL: 'smtp://user:password@host:587, smtps://… or a folder',
  MAIL_FROM: 'the address mails come from, such as Navi <navi@example.org>; a mail server needs one of yours',
  SMS_URL: 'https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=+15005550006 or a folder',
  SMS_COUNTRIES: 'codes of countries with commas between them, such as US,PR',
  SENDS_PER_ADDRESS: 'a whole number of messages a day, 1 or more',
  SENDS_PER_RECIPIENT: 'a whole number of messages a day, 1 or more',
  SENDS_PER_DAY: 'a whole number of messages a day, 1 or more',
  OPERATOR_MAIL: 'one e-mail address',
  ENCRYPTION_KEYS:
    'keys of 32 bytes as base64 with commas between them; `openssl rand -base64 32` makes one. DATABASE_URL needs them',
  REQUEST_DAYS: 'a whole number of days from 1 to 366',
  REQUESTS_PER_ADDRESS: 'a whole number of requests a day, 1 or more',
  REQUESTS_PER_DAY: 'a whole number of requests a day, 1 or more',
  CONVERSATION_HOURS: 'a whole number of hours from 1 to 24',
  LLM_BASE_URL: 'the address of an OpenAI-compatible server, such as https://llm.example.org/v1',
  LLM_API_KEY: 'the key of that server, where it wants one',
  LLM_MODEL: 'the name of a model of that server, set together with LLM_BASE_URL',
  LLM_NAME: 'who receives the words of readers, in at most 80 letters',
  LLM_CALLS_AT_ONCE: 'a whole number of calls, 1 or more',
  LLM_CALLS_PER_READER: 'a whole number of calls an hour, 1 or more',
  LLM_CALLS_PER_DAY: 'a whole number of calls a day, 1 or more',
  REALTIME_BASE_URL: 'the address of a realtime speech service, such as https://voice.example.org',
  REALTIME_API_KEY: 'the key of that service, where it wants one',
  REALTIME_MODEL: 'the name of a speech model of that service, set together with REALTIME_BASE_URL',
  REALTIME_VOICE: 'the name of a voice of that service',
  REALTIME_TRANSCRIBER: 'the name of the model that writes down what people say',
  REALTIME_READER: 'the name of the model that reads out loud',
  REALTIME_NAME: 'who hears the voices of readers, in at most 80 letters',
  REALTIME_TALKS_PER_ADDRESS: 'a whole number of talks a day, 1 or more',
  REALTIME_TALKS_PER_DAY: 'a whole number of talks a day, 1 or more',
  REALTIME_READINGS_PER_ADDRESS: 'a whole number of sentences a day, 1 or more',
  REALTIME_READINGS_PER_DAY: 'a whole number of sentences a day, 1 or more',
}

/** Without it, links in messages would be made from the Host header, and so by whoever calls. */
const settings = variables
  .refine(
    ({ PUBLIC_URL, MAIL_URL, SMS_URL }) =>
      PUBLIC_URL || !(sends(parseMailUrl, MAIL_URL) || sends(parseSmsUrl, SMS_URL)),
    { path: ['PUBLIC_URL'] },
  )
  // A mail server of one's own takes mails from nowhere, and those of others refuse them.
  .refine(({ MAIL_FROM, MAIL_URL }) => !(sends(parseMailUrl, MAIL_URL) && /@localhost>?$/.test(MAIL_FROM)), {
    path: ['MAIL_FROM'],
  })
  .refine(({ LLM_BASE_URL, LLM_MODEL }) => Boolean(LLM_BASE_URL) === Boolean(LLM_MODEL), { path: ['LLM_MODEL'] })
  .refine(({ REALTIME_BASE_URL, REALTIME_MODEL }) => Boolean(REALTIME_BASE_URL) === Boolean(REALTIME_MODEL), {
    path: ['REALTIME_MODEL'],
  })
  .refine(({ REALTIME_BASE_URL, REALTIME_READER }) => REALTIME_BASE_URL || !REALTIME_READER, {
    path: ['REALTIME_BASE_URL'],
  })
  // A replica's own key would open nothing that another one has sealed.
  .refine(({ DATABASE_URL, ENCRYPTION_KEYS }) => !DATABASE_URL || ENCRYPTION_KEYS, { path: ['ENCRYPTION_KEYS'] })

/** The settings of the machine, from the environment, and those of whoever runs the site, from a file. */
export type Config = Readonly<z.infer<typeof variables> & { operator: Operator }>

/**
 * Reads the settings from the environment, where an empty variable counts as not set, and from the operator's file.
 * @throws ConfigError that lists every bad variable, or every bad field of the file, a line each.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (parsed.success) return Object.freeze({ ...parsed.data, operator: readOperatorFile(parsed.data.OPERATOR_FILE) })
  const bad = [...new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof typeof wanted))]
  // A bad DATABASE_URL, MAIL_URL or SMS_URL may hold a password, so no value is printed.
  throw new ConfigError(
    ['These settings are wrong:', ...bad.map((name) => `  ${name} must be ${wanted[name]}`)].join('\n'),
  )
}

/** Where messages are written when nothing else is set. */
export function outboxFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'outbox')
}

/** Who receives the words of readers where an outside model is configured, else `null`: people are told before their first. */
export function receiverOfWords({ LLM_BASE_URL, LLM_NAME }: Pick<Config, 'LLM_BASE_URL' | 'LLM_NAME'>): string | null {
  return LLM_BASE_URL ? (LLM_NAME ?? new URL(LLM_BASE_URL).host) : null
}

/** Who hears the voices of readers where a realtime speech service is configured, else `null`. */
export function receiverOfVoice({
  REALTIME_BASE_URL,
  REALTIME_NAME,
}: Pick<Config, 'REALTIME_BASE_URL' | 'REALTIME_NAME'>): string | null {
  return REALTIME_BASE_URL ? (REALTIME_NAME ?? new URL(REALTIME_BASE_URL).host) : null
}

/** Where pages may send the offer of a voice talk, or `null`. */
export function voiceHost({ REALTIME_BASE_URL }: Pick<Config, 'REALTIME_BASE_URL'>): string | null {
  return REALTIME_BASE_URL ? new URL(REALTIME_BASE_URL).origin : null
}

function sends(parse: (url: string) => { kind: string } | undefined, url: string | undefined): boolean {
  return url !== undefined && parse(url)?.kind !== 'folder'
}
