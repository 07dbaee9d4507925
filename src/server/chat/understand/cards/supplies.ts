import { fold } from '#text/fold.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { knowledge } from './cards-by-words.ts'
import { toldJustBefore } from './told-just-before.ts'

/** What a medicine goes in with, and what sugar is read by. "Strips" alone may be those of Suboxone. */
const supplies =
  /\b(?:needles?|syringes?|lancets?|(?:test(?:ing)?|glucose|sugar) (?:strips?|meters?|monitors?)|strips for (?:my |the |his |her )?(?:meter|sugar)|glucometers?|sensors?|(?:pump |omni ?)?pods?|cgms?|dexcom|freestyle libre|infusion sets?|agujas?|jeringas?|jeringuillas?|lancetas?|tirillas?|tiras? (?:reactivas?|(?:de|para|del) (?:la |el )?(?:azucar|glucosa|medidor))|glucometros?|sensores|medidor(?:es)? de (?:azucar|glucosa))\b/
/** What reads sugar all day has a price of its own. */
const sensor = /\b(?:sensors?|cgms?|dexcom|freestyle libre|sensores)\b/
/** "A used needle", "pins and needles" and where old ones go are no need of new ones. */
const ofNoNeed =
  /\b(?:used|dirty|old|someone elses|found|poked|stuck|pricked|jab\w*|pins and|park|throw\w*|dispos\w+|trash|fly\w*|plane|airport|tsa|ears?|phone|car|usadas?|sucias?|viejas?|pinch\w+|piqu\w+|encontr\w+|tir(?:o|ar)|basura|avion|aeropuerto|carro)\b/
/** They cost too much, or few are left. */
const wanted =
  /\b(?:cost\w*|price\w*|expensive|afford|killer|killing|left|out of|ran out|cheap\w*|caros?|caras?|cuestan?|cuesta|quedan?|acab\w+|alcanza\w*|baratas?)\b|\b\d+ (?:each|a (?:box|piece|month)|dollars|bucks|dolares|cada un[ao]|la caja)\b/
/** What a program gives with its medicine stands in its record. */
const ofProgram =
  /\b(?:do|does|will) (?:they|it|that|this|the program) \w+|\b(?:ellos|el programa) (?:dan|da|cubren?|incluye)\b/

const [lowCost, ofSensors, ofMedicare] = [
  'diabetes-supplies-low-cost',
  'glucose-sensor-cost',
  'diabetes-supplies-medicare',
]

/** The card for who needs needles, strips, sensors or pods: things of their own, and no medicine. */
export function cardForSupplies({ text, medicines, facts, before, followUp }: Spoken): Meaning | undefined {
  const folded = fold(text)
  if (medicines.drugs.length > 0 || !supplies.test(folded) || [ofNoNeed, ofProgram].some((shape) => shape.test(folded)))
    return undefined
  const isAsked = asksSomething(text) || followUp.isContinued
  if (!isAsked && !wantsSomething(text) && !wanted.test(folded)) return undefined
  const insurance = facts.insurance ?? before.facts.insurance ?? []
  const own = sensor.test(folded) ? ofSensors : lowCost
  const card = insurance.includes('medicare') || /\bmedicare\b/.test(folded) ? ofMedicare : own
  return toldJustBefore(before) === card && !isAsked ? { ...knowledge([]), intent: 'noted' } : knowledge([card])
}
