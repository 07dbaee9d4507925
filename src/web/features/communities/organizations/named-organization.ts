import type { CommunityItem } from '#contract/communities.ts'
import { fold } from '#text/fold.ts'

type Named = Pick<CommunityItem, 'label' | 'programme_name' | 'location'>

/** Whether a word of an organization, of what it does or of its place begins with a text. */
export function isNamed({ label, programme_name, location }: Named, text: string): boolean {
  return ` ${fold(`${label} ${programme_name} ${location}`)}`.includes(` ${fold(text)}`)
}
