import { fold } from '#text/fold.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'

/** Where somebody stays for a time: "staying at a sober house", "en un albergue". */
const shelter =
  /\b(?:at|in|en|from|de|desde) (?:(?:a|an|the|un|una|el|la|this|my|mi) )?(?:\w+ )?(?:shelter|albergue|refugio|sober (?:house|home|living)|halfway house|group home|transitional (?:house|housing|living)|casa (?:de transicion|hogar))\b/

/** "Vive solo en Gresham, en un departamento" looks for no housing. */
const rooms =
  /^(?!.*\b(?:rent|renta|alquiler|behind|atrasad\w+|evict\w*|desaloj\w*)\b).*\b(?:liv(?:e|es|ing)|viv(?:e|o|en|imos))\b.{0,40} (?:in|en) (?:an?|una?|el|la|mi|my|su|his|her) (?:\w+ )?(?:apartment|apt|departamento|apartamento|trailer|condo|duplex|cuarto)\b/

/** Whether a text tells in what house for many, or in what rooms, somebody stays, and looks for none. */
export function tellsShelter(text: string): boolean {
  const folded = fold(text)
  return (shelter.test(folded) || rooms.test(folded)) && !asksSomething(text) && !wantsSomething(text)
}

const home =
  /\b(?:liv(?:e|es|ing)|stay(?:s|ing)?|mov(?:e|es|ed|ing)|relocat\w+|(?:im|i am|we are|were|hes|shes) (?:\w+ )?(?:in|from)|here in|now in|viv(?:o|e|imos|en)|mud\w+|(?:estoy|estamos|ando|esta) (?:\w+ )?en|(?:aqui|ahora|aca) en|soy de|somos de|zip|postal|address|direccion)\b/
const near = /\b(?:near|close to|around|cerca de|por (?:la|el) (?:area|zona))\b/

/** Whether a text says where somebody lives or moves to, or what is near. */
export function tellsDwelling(text: string): boolean {
  const folded = fold(text)
  return home.test(folded) || near.test(folded) || /\b\d{5}\b/.test(folded)
}
