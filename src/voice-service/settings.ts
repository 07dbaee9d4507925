import { z } from 'zod'

const count = z.coerce.number().int().min(1)

const ports = z
  .string()
  .regex(/^\d{4,5}-\d{4,5}$/)
  .transform((range) => range.split('-').map(Number) as [number, number])
  .refine(([first, last]) => first >= 1024 && last > first && last <= 65_535)

const variables = z.object({
  VOICE_HOST: z.string().min(1).default('localhost'),
  VOICE_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  VOICE_API_KEY: z.string().min(16),
  VOICE_ENGINE: z.enum(['sherpa', 'sphinx']).default('sherpa'),
  VOICE_MODELS: z.string().min(1).default('data/voice-models'),
  VOICE_NAVI: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, '')),
  VOICE_ORIGIN: z.union([z.literal('*'), z.url({ protocol: /^https?$/ })]).default('*'),
  VOICE_CALLS: count.max(100).default(10),
  VOICE_CALLS_PER_ADDRESS: count.default(2),
  VOICE_MINUTES: count.max(60).default(10),
  VOICE_SILENCE_SECONDS: count.min(5).default(120),
  VOICE_REQUESTS_PER_MINUTE: count.default(60),
  VOICE_READINGS: count.max(100).default(4),
  VOICE_UDP_PORTS: ports.optional(),
  VOICE_PUBLIC_ADDRESS: z.union([z.ipv4(), z.ipv6()]).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(false|true|[1-9])$/)
    .default('false')
    .transform((value) => ({ false: 0, true: 1 })[value] ?? Number(value)),
})
export type Settings = z.infer<typeof variables>

const wanted: Record<keyof Settings, string> = {
  VOICE_HOST: 'a name or address to listen at, such as localhost or 0.0.0.0',
  VOICE_PORT: 'a port number from 0 to 65535',
  VOICE_API_KEY: 'a secret of 16 characters or more, the same as REALTIME_API_KEY of the site',
  VOICE_ENGINE: 'sherpa or sphinx',
  VOICE_MODELS: 'the folder of the models',
  VOICE_NAVI: 'the address of the site, such as http://localhost:3000',
  VOICE_ORIGIN: 'the address that readers see, or *',
  VOICE_CALLS: 'a whole number of calls at once, 1 to 100',
  VOICE_CALLS_PER_ADDRESS: 'a whole number of calls at once, 1 or more',
  VOICE_MINUTES: 'a whole number of minutes, 1 to 60',
  VOICE_SILENCE_SECONDS: 'a whole number of seconds, 5 or more',
  VOICE_REQUESTS_PER_MINUTE: 'a whole number of requests, 1 or more',
  VOICE_READINGS: 'a whole number of texts at once, 1 to 100',
  VOICE_UDP_PORTS: 'the first and last UDP port, such as 40000-40100',
  VOICE_PUBLIC_ADDRESS: 'the IP address at which calls reach this machine',
  TRUST_PROXY: 'true, false, or the number of proxies',
}

export class SettingsError extends Error {}

/**
 * Reads the settings of the voice service, where an empty variable counts as not set.
 * @throws SettingsError that lists every bad one, without its value
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (parsed.success) return parsed.data
  const bad = [...new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof Settings))]
  throw new SettingsError(
    ['These settings are wrong:', ...bad.map((name) => `  ${name} must be ${wanted[name]}`)].join('\n'),
  )
}
