import type { PhraseTable } from '../phrases.ts'
import * as names from './insurance-names.ts'
import { plansOfKin, plansOfKinInSpanish, sources, sourcesInSpanish } from './plan-sources.ts'

type Part =
  | 'medicare'
  | 'advantage'
  | 'supplement'
  | 'parts'
  | 'part_d'
  | 'part_c'
  | 'extra_help'
  | 'medicaid'
  | 'chip'
  | 'commercial'
  | 'brand'
  | 'source'
  | 'state_source'
  | 'va'
  | 'short_va'
  | 'champva'
  | 'tricare'
  | 'none'
  | 'social_security'
  | 'bare_no'
  | 'drugs'
  | 'not'
  | 'but'
  | 'or'
  | 'and'
  | 'hedge'
  | 'other_person'
  | 'out_of_reach'
  | 'blocks'

/** How people call what they are insured with, misspellings too. */
export const insuranceWords: PhraseTable<Part> = {
  medicare: [
    'medicare, medicaire, medicair, medi care, medacare, madicare, original medicare, red white and blue card, red white n blue card, red white blue card, medicares, medicar',
    'medicaré, médicare, medicare original, tarjeta roja blanca y azul, la roja blanca y azul',
  ],
  advantage: [
    'medicare advantage, senior advantage, advantage plan, humana advantage, the advantage, those advantage, advantage thing, advantage things, advantage one, advantage plans, ma plan, medicare part c, medicare advantage plan, medicare hmo, medicare ppo, mapd, humana gold plus, gold plus plan, careplus, care plus, healthsun, devoted health, the devoted, devoted plan, aarp united, aarp unitedhealth, aarp unitedhealthcare, aarp united healthcare, aarp united health care, aarp uhc, united aarp, unitedhealthcare aarp, united healthcare aarp, uhc aarp, aarp plan, aarp insurance, aarp health plan',
    'medicare ventaja, plan advantage, el advantage, los advantage, mmm, plan mmm, mcs classicare, triple s advantage, medicare parte c, plan ventaja, medicare platino, plan de aarp, seguro de aarp',
  ],
  supplement: ['supplement, supplemental, medigap, supplement plan', 'suplementario, suplemento, complementario'],
  parts: [
    'part a, parts a, part b, part a and b, parts a and b, part a and part b',
    'parte a, partes a, parte b, parte a y b, partes a y b, parte a y parte b',
  ],
  part_d: [
    'part d, medicare part d, partd, prescription drug plan, medicare drug plan, parts a b and d, silverscript, silver script',
    'parte d, medicare parte d, la parte d, plan de medicinas de medicare',
  ],
  part_c: ['part c', 'parte c'],
  extra_help: [
    'extra help, lis, low income subsidy',
    'ayuda adicional, ayuda extra, subsidio por bajos ingresos, subsidio de bajos ingresos',
  ],
  medicaid: [
    [
      ...names.medicaid,
      ...names.stateMedicaids,
      ...names.stateMedicaidsByWord,
      'medical assistance card, dual eligible, dual complete, state medicaid, poor people one, poor peoples one, poor people insurance, one for poor people, one for low income, low income one',
    ].join(),
    `${names.medicaidInSpanish}, tengo medical, tengo el medical, y el medical, y medical, mi salud, tarjeta de la reforma, reforma, el de los pobres, la de los pobres, el de pobres, seguro de los pobres, seguro para pobres, el de bajos recursos, la de bajos recursos, el de bajos ingresos`,
  ],
  // Words for more than one plan: to be confirmed.
  chip: [
    'chip, childrens health insurance program, emergency medicaid, state insurance, insurance from the state, the state one, one from the state',
    'medicaid de emergencia, seguro del estado, seguro del gobierno, el del gobierno, el del estado',
  ],
  commercial: [
    [
      `${names.administrators}, job plan, jobs plan, work plan, plan from work, plan at work, work insurance, job insurance, employer plan, my company plan, private insurance, commercial insurance, cobra, obamacare, obama care, the aca, an aca plan, my aca, aca plan, aca insurance, aca coverage, aca marketplace, through aca, have aca, on aca, affordable care act, marketplace, marketplace plan, healthcare gov, healthcare . gov, the exchange, covered california, connect for health, connect for health colorado, ny state of health, nystateofhealth, mnsure, kynect, pennie plan, get covered nj, access health ct, vermont health connect, your health idaho, nevada health link, washington healthplanfinder, maryland health connection, healthsource ri, massachusetts health connector, health connector, connectorcare, connector care, dc health link, cover me maine, plan is a bronze, plan is a silver, plan is a gold, plan is bronze, plan is silver, plan is gold, employers plan, student insurance, student health plan, student plan, school insurance, district insurance, school district insurance, insurance through the school, insurance from the district, insurance through the district, group insurance, group plan, retiree plan, fehb, pshb, federal employee health benefits, postal service health benefits, state employee plan, state health plan, retiree insurance, retiree coverage, retiree health insurance, short term plan, short term insurance, short term health plan, catastrophic plan, high deductible plan, high deductible health plan, covered ca, get covered illinois, georgia access, bewell, be well, coverme, union plan, union insurance, unions plan, college plan, university plan, employee plan, company plan, company insurance, teachers insurance`,
      plansOfKin,
    ].join(),
    [
      'seguro del distrito, seguro de la escuela, seguro de la universidad, seguro escolar, seguro estudiantil, seguro de estudiante, seguro de ahí, seguro de allí, seguro de allá, seguro de su trabajo, seguro del trabajo, seguro del trabajo de mi esposo, seguro del trabajo de mi esposa, seguro privado, comercial, plan del mercado, seguro del mercado, plan del marketplace, mercado de seguros, el mercado de seguros, mercado de salud, cuidado de salud punto gov, seguro del sindicato, plan del sindicato, seguro de la unión, plan de la unión, plan bronce, plan de bronce, plan plata, plan de plata, plan oro, plan de oro, seguro particular, plan grupal, seguro grupal, seguro de grupo, plan de salud del mercado, seguro de maestra, seguro de maestro, seguro de maestros, seguro de jubilado, plan de jubilado, plan de retiro',
      plansOfKinInSpanish,
    ].join(),
  ],
  brand: [[...names.insurers, ...names.insurersByWord].join(), names.insurersInSpanish.join()],
  source: [sources, sourcesInSpanish],
  state_source: [names.stateMedicaidsAlone.join(), 'el medical, medical de california, medical completo, familycare'],
  va: [
    'v.a., the va, my va, va benefits, va health care, va healthcare, va insurance, va hospital, veterans, veterans affairs, veterans administration, veterans benefits',
    'veteranos, seguro de veteranos, hospital de veteranos, asuntos de veteranos, beneficios de veterano, beneficios de veteranos, la va',
  ],
  // Also a Spanish verb.
  short_va: ['va', ''],
  champva: ['champva, champ va', 'champva de veteranos'],
  tricare: [
    'tricare, tri care, tricare for life, tricare prime, tricare reserve select, reserve select',
    'seguro militar',
  ],
  none: [
    'no insurance, uninsured, nobody gives me insurance, no one gives me insurance, nobody offers me insurance, dont have insurance, do not have insurance, dont have any insurance, do not have any insurance, dont have any, no coverage, dont have coverage, lost my insurance, lost insurance, without insurance, self pay, pay cash, pay out of pocket, pay from my own pocket, nothing, nothing at all, none, im not insured, not insured, no health insurance, no medical insurance, dont have health insurance, dont have medical insurance, lost my coverage, lost my health insurance, have no insurance, none at all, zero insurance, zero coverage, zilch, not on anything, not on any plan, dont have a thing, havent been able to get insurance, we dont get insurance, we dont get benefits, none of us get insurance, none of us get benefits, not covered, dont got insurance, dont got any insurance, dont got no insurance, aint got insurance, aint got no insurance, aint got any insurance, no plan, dont have one',
    'nunca he tenido desde, nunca he tenido ninguno, no hay seguro, no hay aseguranza, no seguro, no aseguranza, pago todo de mi bolsillo, pago todo de mi bolsa, cero seguro, cero aseguranza, sin plan médico, ningún plan médico, no he conseguido seguro, no he podido conseguir seguro, ninguno, ninguna, nadie me da seguro, nadie me da aseguranza, ningún seguro, no tengo ningún seguro, no tengo seguro, no tengo seguro médico, no tengo seguro de salud, sin seguro, sin seguro médico, no tengo ninguno, no tengo aseguranza, sin aseguranza, no cuento con seguro, no cuento con seguro médico, no cuento con ninguno, perdí mi seguro, perdí el seguro, perdí mi aseguranza, no estoy asegurada, no estoy asegurado, ningún tipo de seguro, ninguna clase de seguro, nada de seguro, ningún tipo de aseguranza, nada de aseguranza, no tengo ningún tipo de seguro, no tengo nada de seguro, no tengo nada de aseguranza, nada, no tengo nada, no tengo cobertura, sin cobertura, no tenemos seguro, me quedé sin seguro, pago en efectivo, pago de mi bolsa, pago de mi bolsillo, no tengo plan, ni seguro, seguro todavía no tengo, aseguranza todavía no tengo, aseguradora todavía no la tengo',
  ],
  // A number that immigrants are asked for, and a pension: no insurance.
  social_security: [
    'no social security, social security',
    'seguro social, ningún tipo de seguro social, nada de seguro social, no tengo ningún tipo de seguro social, no tengo nada de seguro social, no he conseguido seguro social, ni seguro social, sin seguro social, no tengo seguro social, no tengo ningún seguro social, no tenemos seguro social, no cuento con seguro social, ni tengo seguro social',
  ],
  bare_no: ['no, nope, not a one', 'no tengo, no hay'],
  drugs: [
    'drug coverage, prescription coverage, drugs, medicines, prescriptions, prescription drug coverage, drug plan, drug one, drug part, d',
    'medicinas, medicamentos, cobertura de medicinas, cobertura de medicamentos, recetas',
  ],
  not: [
    'not, dont have, do not have, dont, without, not on, never had, neither, nor, havent, doesnt have, not even, not eligible for, dont qualify for, but not, but no, and no',
    'sin, ni, ni siquiera, tampoco, nunca tuve, nunca agarré, nunca agarró, nunca saqué, nunca sacó, nunca pedí, nunca pidió, nunca cogí, nunca cogió, no califico para, no tiene, pero no, pero sin, no es, no cuento con',
  ],
  but: ['but, nothing else, nothing more', 'pero, sino, solo, solamente, nada más, más nada'],
  or: ['or, either, instead of, versus, vs', 'o, o bien'],
  and: [
    'and, plus, &, +, with, also, both, not only, not just',
    'y, más, con, además, también, los dos, no solo, no solamente',
  ],
  hedge: [
    'i think, think, maybe, probably, i guess, pretty sure, might be, i believe, not sure, dont know, perhaps, some kind of, something like',
    'creo, creo que, tal vez, quizás, quizá, a lo mejor, probablemente, supongo, me parece, no sé, no estoy seguro, no estoy segura, algo como',
  ],
  other_person: [
    'my mother, my mom, my father, my dad, my husband, my wife, my son, my daughter, my spouse, she, he, they, my child, my kids, my kid, her, his',
    'mi mamá, mi madre, mi papá, mi padre, mi esposo, mi esposa, mi marido, mi hijo, mi hija, mis hijos, mi abuela, mi abuelo, mi suegra',
  ],
  // What a person cannot get, or only wishes for.
  out_of_reach: [
    'doesnt offer, does not offer, dont offer, do not offer, not offer, not offered, offers no, offer no, offers none, doesnt provide, does not provide, dont provide, do not provide, provides no, doesnt give, does not give, dont give, do not give, gives no, doesnt include, does not include, doesnt cover me, does not cover me, cant, cannot, can not, couldnt, could not, unable, too expensive, expensive, budget, out of reach, too much, too high, over income, over the limit, over the income limit, above the limit, above the income limit, wont give, wouldnt give, rejected, refused, declined, didnt get, did not get, dont get, do not get, not approved, wasnt approved, disapproved, ineligible, disqualified, turned me down, turned us down, turned him down, turned her down, turn me down, need insurance, need medicaid, need medicare, want insurance, want medicaid, want medicare, wish, would like, trying to get, tried to get',
    'no me da, no me dan, no nos da, no nos dan, no le da, no le dan, no da, no dan, no me ofrece, no me ofrecen, no nos ofrece, no nos ofrecen, no ofrece, no ofrecen, no incluye, no me incluye, no me cubre, no me dieron, no me dio, no me aprobaron, no me aceptan, no me aceptaron, no aprobaron, no puedo, no podemos, no pude, no pudimos, no me alcanza, no nos alcanza, no alcanza, no aplico, no aceptan, caro, cara, caros, carísimo, carísima, cuesta mucho, cuesta demasiado, demasiado, demasiados, de más, gano mucho, ganamos mucho, muy alto, muy altos, me paso, nos pasamos, rechazaron, rechazó, me negó, negó, necesito seguro, necesito medicaid, necesito medicare, quiero seguro, quiero medicaid, quiero medicare, quisiera, me gustaría, ojalá, intenté, muy joven, presupuesto',
  ],
  blocks: [
    'nothing to, nothing in, nothing at, heard, applied, apply, applying, pending, waiting, expired, cancelled, canceled, lost my medicaid, lost medicaid, lost my medicare, lost medicare, used to, had, will, going to, soon, next year, next month, getting, about to, dropped, kicked off, cut off, denied, turned down, ended, ends, until, if, qualify, eligible, car, life insurance, dental, vision, pet, home insurance, renters, auto, discount, coupon, goodrx, no longer, anymore, lost, never, too young, not old enough, but i dont, but i do not, but not me, except, work for, worked for, work at, retired from, my doctor, before, none of those, none of them, none of these, changed, switching, switched',
    'nada que, nada en, nada aquí, dicen que, se supone, y si tiene, y si tengo, y si tuviera, si yo tuviera, si tuviera, solicité, apliqué, aplicar, esperando, pendiente, venció, vencido, cancelaron, cancelado, tenía, tuve, antes, voy a, pronto, próximo, me quitaron, quitaron, negaron, ya no, hasta, si califico, carro, auto, dental, de vida, descuento, cupón, perdí, pero yo no, trabajo para, trabajo en, perdió, ninguno de esos, ninguna de esas, ninguno de ellos, ninguno de estos, se acabó, me van a, cambié',
  ],
}
