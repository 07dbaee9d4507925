import type { EmergencyKind } from '#contract/communities.ts'

/** Parts that tell of danger together: the others stand near the first. Rather one too many than one missed. */
export const signs: Record<EmergencyKind, string> = {
  suicide: `
    allOfIt want ends, lying want forever, better withoutMe, self height, weapon ready, hoard drugs, cuts skin,
    lifeWords weary, dies wished, goodbye tells, gives things goodbye
  `,
  medical: `
    chest pain, breath noBreath, face droops, throat swells, halfBody numb, lost sudden, numb sudden, fell lost,
    fell wakes not, fell head, head hit, child wakes not, blue turns, blood comesOut, child limp, highFever,
    vital cannot someone, vital graveState, collapsed someone, blood outlet, reaction airway, burned badly, breaks bones, miscarries, pain sweats, speech jumbled, vomit black, astray, extremeSugar, wrongSugar faint, pregnant inTrouble, chest severe, worstPain, injury, asthma
  `,
  poison: `
    swallowed toxic, drank toxic, child swallowed drugs, child drank anothers, given excess drugs, swallowed excess drugs,
    given byMistake drugs, doubles byMistake, overdid drugs, mistook drugs, given howMany drugs, swallowed howMany drugs, child gulped, given byMistake toxic, given anothers byMistake, gas
  `,
  abuse: `
    abuser strikes, heOrShe strikes, hurtBy, abuser threatens, heOrShe threatens, abuser cruel, abuser keepsFrom, heOrShe robs,
    fear ofHarm, keepers bruises, keepers neglects, abuser stalks, captive
  `,
}

/** What speaks of a part and means another thing: signs are read without it. */
export const asides = `
  breathe easy/easier, broke my/his/her/the inhaler/glasses/phone/meter/pen, broken inhaler/glasses/phone/meter/pen,
  choking up, all choked up, gracias a, thanks to,
  number/extreme mg/mcg/ml/unit*/milligram*/unidad*/miligramo*/year*/ano*/anos/dollar*/dolar*/day*/dia*/percent/per/month*/mes*/hours/horas/am/pm/usd,
  headache .. paperwork, cabeza .. papel*/tramite*, sangre de los ojos, ojo de la cara, arm and a/- leg, right arm for, head .. paperwork/form*, heart goes out, cold medicine/sore/weather, no one answers, head/cabeza start/hurts,
  number/extreme .. copay*/copago*, trouble/hard/difficulty swallow*, case .. overdos*, medicine/program*/help/ayuda/medicina/pills/pastillas for/para .. heart/chest/corazon/pecho, broke even, dead in the water, broken system, sistema,
  life insurance, quality of life, cost of living, life sav*, my whole life, rest of my life, all my life, real life, life support, living room, living will, living expense*, assisted living, independent living,
  live/living/lives in/with/alone/near/on/at/by/off/from/far/here/there, living paycheck, live longer, make a living, go on medicare/medicaid/insurance/disability/paying/to/the, go on with, go on a, 
  seguro/costo/calidad/nivel/estilo/condiciones de vida, toda mi/la vida, de por vida, vivir/vivo/viviendo/viva en/con/cerca/solo/sola/aqui/de/lejos/sin, renta para vivir, lugar para vivir, donde vivir,
  seguir/sigo/continuar pagando/con/el/la/tomando*/trabajando/esperando/recibiendo/comprando/usando/mi/llamando/pag*, keep going up, keep going to, still here, why .. keep going, why .. live chat, exist* condition*/patient*/account/insurance,
  blood pressure/thinner*/test*/work/clot*/cancer/disorder/type/donat*, sangre para, presion alta/arterial, presion de la sangre, la presion,
  breathing treatment*/medicine*/medication*/machine*/meds/test, help*/helps/lets me/him/her/them breathe, para poder respirar,
  respiratory, aire acondicionado, air condition*, blue cross/shield/card/pill*/form/paper, purple/pink pill*, took/takes/taken me/him/her/us to,
  twice/times/doses a/per/daily/each/every, veces/dosis al/por/cada/diario, doctor/nurse/pharmacy/pharmacist/clinic/hospital/insurance/they gave,
  doctor/medico/farmacia/clinica/hospital/seguro me/le dio, me dieron, me/le toca pagar/ir/renovar/aplicar/a, panic attack*,
  on my/the other side, side effect*, other side, por otro lado, al otro lado, por un lado, on the one side, in half, a la mitad, half price/off/of my, head start, head of,
  hit my/the/his/her deductible/limit/max/cap/donut, chest cold/cream, two/three times the price/cost, double the price/cost
`
