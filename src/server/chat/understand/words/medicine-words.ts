import type { PhraseTable } from '#server/eligibility/understand/phrases.ts'

export type MedicineMeaning =
  | 'programs'
  | 'copay'
  | 'coupons'
  | 'price'
  | 'delivery'
  | 'eligibility'
  | 'may_get'
  | 'insurance_help'
  | 'which_drug'
  | 'choose_plan'
  | 'medicine'

/** What people ask about a medicine. Articles and prepositions don't count. */
export const medicineWords: PhraseTable<MedicineMeaning> = {
  programs: [
    'program, programs, free medicine, free medication, free meds, free drugs, for free, get it free, free, assistance program, patient assistance, assistance programs, help paying, help pay, help me pay, help with paying, help with cost, help with the cost, help to pay, help affording, help me afford, pay for, paying for, cant afford, can not afford, cannot afford, cant pay, cannot pay, couldnt afford, couldnt pay, no money for, afford, too expensive, so expensive, is expensive, very expensive, costs too much, cost too much, price went up, financial help, financial assistance, get help, help getting, help with my medicine, help with medicine, help with my medication, help with medication, help with prescriptions, help with prescription, help with my meds, help with meds, medicine help, prescription help, prescription assistance, manufacturer program, manufacturer help, grant, grants, foundation help, pap, low income program, help with, help for, any help, assistance with, assistance for, what help is there, who can help, broke, running out of, ran out of, options for, skip doses, rationing',
    'programa, programas, medicina gratis, medicinas gratis, medicamento gratis, medicamentos gratis, gratis, gratuito, gratuita, gratuitos, ayuda para pagar, ayudar a pagar, ayudarme a pagar, ayude a pagar, ayúdeme a pagar, ayuden a pagar, ayuda con el costo, ayuda con el pago, ayuda con la medicina, ayuda con mi medicina, ayuda con mis medicinas, ayuda con medicinas, ayuda con medicamentos, no puedo pagar, no puedo pagarla, no puedo pagarlo, no podemos pagar, no puedo comprar, no puedo comprarla, no puedo comprarlo, no me alcanza, no me alcanza para, no alcanza, no tengo dinero para, no tengo para pagar, no tengo con qué pagar, pagar, muy cara, muy caro, muy caras, muy caros, carísima, carísimo, cara, caro, caras, caros, es demasiado caro, cuesta mucho, subió de precio, asistencia, asistencia al paciente, ayuda financiera, ayuda económica, conseguir, regalan, regala, regalar, regalen, ayuda con, ayuda para, alguna ayuda, qué ayuda hay, quién puede ayudarme, se me acabó, se me acaba, se me está acabando, opciones para, beca',
  ],
  copay: [
    'copay, copays, co pay, co pays, copayment, copayments, co payment, copay card, copay cards, co pay card, copay help, copay assistance, savings card, savings cards, savings offer, manufacturer card, manufacturer coupon, manufacturers coupon, saving card, out of pocket cost, our share, card, cards, deductible, coinsurance',
    'copago, copagos, co pago, tarjeta de copago, tarjetas de copago, ayuda con el copago, tarjeta de ahorro, tarjetas de ahorro, tarjeta de ahorros, tarjeta del fabricante, cupón del fabricante, deducible, coaseguro, tarjeta copago, tarjeta, tarjetas',
  ],
  coupons: [
    'coupon, coupons, discount card, discount cards, discount code, discounts, discount, cheaper, cheapest, cheap, lower price, lower cost, low cost, save money on, save on, saving on, savings on, save money, generic, generics, generic version, is there a generic, promo code, pharmacy card, rx card, rx cards, prescription card, prescription cards, drug card, drug cards, less expensive, pay less, voucher',
    'cupón, cupones, tarjeta de descuento, tarjetas de descuento, descuento, descuentos, más barato, más barata, más baratos, más baratas, más económico, más económica, barato, barata, baratos, baratas, genérico, genérica, genéricos, versión genérica, ahorrar, ahorrar en, ahorro, ahorros, pagar menos, menos costo, menor precio, bajar el precio, rebaja, rebajas, económico, económica',
  ],
  price: [
    'how much is, how much are, how much does, how much do, how much for, how much would, how much will, how much, price, prices, price of, cost of, whats the cost, what is the cost, what does it cost, what do they cost, what would it cost, cost, costs, cash price, retail price, whats the price, what do i pay, pricing',
    'cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuánto es, cuánto sale, cuánto cobran, cuánto, precio, precios, precio de, qué precio, costo, costos, costo de, cuesta, cuestan, cuánto me cuesta, cuánto tengo que pagar, cuánto pago, vale',
  ],
  delivery: [
    'deliver, delivers, delivered, delivery, deliveries, home delivery, free delivery, by mail, mail order, mail it, mailed, through the mail, in the mail, ship, ships, shipped, shipping, sent to my house, send it to my house, sent to my home, bring it to my house, bring to my house, bring the meds, bring my meds, bring meds, bring me my medicine, bring my medicine, bring medicine, bring it to my home, to my door, mail my medicine, send my medicine, mail me',
    'a domicilio, entrega, entregas, entregan, entregar, entrega a domicilio, entrega gratis, traer la medicina, traer mi medicina, traer las medicinas, traen la medicina, mandar la medicina, envío, envíos, envían, enviar a mi casa, enviar a casa, por correo, mandan a la casa, mandan a mi casa, mandar a mi casa, mandar a casa, traen a la casa, traer a la casa, llevan a la casa, llevan a mi casa, me la mandan, me lo mandan, me la traen, me lo traen, traen a mi casa, por mail',
  ],
  eligibility: [
    'qualify, qualifies, do i qualify, would i qualify, will i qualify, can i qualify, qualify for, am i eligible, eligible, eligibility, check eligibility, check if i qualify, see if i qualify, am i able to get, would i be eligible, will they accept me, will they approve me, would i be approved, will i get approved, do i meet, am i too rich, do i make too much, make too much, is my income too high, which one fits me, which program fits, which ones fit me, which fits, fit me, works for me, can i use it, am i allowed, can i use the card, what can i get, can i still get, approved, can i use',
    'es para todos, es para todo el mundo, es para cualquiera, califico, calificar, califica, calificamos, calificaría, si califico, soy elegible, elegible, elegibilidad, ver si califico, saber si califico, cumplo con los requisitos, cumplo los requisitos, me aceptan, me aceptarían, me aprobarían, me aprueban, aplico para, gano demasiado, me toca, cuál me conviene, cuál me sirve, me sirve, puedo usarla, puedo usarlo, puedo usar, tengo derecho, tengo derecho a, cuáles me sirven, qué puedo recibir, puedo entrar, seré elegible, soy candidato',
  ],
  may_get: ['can i get, could i get, can we get', 'puedo obtener, puedo recibir, puedo conseguir, podría obtener'],
  insurance_help: [
    'no insurance, without insurance, dont have insurance, do not have insurance, dont have any insurance, have no insurance, uninsured, not insured, lost my insurance, lost insurance, lost our insurance, lost my coverage, no coverage, lost my medicaid, lost medicaid, lost my health insurance, no health insurance, extra help, low income subsidy, donut hole, medicare drug plan, medicare drug plans, medicare plan, medicare plans, drug plan, drug plans, doughnut hole, coverage gap, part d, medicare savings program, medicare savings, my insurance wont, insurance wont pay, insurance wont cover, insurance doesnt cover, insurance does not cover, insurance denied, insurance stopped, not covered, insurance stopped covering, doesnt cover, wont cover, insurance said no, denied, denial, prior authorization, appeal, get insurance, need insurance, health insurance, insurance, sign up for medicare, sign up for medicaid, medicare help, medicaid help, apply for medicaid, apply for medicare, get medicaid, get on medicaid, aca plan, marketplace plan, underinsured',
    'sin seguro, no tengo seguro, no tenemos seguro, no tengo ningún seguro, sin seguro médico, no tengo aseguranza, sin aseguranza, perdí mi seguro, planes de medicare, plan de medicare, perdí el seguro, perdí mi medicaid, perdí el medicaid, me quitaron el medicaid, me quitaron el seguro, perdí la cobertura, sin cobertura, ayuda adicional, ayuda extra, subsidio por bajos ingresos, hueco de cobertura, parte d, mi seguro no cubre, el seguro no cubre, seguro no cubre, no la cubre, no lo cubre, no lo paga, no la paga, seguro no paga, me lo negaron, me la negaron, negó, negaron, autorización previa, apelar, apelación, seguro médico, seguro de salud, conseguir seguro, obtener seguro, necesito seguro, seguro, aseguranza, aplicar para medicaid, solicitar medicaid, solicitar medicare, aplicar a medicaid, inscribirme en medicare',
  ],
  choose_plan: [
    'which plan, compare plans, choose a plan, best plan',
    'qué plan, cuál plan, escoger plan, escoger un plan, comparar planes',
  ],
  which_drug: [
    'dont know the name, do not know the name, dont remember the name, forgot the name, cant remember the name, not sure of the name, dont know what its called, dont know how to spell, how do you spell, which medicine, what medicine, which medicines do you have, which medicines do you know, what medicines',
    'no sé el nombre, no sé cómo se llama, no recuerdo el nombre, no me acuerdo del nombre, olvidé el nombre, se me olvidó el nombre, no sé cómo se escribe, qué medicina, qué medicinas, cuál medicina, qué medicamentos',
  ],
  medicine: [
    'medicine, medicines, medication, medications, meds, med, prescription, prescriptions, drug, drugs, pill, pills, rx, refill, insulin, inhaler, inhalers, injection, injections, eye drops, blood thinner, blood thinners, antibiotic, antibiotics, tablets, chemo, vaccine, script, scripts, blood pressure, cholesterol, diabetes, asthma, arthritis, hiv, migraine, psoriasis, copd, pharmacy, pharmacies',
    'medicina, medicinas, medicamento, medicamentos, receta, recetas, pastilla, pastillas, pastillitas, píldora, píldoras, remedio, remedios, insulina, inhalador, inhaladores, inyección, inyecciones, gotas para los ojos, gotas de los ojos, gotas de ojos, gotas pa los ojos, anticoagulante, anticoagulantes, antibiótico, antibióticos, tabletas, vacuna, la presión, presión alta, colesterol, azúcar, diabetes, asma, artritis, vih, migraña, psoriasis, farmacia, farmacias',
  ],
}
