import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'
import { readAdvice } from './read-advice.ts'

test.each([
  'im 11 weeks pregnent and throwing up every single thing dr gave me diclegis its 600 dollars??',
  'estoy embarazada y con nauseas me recetaron diclegis y cuesta 500 dolares',
  'also wic? and do i need to show a pregnancy test paper',
  'mi hermana en Pensilvania tiene lo mismo, a ella también le pagan eso?',
  'tengo apnea del sueño también, eso cuenta para algo?',
  'i have asthma too does that help me qualify',
  'buenas, una pregunta, me recetaron Prolia una inyección cada 6 meses',
  'una consulta: mi esposo toma colchicina y atorvastatina y yo levotiroxina',
  'quick question, my husband takes metformin and glipizide and i take synthroid',
  'uso trelegy y el nebulizador con albuterol',
  'he uses trelegy and the nebulizer with albuterol',
  'me pusieron benlysta y tambien toma memantina y donepezilo',
  'tengo lupus, tomo plaquenil y prednisona',
  'my mom has alzheimers and takes memantine and donepezil',
  'metformina en la mañana y glipizida en la noche',
  'lantus, the vet said 1 unit twice a day',
  'me dijo el doctor que dos al dia',
  'ok so thats a no. what about wegovy pill',
  'y las pastillas genericas?',
  'my doctor said i could switch to mounjaro, how much',
  'llevo 3 semanas con dolor diario y ya me despidieron por faltar',
  'how long does that take tho bc he has like 10 puffs left on the counter',
  'my psychiatrist says she can move me to concerta but thats short too isnt it',
  'ella dejó el metotrexato porque vomitaba, ¿la pueden obligar otra vez?',
  'las gotas nuevas, ¿me las tiene que recetar el oculista?',
  "can they say no?? he's been on it since he was 6, well since orkambi",
  'ay no, muy caro. And can his teacher or the school help con algo?',
  "you're better than our resource binder from 2014. can I print a sheet to hand to pts",
  'and til then? my head is literally killing me at work this week',
])('cost, papers, cover and what a doctor said already are no question for a doctor: %s', (says) => {
  expect(readAdvice(says, { last: 'programs', hasMedicine: true })).toBeNull()
})

test.each([
  'can i take eliquis while pregnant',
  'im pregnant and on depakote',
  'estoy embarazada y tomo losartan',
  'how many can i take at once',
  'can i take half to save money, its 300 dollars',
  'can i mix wegovy and metformin',
  'puedo tomar ibuprofeno con eliquis',
  'puedo dejar el lisinopril si me siento bien',
  'should i stop plavix before surgery',
  'can i switch from lantus to basaglar myself',
  'im dizzy since i started it and its 90 dollars',
  'le puedo dar tylenol al perro',
  'i doubled my dose because my doctor said so is that safe',
  'what about taking it with ibuprofen',
  'my doctor said i could switch but is it safe with my heart meds',
  'y si la tomo con alcohol',
  'they also said my bp was 178 over 104 and gave me lisinopril. is that bad',
  'tengo la presion en 160 sobre 95, es mucho?',
  'my plan wants me on the other one, is it safe with my kidneys',
  'insurance only covers 30 so can i take half of my eliquis',
  'el seguro cubre la otra, ¿me hace daño tomar las dos?',
  'how long does prozac take to work, im still crying every day on it',
  'he drinks on weekends, can he have methotrexate with that',
  'no me la cubren, ¿puedo dejar la sertralina así nomás?',
  'me la recetaron otra vez, ¿se toma con comida?',
  'me recetaron cipro y estoy dando pecho',
])('what a doctor is to be asked stays so: %s', (says) => {
  expect(readAdvice(says)).not.toBeNull()
})

