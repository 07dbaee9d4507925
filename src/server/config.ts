import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

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
})

/** What each variable must be, said in one sentence when it is not. The README's table says the rest. */
const wanted: Record<keyof typeof variables.shape, string> = {
  HOST: 'a host name or address to listen on',
  PORT: 'a whole number from 0 to 65535',
  DATA_DIR: 'a folder that can be written to',
  DATABASE_URL: 'an address that starts with postgres:// or postgresql://',
  PUBLIC_URL: 'the address readers see, starting with http:// or https://',
  LOG_LEVEL: 'debug, info, warn, error or silent',
  RATE_LIMIT: 'a whole number of requests a minute, 1 or more',
  TRUST_PROXY: 'true or false',
  METRICS_TOKEN: 'a secret of 16 characters or more',
  DELIVERY_CITY: 'a city and state',
  DELIVERY_MILES: 'a whole number of miles from 1 to 1000',
}

export type Config = Readonly<z.infer<typeof variables>>

export class ConfigError extends Error {}

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * @throws ConfigError that lists every bad variable, a line each.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (parsed.success) return Object.freeze(parsed.data)
  const bad = [...new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof typeof wanted))]
  // A bad DATABASE_URL may hold a password, so no value is printed.
  throw new ConfigError(
    ['These settings are wrong:', ...bad.map((name) => `  ${name} must be ${wanted[name]}`)].join('\n'),
  )
}
