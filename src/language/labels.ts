/**
 * What a sentence may mean. A label of one kind with several values is written `kind:value`: `danger:poison`, `rule:income`,
 * `advice:dose`, `about:privacy`, `local_help:food`, and `card:` with the id of a card of knowledge.
 */
const labels = [
  // A medicine
  'programs',
  'copay',
  'coupons',
  'price',
  'delivery',
  'eligibility',
  'insurance_help',
  'which_drug',
  'several',
  'fact',
  // A record that was shown
  'detail',
  'phone',
  'form',
  'papers',
  'rule',
  'source',
  'send_card',
  'choose',
  'compare',
  // Near the reader
  'local_help',
  'deals',
  'pharmacy_near',
  // The talk itself
  'greeting',
  'thanks',
  'goodbye',
  'venting',
  'grief',
  'more',
  'repeat',
  'start_over',
  'language',
  'undo',
  'yes',
  'no',
  'off_topic',
  'ordinary',
  'unclear',
  'about',
  'injection',
  // Before anything else
  'danger',
  'advice',
  // Answered by a card of knowledge, or by none
  'card',
  'knowledge',
]

const kinds = new Set(labels)

/** Kinds that are heard before anything else: who is heard so in vain gets no answer to what they asked. */
export const harmfulKinds: ReadonlySet<string> = new Set(['danger', 'advice'])

/** A sentence that is neither danger nor asks for advice; what else it means is not told, so that it teaches nothing else. */
export const harmless = 'ordinary'

/** The kind of a label: `danger` of `danger:poison`. */
export function kindOf(label: string): string {
  const end = label.indexOf(':')
  return end < 0 ? label : label.slice(0, end)
}

/** What follows the kind of a label: `poison` of `danger:poison`. */
export function detailOf(label: string): string {
  const end = label.indexOf(':')
  return end < 0 ? '' : label.slice(end + 1)
}

export function isLabel(label: string): boolean {
  return kinds.has(kindOf(label))
}
