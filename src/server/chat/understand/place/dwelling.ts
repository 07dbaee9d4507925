import { fold } from '#text/fold.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'

/** Where somebody stays for a time: "staying at a sober house", "en un albergue". */
const shelter =
  /\b(?:at|in|en|from|de|desde) (?:(?:a|an|the|un|una|el|la|this|my|mi) )?(?:\w+ )?(?:shelter|albergue|refugio|sober (?:house|home|living)|halfway house|group home|transitional (?:house|housing|living)|casa (?:de transicion|hogar))\b/

/** Whether a text tells in what house for many somebody stays, and looks for none. */
export function tellsShelter(text: string): boolean {
  return shelter.test(fold(text)) && !asksSomething(text) && !wantsSomething(text)
}
