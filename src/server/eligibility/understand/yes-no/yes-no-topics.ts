import { createPhrases } from '../phrases.ts'
import type { Token } from '../tokens.ts'
import type { Reading } from '../understanding.ts'
import { leadingYesNo, yesNoOf } from './yes-no.ts'

const findVeteran = createPhrases({
  yes: [
    'served, i served, veteran, vet, a veteran, army, navy, marine, marines, marine corps, air force, coast guard, in the military, in the service, us military, vietnam, iraq, afghanistan, soldier, honorably discharged, honorable discharge',
    'veterano, veterana, serví, ejército, marina, marino, infantería de marina, fuerza aérea, guardia costera, fuerzas armadas, en el servicio militar, militar retirado, fui soldado, fui militar, fui marino',
  ],
  no: [
    'never served, never, not, didnt serve, didnt, wasnt, im not, not a veteran, not a vet, no military, never been, havent, dont',
    'nunca, no serví, no soy, jamás, nunca serví, no estuve, no fui, no he, no',
  ],
  but: ['but', 'pero'],
  blocks: [
    'husband, wife, father, dad, mother, mom, son, daughter, brother, sister, grandfather, spouse, partner, uncle, reserves, reserve, reservist, national guard, active duty, still serving, currently serving, dishonorable, dishonorably, salvation army, work for, worked for, army brat, im in the, i am in the, vietnamese, from vietnam, from iraq, from afghanistan, want to, wanted to, tried to, almost, soon, old navy, my country, another country, other country, foreign, mexican, mexico, cuban, cuba, salvadoran, el salvador, guatemalan, guatemala, honduran, honduras, nicaraguan, nicaragua, colombian, colombia, venezuelan, venezuela, peruvian, peru, ecuadorian, ecuador, dominican, bolivian, argentine, chilean, brazilian, russian, ukrainian, chinese, indian, israeli, iranian, korean army, korean military, german army, british army, canadian, filipino, iraqi, afghan, haitian, born in, refugee, vet tech, vet technician, vet assistant, vet clinic, vet office, the vet, my vet, veterinary, served time, prison, jail, sentence, probation, jury, church, restaurant, waiter, waitress, food, tables, customers, community service, civilian, contractor, army base, navy base, marine base, air force base, military base, on base, on a base, at a base, at work, i work, i worked, worked at, work at, working for, merchant marine, rotc, jrotc, cadet, peace corps, job corps, americorps, cop, police officer, firefighter, navy blue, marine biologist, marine biology',
    'esposo, esposa, marido, papá, padre, mamá, madre, hijo, hija, hermano, hermana, abuelo, abuela, pareja, reservas, reserva, guardia nacional, activo, trabajo para, trabajé para, deshonroso, quiero ser, quise, quería, intenté, casi, ejército de salvación, mi país, otro país, méxico, mexicano, mexicana, cuba, cubano, cubana, el salvador, salvadoreño, salvadoreña, guatemala, guatemalteco, honduras, hondureño, nicaragua, nicaragüense, colombia, colombiano, colombiana, venezuela, venezolano, venezolana, perú, peruano, peruana, ecuador, ecuatoriano, ecuatoriana, dominicano, dominicana, república dominicana, boliviano, argentino, chileno, español, ruso, extranjero, nací en, cárcel, prisión, condena, jurado, iglesia, restaurante, mesero, mesera, mesas, comida, civil, contratista, base militar, base naval, base del ejército, base aérea, trabajo en, trabajé en, trabajaba en, marina mercante, guardia de seguridad, policía, bombero',
  ],
})

const findPrescription = createPhrases({
  yes: [
    'prescribed, have a prescription, have the prescription, got a prescription, got the prescription, wrote me a script, gave me a script, have a script, wrote a script, wrote me a prescription, gave me a prescription, wrote a prescription, taking it, i take it, been on it, am on it, im on it, already take it, already on it, ive been taking it, need a refill, prescribes it, wrote it, refills left, have refills',
    'tengo receta, tengo la receta, tengo una receta, me la recetó, me lo recetó, recetó, me la recetaron, me lo recetaron, recetaron, recetada, recetado, la tomo, lo tomo, ya la tomo, ya lo tomo, me dieron la receta, me dio la receta, me dio receta, me la receta, me lo receta, me la dio, me lo dio, la estoy tomando, lo estoy tomando, la uso, lo uso',
  ],
  no: [
    'not yet, havent, hasnt, didnt, dont have, do not have, have not, has not, no prescription, need a prescription, have to see, need to see, havent seen, waiting to see, going to ask, without a prescription, have to ask, need to ask, will ask, not prescribed, never prescribed, have not seen, no doctor, no script, not on it, dont take it',
    'todavía no, aún no, no tengo, tengo que ver, necesito ver, sin receta, no me, no la, no lo, necesito una receta, necesito receta, voy a pedir, no he, no ha, tengo que ir, no tomo, tengo que pedir, nunca me, falta ver, no hay receta',
  ],
  but: ['but', 'pero'],
  blocks: [
    'expired, ran out, used to, stopped, denied, over the counter, for something else, something else, different, other medicine, another, generic, wont, refused, refuses, stop, changed, my wife, my wifes, my husband, my husbands, my mother, my mothers, my mom, my moms, my father, my fathers, my dad, my dads, my son, my sons, my daughter, my daughters, my brother, my sister, my friend, my friends, my partner, my child, my kid, my neighbor, for him, for her, for them, for someone else, somebody else, someone elses, prescribed him, prescribed her, he takes, she takes',
    'venció, vencida, vencio, caducó, antes, dejé, negó, negaron, otra medicina, otra cosa, otro medicamento, quitó, quitaron, suspendió, genérico, mi esposa, mi esposo, mi marido, mi mujer, mi mamá, mi madre, mi papá, mi padre, mi hijo, mi hija, mi hermano, mi hermana, mi amigo, mi amiga, mi pareja, mi abuela, mi abuelo, mi vecina, mi vecino, para él, para ella, a él, a ella, otra persona',
  ],
})

type Answer = 'yes' | 'no' | 'blocks' | 'but'
type Find = typeof findVeteran

/** Whether the person served; the service of others does not count, and the reserves are asked about again. */
export const readVeteran = (tokens: Token[]) => reading('veteran', tokens, findVeteran)

/** Whether a doctor has prescribed the medicine. */
export const readPrescription = (tokens: Token[]) => reading('prescription', tokens, findPrescription)

function reading(topic: 'veteran' | 'prescription', tokens: Token[], find: Find): Reading | undefined {
  const plain = yesNoOf(tokens)
  const answer = plain ?? said(tokens, find)
  return answer === undefined ? undefined : { facts: { [topic]: answer } }
}

/** A few words beside a yes, that take nothing back. */
function isAside(tokens: Token[]): boolean {
  return tokens.length <= 5 && !tokens.some(({ text }) => /^(?:no|not|and|y|but|pero)$/.test(text))
}

function said(tokens: Token[], find: Find) {
  const meanings = new Set<Answer | undefined>(find(tokens).map(({ means }) => means))
  const leading = leadingYesNo(tokens)
  if (meanings.has('blocks')) return leading === false && !meanings.has('yes') ? false : undefined
  // "Yes my heart doctor".
  if (!meanings.has('yes') && !meanings.has('no')) return leading && isAside(tokens) ? true : undefined
  const answer = !meanings.has('no')
  if (meanings.has('but') && meanings.has('yes') && !(answer && leading !== false)) return undefined
  return leading === undefined || leading === answer ? answer : undefined
}
