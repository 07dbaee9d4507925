import { fold } from '#text/fold.ts'

/** A home and its income are told in fewer words than these. */
const mostWords = 60

const whoIsInHome =
  /\b(?:me|myself|yo|us|somos|nosotros)\b(?=.*\b(?:and|n|y|con|with)\b)(?=.*\b(?:mom|dad|parents|kids?|baby|brothers?|sisters?|husband|wife|boyfriend|girlfriend|partner|sons?|daughters?|mama|papa|hij[oa]s?|nin[oa]s?|bebe|espos[oa]|marido|mujer|novi[oa]|herman[oa]s?)\b)|\b(?:mom|dad|kids?|baby|husband|wife|boyfriend|girlfriend|hij[oa]s?|nin[oa]s?|bebe|espos[oa]|novi[oa]|herman[oa]s?) (?:and |y )?(?:me|yo)\b/
const whatHomeEarns =
  /\b(?:makes?|making|earns?|gets?|income|gano|gana|ganamos|recib\w+|cobr[oa]|ingresos?)(?: \w+){0,3} \d{3,6}\b/

/**
 * What a text says besides who lives in a home and what it earns ("It's me, my boyfriend and the baby. He makes about 2600 a
 * month"); nothing where it does not tell both.
 */
export function besidesHome(text: string): string | undefined {
  const folded = fold(text)
  const isTold = folded.split(' ').length <= mostWords && whoIsInHome.test(folded) && whatHomeEarns.test(folded)
  if (!isTold) return undefined
  const sentences = text.split(/[.!?;\n]+/)
  return sentences.filter((one) => !whoIsInHome.test(fold(one)) && !whatHomeEarns.test(fold(one))).join('. ')
}
