import { findNames, maskNames } from '#language/names/gazetteer.ts'
import { loadLexicon } from '#language/scorer/load-scorer.ts'
import { tokenize } from '#language/tokens.ts'
import { fold } from '#text/fold.ts'

/** What stands for each medicine. */
const aMedicine = 'a medicine'

/** What stands between medicines in a list of them. */
const inList =
  /\b(?:i|im|he|she|hes|shes|we|me|am|is|are|on|my|mom|dad|take|takes|taking|they|gave|give|prescribed|get|gets|and|or|plus|also|too|both|the|an?|some|of|for|with|once|twice|daily|mg|mcg|ml|units?|pills?|tablets?|shots?|insulin|generic|antibiotics?|thyroid|pressure|uses?|using|nebuli[sz]er|inhalers?|yo|tomo|toma|us[oa]|me|le|pusieron|mandaron|nebulizador|inhalador(?:es)?|mi|mama|papa|son|las?|los?|el|un[ao]?s?|y|e|o|de|del|para|por|con|mas|tambien|recetaron|receto|dieron|dan|tengo|tiene|tambien|have|has|got|night|bedtime|morning|noche|manana|diari[oa]|diabet\w+|lupus|asthma|asma|alzheimers?|parkinsons?|artritis|arthritis|cholesterol|colesterol|pastillas?|inyecci\w+|generic[oa]|antibioticos?|tiroides|presion|terapias?|at|en|in|times?|day|every|hours?|mornings?|nights|veces|al|dia|cada|horas?|puffs?|unidades)\b|#\d/g

/** Where a medicine goes in, what it is made as and how strong: each word says only which one it is. */
const forms =
  'puffs?|films?|strips?|pills?|tabs?|tablets?|caps?|capsules?|gels?|creams?|ointments?|patch(?:es)?|pens?|vials?|shots?|injections?|liquid|syrup|drops|sprays?|inhalers?|gummies|suppositor(?:y|ies)|laminas?|laminitas?|pastillas?|pastiyas?|tabletas?|capsulas?|cremas?|pomadas?|parches?|plumas?|inyecci(?:on|ones)|ampolletas?|jarabes?|liquid[oa]s?|gotas|inhalador(?:es)?|sublingual(?:es)?|tongue|lengua'
/** When it is taken, as it is prescribed. */
const schedule =
  'once|twice|two|times?|per|each|every(?: #\\d hours?)?|in|at|day|daily|bedtime|mornings?|evenings?|nights?|noon|meals|week|and|dos|otr[oa]|veces|al|por|cada(?: #\\d horas?)?|dia|diari[oa]|en|mananas?|tarde|noches?|semana|y|antes|dormir|comidas?'
const whichOne =
  'the|an?|ones?|its|is|that|goes|your|not|no|but|just|only|kind|of|for|under|below|extended|immediate|release|long|acting|xr|er|sr|generic|brand|que|va|se|pone|el|la|los|las|lo|un[ao]s?|de|del|es|son|era|sino|nomas|solo|para|abajo|debajo|liberacion|prolongada|generic[oa]s?|marca'
/** A number stands as a mark and how many digits it has. */
const strength = String.raw`#\d (?:mg|mcg|ml|g|grams?|units?|unidades)|#\d #\d|(?:la|el|lo|the) (?:de )?#\d|${aMedicine} #\d`
const isWhichOne = new RegExp(`^(?:(?:${strength}|${forms}|${whichOne}|${schedule}|${aMedicine})(?: |$))+$`)
const namesForm = new RegExp(`(?:^| )(?:${strength}|${forms})(?: |$)`)

const besides = /\b(?:also|too|as well|another|tambien|ademas|aparte)\b/
const taken = /\b(?:takes?|taking|is on|im on|(?:h|sh)es on|tom[ao]|tomando|usa|uso)\b/
/** What may be said around a second medicine that is told. */
const around =
  /\b(?:thanks?|thank you|oh|hey|wait|sorry|ok(?:ay)?|well|he|she|hes|shes|i|im|is|my|his|her|mom|dad|husband|wife|son|daughter|on|for|the|an?|and|one|gracias|oye|ah|ay|perdon|bueno|yo|el|ella|mi|su|mama|papa|espos[oa]|hij[oa]|l[oa]s?|y|otra|de|para|(?:se me (?:olvid\w+|paso)|i forgot|forgot|olvide)(?: (?:to (?:say|mention|tell you)|decir\w*|mencionar\w*))?$)/g

/** Whether a text only names medicines: what is asked of them comes after. */
export function isListAlone(text: string): boolean {
  if (/[?¿]/.test(text)) return false
  const words = masked(text)
  const rest = words.filter((word) => word !== aMedicine).join(' ')
  return words.includes(aMedicine) && rest.replace(inList, ' ').trim() === ''
}

/** "The films, not the pills", "la de abajo de la lengua", "el de 240 mg": only which one it is. */
export function tellsForm(text: string): boolean {
  const said = masked(text).join(' ')
  return isWhichOne.test(said) && namesForm.test(said)
}

/** "Y la levetiracetam también la toma, se me olvidó decirle": one medicine more, and nothing of how it is taken. */
export function tellsSecond(text: string): boolean {
  const words = masked(text)
  if (words.filter((word) => word === aMedicine).length !== 1) return false
  const said = words.filter((word) => word !== aMedicine).join(' ')
  if (!besides.test(said) || !taken.test(said)) return false
  const rest = [besides, taken, around].reduce((left, shape) => left.replace(new RegExp(shape, 'g'), ' '), said)
  return rest.trim() === ''
}

/** Whether a text names a medicine that we know. */
export function namesMedicine(text: string): boolean {
  return findNames(tokenize(text), loadLexicon().medicines).length > 0
}

/** The words of a text, each name of a medicine as one. */
function masked(text: string): string[] {
  return maskNames(tokenize(fold(text)), loadLexicon().medicines, aMedicine)
}
