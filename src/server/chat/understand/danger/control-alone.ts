import { tellsControl } from '#server/emergencies/tells-control.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'
import { hasDrug, type Spoken } from '../spoken.ts'

/** "He took my bank card", and nothing is asked: no list answers that, and "card" asks for none. */
export function isControlAlone({ text, medicines, place }: Spoken): boolean {
  if (hasDrug(medicines) || place.place !== '' || !tellsControl(text)) return false
  return !asksSomething(text) && !wantsSomething(text)
}
