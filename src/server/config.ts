import { join } from 'node:path'
import { z } from 'zod'
import { parseMailUrl, parseSmsUrl } from './outside/transport-url.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const count = z.coerce.number().int().min(1)

/** `Name=https://…,Name=https://…` */
const retailers = z
  .string()
  .transform((list) => list.split(',').map((retailer) => retailer.trim().match(/^(?<name>[^=]+)=(?<url>.+)$/)?.groups))
  .pipe(z.array(z.object({ name: z.string(), url: z.url({ protocol: /^https$/ }) })))

const variables = z.object({
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(600),
  TRUST_PROXY: flag.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  DELIVERY_CITY: z.string().min(1).default('Rochester, New York'),
  DELIVERY_MILES: z.coerce.number().int().min(1).max(1000).default(60),
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
  RETAILERS: retailers.default([
    { name: 'Walmart', url: 'https://www.walmart.com/' },
    { name: 'Amazon', url: 'https://www.amazon.com/' },
  ]),
})

/** What each variable must be, said in one sentence when it is not. The README's table says the rest. */
const wanted: Record<keyof typeof variables.shape, string> = {
  HOST: 'a host name or address to listen on',
  PORT: 'a whole number from 0 to 65535',
  DATA_DIR: 'a folder that can be written to',
  DATABASE_URL: 'an address that starts with postgres:// or postgresql://',
  PUBLIC_URL:
    'the address readers see, starting with http:// or https://; messages that are really sent need it for their links',
  LOG_LEVEL: 'debug, info, warn, error or silent',
  RATE_LIMIT: 'a whole number of requests a minute, 1 or more',
  TRUST_PROXY: 'true or false',
  METRICS_TOKEN: 'a secret of 16 characters or more',
  DELIVERY_CITY: 'a city and state',
  DELIVERY_MILES: 'a whole number of miles from 1 to 1000',
  MAIL_URL: 'smtp://user:password@host:587, smtps://… or a folder',
  MAIL_FROM: 'the address mails come from, such as Navi <navi@example.org>',
  SMS_URL: 'https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=+15005550006 or a folder',
  SMS_COUNTRIES: 'codes of countries with commas between them, such as US,PR',
  SENDS_PER_ADDRESS: 'a whole number of messages a day, 1 or more',
  SENDS_PER_RECIPIENT: 'a whole number of messages a day, 1 or more',
  SENDS_PER_DAY: 'a whole number of messages a day, 1 or more',
  RETAILERS: 'names and addresses, such as Walmart=https://www.walmart.com/,Amazon=https://www.amazon.com/',
}

/** Without it, links in messages would be made from the Host header, and so by whoever calls. */
const settings = variables.refine(
  ({ PUBLIC_URL, MAIL_URL, SMS_URL }) => PUBLIC_URL || !(sends(parseMailUrl, MAIL_URL) || sends(parseSmsUrl, SMS_URL)),
  { path: ['PUBLIC_URL'] },
)

export type Config = Readonly<z.infer<typeof variables>>

export class ConfigError extends Error {}

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * @throws ConfigError that lists every bad variable, a line each.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (parsed.success) return Object.freeze(parsed.data)
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

function sends(parse: (url: string) => { kind: string } | undefined, url: string | undefined): boolean {
  return url !== undefined && parse(url)?.kind !== 'folder'
}
