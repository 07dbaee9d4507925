import { fold } from '#text/fold.ts'

/** A home and its income are told in fewer words than these. */
const mostWords = 60

const whoIsInHome =
  /\b(?:me|myself|yo|us|somos|nosotros)\b(?=.*\b(?:and|n|y|con|with)\b)(?=.*\b(?:mom|dad|parents|kids?|baby|brothers?|sisters?|husband|wife|boyfriend|girlfriend|partner|sons?|daughters?|mama|papa|hij[oa]s?|nin[oa]s?|bebe|espos[oa]|marido|mujer|novi[oa]|herman[oa]s?)\b)|\b(?:mom|dad|kids?|baby|husband|wife|boyfriend|girlfriend|hij[oa]s?|nin[oa]s?|bebe|espos[oa]|novi[oa]|herman[oa]s?) (?:and |y )?(?:me|yo)\b/
const whatHomeEarns =
  /\b(?:makes?|making|earns?|gets?|income|gano|gana|ganamos|recib\w+|cobr[oa]|ingresos?)(?: \w+){0,3} \d{3,6}\b/

const people =
  'me|myself|i|yo|us|moms?|dads?|mother|father|parents|kids?|bab(?:y|ies)|brothers?|sisters?|husband|wife|boyfriend|girlfriend|partner|sons?|daughters?|girls?|boys?|gran(?:dma|dpa|dson|ddaughter)|roommates?|mama|papa|padres|hij[oa]s?|nin[oa]s?|bebes?|espos[oa]|marido|mujer|novi[oa]|herman[oa]s?|suegr[oa]|niet[oa]s?|abuel[oa]'
const aroundPeople =
  'its|it is|theres|just|only|the|a|an|my|our|his|her|and|n|plus|with|of us|in the house|at home|together|half the time|(?:on|every|some) (?:weekends?|other week)|part time|sometimes|live|lives|vivo|vive|vivimos|somos|solo|nomas|y|e|con|mas|mi|mis|su|sus|el|la|los|las|un|una|en la casa|juntos|a veces|la mitad del tiempo|fines de semana|de el|de ella|two|three|four|five|dos|tres|cuatro|cinco'
/** Nobody but who lives in a home: "31, my boyfriend and me and baby and his daughter half the time". */
const homeAlone = new RegExp(`^(?:(?:\\d{1,2}|${people}|${aroundPeople})(?: |$))+$`)

/**
 * What a text says besides who lives in a home and what it earns ("It's me, my boyfriend and the baby. He makes about 2600 a
 * month"); nothing where it does not tell both, or the home and no more.
 */
export function besidesHome(text: string): string | undefined {
  const folded = fold(text)
  if (whoIsInHome.test(folded) && homeAlone.test(folded)) return ''
  const isTold = folded.split(' ').length <= mostWords && whoIsInHome.test(folded) && whatHomeEarns.test(folded)
  if (!isTold) return undefined
  const sentences = text.split(/[.!?;\n]+/)
  return sentences.filter((one) => !whoIsInHome.test(fold(one)) && !whatHomeEarns.test(fold(one))).join('. ')
}
