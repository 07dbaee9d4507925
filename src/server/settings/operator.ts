import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Language, languages } from '#i18n/languages.ts'
import { assistant, brand } from '#operator.json'
import { ConfigError } from '#server/explained-error.ts'

const text = (most: number) => z.string().trim().min(1).max(most)
const whole = (most: number) => z.int().min(1).max(most)
const address = z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
const named = z.strictObject({ name: text(40), url: address })

/** A name that the built pages hold already. */
const builtIn = (name: string) =>
  z.literal(
    name,
    `must be "${name}", as in the operator.json that the pages were built with: change it there, and build`,
  )

/** `operator.json`: what whoever runs the site decides, in the order of docs/operator-settings.md. */
export const operatorSchema = z.strictObject({
  brand: builtIn(brand),
  assistant: builtIn(assistant),
  delivery: z.strictObject({ city: text(80), miles: whole(1000) }),
  claims: z.strictObject({
    makerPrograms: whole(100_000),
    monthlyPrice: whole(10_000),
    couponSavings: whole(99),
    drugstores: whole(1_000_000),
  }),
  coupon: z.strictObject({
    bin: z
      .string()
      .regex(/^\d{6,8}$/, 'must be 6 to 8 digits')
      .nullable(),
    pcn: text(10).nullable(),
    group: text(15).nullable(),
  }),
  partners: z.array(named.extend({ kind: z.enum(['coupons', 'pharmacy']) })),
  retailers: z.array(named),
  ads: z.array(
    z.strictObject({ title: text(80), text: text(240), link: address, language: z.enum(languages).optional() }),
  ),
  embeds: z.strictObject({ contact: address.nullable(), delivery: address.nullable(), coupons: address.nullable() }),
  security: z
    .union([address, z.email()], 'must be an address of a page that starts with https://, an e-mail address, or null')
    .nullable()
    .default(null),
})

export type Operator = Readonly<z.infer<typeof operatorSchema>>

/**
 * Reads the file of the operator's settings.
 * @throws ConfigError that lists every bad field, with what it must be.
 */
export function readOperatorFile(file: string): Operator {
  const parsed = operatorSchema.safeParse(readJson(file))
  if (parsed.success) return parsed.data
  throw new ConfigError(`${file} has errors:\n${z.prettifyError(parsed.error)}`)
}

/** What is advertised, by the names that words know it by: `{{miles}}`. */
export function advertised({ delivery, claims }: Operator) {
  return { ...delivery, ...claims, monthlyPrice: `$${claims.monthlyPrice}` }
}

/** Who lowers the cash price. Without all three of its numbers there is no card: two open nothing at a counter. */
export function couponsOf({ coupon: { bin, pcn, group }, embeds, partners }: Operator) {
  return {
    card: bin && pcn && group ? { bin, pcn, group } : null,
    widget: embeds.coupons?.replace('{group}', encodeURIComponent(group ?? '')) ?? null,
    partners,
  }
}

/** The ads for readers of a language. */
export function adsIn({ ads }: Operator, reader: Language) {
  return ads.filter(({ language = reader }) => language === reader)
}

/** The hosts whose frames a page may show, each only after its reader has asked for it. */
export function frameHosts({ embeds }: Operator): string[] {
  return [...new Set(Object.values(embeds).flatMap((url) => (url ? new URL(url).origin : [])))]
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`${file} can’t be read: ${error instanceof Error ? error.message : error}`)
  }
}
