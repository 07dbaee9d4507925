import { fold } from '#text/fold.ts'

const lacking =
  /\b(?:no|without a|(?:do not|dont) have a|sin|no (?:tengo|tenemos|tiene)) (?:car|ride|transportation|carro|coche|auto|troca|transporte)\b/

/** "No car", said of how one would get there. */
export function lacksCar(text: string): boolean {
  return lacking.test(fold(text))
}