test.each<[Language, string[]]>([
  ['es', ['dame viagra gratis', 'no tiene seguro', 'toma nitroglicerina para el corazon, pasa algo?']],
  ['en', ['coupon for cialis', 'no insurance', 'i take nitro for my chest is that ok']],
  ['en', ['help me pay for depakote', 'no insurance', 'im pregnant can i take it']],
])('%s: %j: who is to ask a doctor first is shown no program as the next step', async (page, turns) => {
  const says = page === 'es' ? 'y entonces que hago' : 'so what do i do now'
  const last = (await holdTalk(page, ...turns, says)).at(-1)
  expect(last?.answer.text).toMatch(/Ask your doctor or pharmacist first|Pregunte primero/)
  expect(last?.answer.items).toEqual([])
})

test.each<[Language, string[]]>([
  ['en', ['do you do cat meds? my cat has diabetes', 'lantus, the vet said 1 unit twice a day']],
  ['es', ['ayudan con medicina de perro? el mio tiene ataques', 'el veterinario dijo una pastilla al dia']],
])('%s: %j: what a vet said is asked of no doctor', async (page, turns) => {
  for (const { understood } of await holdTalk(page, ...turns)) expect(understood.intent).not.toBe('advice')
})

test.each([
  ['price', 'las laminas no las pastillas'],
  ['price', 'its the kind that goes under your tongue'],
  ['price', 'la que va abajo de la lengua'],
  ['price', 'not the pill the patch'],
  ['price', 'el parche no la pastilla'],
  ['programs', 'ah y tambien toma losartan se me olvido decirle'],
  ['programs', 'oh and he takes metformin too sorry'],
  ['thanks', 'gracias, y oye la levetiracetam también la toma, se me olvidó'],
  ['unclear', 'una amiga toma biktarvy pero se quedo sin trabajo, como le hace'],
  ['unclear', 'my buddy takes biktarvy and just got laid off what can he do'],
  ['card:appeal-for-someone', 'lo otro es otra clienta, embarazada, 26, con Zofran. lo abro aquí mismo?'],
  ['programs', 'ok different client now. 26 pregnant on zofran no insurance'],
  ['card:chip', 'y tambien ayudan con comida o nomas con la medicina'],
  ['card:chip', 'tambien ayudan con la renta o puro medicamento'],
  ['programs', 'me ayuda con la losartan'],
  ['programs', '50 mg twice a day'],
  ['programs', 'la de 100 una en la mañana y otra en la noche'],
  ['programs', 'one puff morning and night'],
  ['programs', 'the lisinopril gave me a cough thats why they switched me to losartan'],
  ['programs', 'la atorvastatina me dio calambres por eso me la quitaron'],
  ['knowledge', 'una vez dejé de tomarla una semana y acabé en el hospital, por eso pregunto'],
  ['programs', 'they put my mom on Nuplazid, do you know that one'],
  ['programs', 'le recetaron Opsumit, ¿sabe cuál es?'],
  ['programs', 'can i take my insulin pens on the plane'],
  ['programs', 'puedo llevar mis inyecciones en el avión'],
  ['programs', 'he has a bee sting allergy, needs two epipens for school'],
  ['programs', 'tiene 8 años, le da alergia la leche'],
  ['programs', 'uso unas gotitas lumigan y se me terminan antes del mes'],
  ['programs', 'can you make me a to do list im overwhelmed'],
  ['card:rent', 'can i come back to the suboxone thing, my script runs out friday and i really cant be without it now'],
  ['programs', 'no quiero quedarme sin la sertralina, el lunes se acaba'],
  ['price', 'entonces no me cubre la de la presion ni el hospital'],
  ['eligibility', 'Tomaba Tecfidera, ahora me ofrecen el genérico o Kesimpta'],
  ['eligibility', 'i was on gilenya and now they offer me kesimpta or the generic'],
  ['price', 'is it 50 each for the two of them'],
  ['programs', 'also they put me on truvada'],
  ['programs', 'mi doctora me puso Farxiga también'],
  ['programs', 'the va doesnt stock farxiga just jardiance'],
  ['programs', 'the cosentyx is once a month so theyd say come back later'],
  ['programs', 'whats bedside delivery'],
  ['knowledge', 'can we get it fixed before the first or did we wait too long'],
  ['programs', 'gout again, same as last time'],
  ['programs', 'allá la compro y ya'],
  ['programs', 'alergia a las abejas, la que tengo caducó'],
  ['programs', 'a mi papá le recetaron Entresto y Farxiga, llegó hace un año'],
])('after %s a form, a second medicine, lost work or a client is no question for a doctor: %s', (last, says) => {
  expect(readAdvice(says, { last, hasMedicine: true })).toBeNull()
})

