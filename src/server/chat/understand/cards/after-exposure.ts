import { fold } from '#text/fold.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { knowledge } from './cards-by-words.ts'
import { toldJustBefore } from './told-just-before.ts'

/** What protects from HIV: who asks for it may have been exposed already, and has three days. */
const protecting = new Set(['truvada', 'descovy', 'apretude', 'yeztugo', 'emtricitabine-tenofovir-disoproxil'])
const afterExposure = 'pep-after-hiv-risk'
const cards = new Set(['prep-no-cost', afterExposure])

const asksWhere = /\b(?:where (?:do|should|can) (?:i|we|he|she) (?:even )?go|a ?donde (?:voy|vamos|tengo que ir))\b/

const exposed =
  /\b(?:(?:something|it) (?:already )?happened|happened already|already happened|(?:condom|rubber|it) (?:broke|slipped|came off)|(?:had|having) (?:unprotected )?sex|hooked up|slept with|unprotected|bareback\w*|exposed|exposure|raped|assaulted|ya (?:me )?paso algo|paso algo|se (?:me |nos )?rompio|tuve relaciones|tuvimos relaciones|me acoste con|sin (?:condon|proteccion)|me expuse|me violaron)\b/

const morningAfter = 'morning-after-pill'
/** "Plan B" is also what one does when the first plan fails. */
const ofMorningAfter =
  /\b(?:morning after(?: pill)?|day after pill|emergency contracepti\w+|(?:pastilla|pildora)s? (?:del|de el|de) (?:dia )?(?:despues|siguiente))\b|\bplan b\b.*\b(?:days?|hours?|last night|yesterday|condom|sex|pregnan\w*|pill|take|took|buy|sell|store|walmart|walgreens|cvs|cost\w*|price|dias?|horas?|anoche|antenoche|ayer|condon|embaraz\w*|pastilla|tomar|comprar|venden|cuesta)\b/

/** Whose hours count for the morning-after pill: no doctor is asked first, and no price before where it is sold. */
export function cardMorningAfter({ text, before }: Spoken): Meaning | undefined {
  return toldJustBefore(before) !== morningAfter && ofMorningAfter.test(fold(text))
    ? knowledge([morningAfter])
    : undefined
}

/** "What if something happened already, like Saturday night", where a medicine against HIV is talked of. */
export function cardAfterExposure({ text, medicines, before }: Spoken): Meaning | undefined {
  const isOfPrep =
    [...medicines.drugs, ...before.drugs].some((drug) => protecting.has(drug)) ||
    /\bprep\b/i.test(text) ||
    before.told.some((card) => cards.has(card))
  if (toldJustBefore(before) === afterExposure && asksWhere.test(fold(text))) return knowledge([afterExposure])
  return isOfPrep && exposed.test(fold(text)) ? knowledge([afterExposure]) : undefined
}
