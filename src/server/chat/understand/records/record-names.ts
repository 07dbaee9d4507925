import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import type { Program } from '#server/catalogue/files/program-file.ts'
import type { Vendor } from '#server/catalogue/files/read-vendors.ts'
import { fold } from '#text/fold.ts'

/** Where the telling part of a name ends: what follows is the same in most names. */
const common = new Set(
  'program programs patient patients assistance card cards savings saving copay co pay payment payments support foundation inc llc company corporation coupon coupons prescription prescriptions offer offers medicine medicines medication helpline directory fund funds benefit trial free discount access copays prep'.split(
    ' ',
  ),
)

/** Starts of sponsors' names that many others share. */
const sharedStarts = new Set(
  'state states social national administration health department leukemia patient centers medical mark new united the good sun blink optum us dispensary american puma legacy pennsylvania amazon horizon'.split(
    ' ',
  ),
)

/** What people call programs besides their names. */
const nicknames = new Map(
  Object.entries({
    'cost-plus-drugs': ['mark cuban', 'cost plus', 'cost plus drugs', 'costplus'],
    'medicare-extra-help-lis': ['extra help', 'low income subsidy', 'ayuda adicional', 'ayuda extra'],
    'ny-epic': ['epic'],
    'pa-pace-pacenet': ['pace', 'pacenet'],
    'bms-patient-assistance-foundation': ['bms'],
    'nj-paad': ['paad'],
    goodrx: ['good rx', 'gudrx', 'gud rx', 'goodrex'],
  }),
)

/** Every way to call a program, folded; never the name of a medicine alone. */
export function namesOfProgram({ id, name, sponsor }: Program, medicines: string[]): string[] {
  const own = [
    ...(nicknames.get(id) ?? []),
    name,
    ...partsOf(name).flatMap((part) => [part, telling(part)]),
    ...coined(name),
  ]
  const [first = '', ...more] = partsOf(sponsor).map(telling)
  const start = first.split(' ')[0] ?? ''
  const sponsors = [first, ...more, start.length > 4 && !sharedStarts.has(start) ? start : '']
  const taken = new Set(medicines.flatMap((each) => [...fold(each).split(' '), fold(each)]))
  const isTelling = (each: string) => each.split(' ').some((word) => !taken.has(word) && !common.has(word))
  return [...own, ...sponsors].map(fold).filter((each) => each.length > 2 && !taken.has(each) && isTelling(each))
}

export function namesOfVendor({ name }: Vendor): string[] {
  return [name, partsOf(name)[0] ?? '', ...coined(name)].map(fold).filter((each) => each.length > 2)
}

export function namesOfService({ name, organization }: CommunityService): string[] {
  return [name.en, name.es, organization.name, ...partsOf(organization.name)]
    .map(fold)
    .filter((each) => each.length > 2)
}

/** The name without what stands in brackets, and what stands in them where it can be a name of its own. */
function partsOf(name: string): string[] {
  const inside = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text)
  const whole = name.replace(/\([^)]*\)/g, ' ').trim()
  return [whole, ...inside.filter((text) => /^\p{Lu}/u.test(text) && text.split(' ').length < 5)]
}

function telling(name: string): string {
  const words = fold(name).split(' ')
  const end = words.findIndex((word) => common.has(word))
  return words.slice(0, end === -1 ? words.length : end).join(' ')
}

/** Names that a maker has made up, NovoCare or SingleCare, also as people part them: "single care". */
function coined(name: string): string[] {
  const names = name.match(/\b\p{L}+\p{Ll}\p{Lu}\p{L}+\b/gu) ?? []
  return names.flatMap((each) => [each, each.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')])
}