test.each([
  ['price', 'under the tongue or do i swallow it'],
  ['price', 'se pone debajo de la lengua o se traga'],
  ['price', 'la de 10 o la de 20, cual tomo'],
  ['price', 'puede ser la de 500 en vez de la de 850'],
  ['price', 'the patch and the pill too'],
  ['price', 'la de 240 me da nauseas'],
  ['programs', 'la levetiracetam tambien la toma, le hace dano?'],
  ['price', 'i also take warfarin with it'],
  ['programs', 'she also takes warfarin, is that ok'],
  ['programs', 'también uso nitroglicerina, no pasa algo'],
  ['programs', 'aparte toma aspirina y le sangra la nariz'],
  ['programs', 'i lost my job should i stop the antidepressant'],
  ['programs', 'I lost my job Tuesday so goodbye Trintellix. Anything I should know about dropping it overnight'],
  ['programs', 'otra paciente, cuanto tylenol le doy'],
  ['programs', '20 units at bedtime but im low every morning, what do i do'],
  ['programs', 'el alopurinol me esta dando ronchas'],
  ['programs', 'i cant be without it but can i take half'],
  ['programs', 'do you know if nuplazid is safe with seroquel'],
  ['programs', 'can i fly with a blood clot on eliquis'],
  ['programs', 'can i change my insulin time when i travel'],
  ['programs', 'es alergica a la sulfa, puede tomar bactrim'],
  ['programs', 'que pasos sigo para dejar la prednisona'],
  ['programs', 'does medicare cover it and can i take it with warfarin'],
  ['programs', 'otra clienta, embarazada, toma isotretinoina, es peligroso?'],
  ['knowledge', 'mi clienta esta embarazada y toma depakote'],
  ['programs', 'another patient, is it safe with warfarin'],
  ['programs', 'ayuda con la comida o la tomo en ayunas'],
  ['programs', 'me puede ayudar, puedo tomar la insulina con la metformina'],
  ['programs', 'se me acabo hace 3 dias, tomo doble?'],
  ['programs', 'estaba con zoloft ahora lexapro y me siento mal'],
  ['eligibility', 'they offer me the generic or kesimpta, which is better'],
  ['eligibility', 'me ofrecen el generico o kesimpta, cual me conviene'],
  ['programs', 'they put her on plavix and she already takes omeprazole, somebody said those two fight'],
  ['price', 'puedo tomar 40 cada una'],
  ['programs', 'what is the max dose of tylenol'],
  ['programs', 'the va only has jardiance, should i switch'],
  ['programs', 'allá la compro y tomo media'],
  ['programs', 'its every 12 weeks, can i take it early'],
])('after %s what is asked of taking it is asked of a doctor: %s', (last, says) => {
  expect(readAdvice(says, { last, hasMedicine: true })).not.toBeNull()
})

test.each<[Language, string[]]>([
  ['es', ['ocupo omeprazol', 'la de la precion si se me acavo ase 3 dias']],
  ['en', ['need losartan no insurance', 'ran out of the pressure one 3 days ago']],
])('%s: %j: who is out of it is told where to get some today', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.cards).toEqual(['out-of-medicine-today'])
})

test.each<[Language, string[]]>([
  ['es', ['ocupo omeprazol', 'se me acabo el seguro hace 3 dias']],
  ['en', ['need losartan', 'my insurance ran out 3 days ago']],
])('%s: %j: and not who is out of insurance', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.cards).not.toContain('out-of-medicine-today')
})
