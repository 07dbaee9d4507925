import { expect, test } from 'vitest'
import { readHazards } from './read-hazards.ts'

function lines(text: string) {
  return text.trim().split(/\n\s*/)
}

const asked = {
  dose: `
    can I take two
    can i take 2 pills at once
    how many pills should I take
    how much metformin should I take a day
    what dose of Ozempic is right for me
    can I split pills
    can I cut my pill in half to save money
    should I ration my insulin
    I missed a dose, what now
    I forgot to take my Eliquis this morning
    how many units of insulin do I take
    how often should I take it
    so how much do I take
    could i just buy unisom and the vitamin at walgreens, how much would i take
    how many would he need to take a day
    y de esa cuánta me tomaría
    y cuanta tomo
    ¿y cuántas me tomo?
    can I double my dose
    could i just take more keppra till then
    is it ok he does half of his insulin
    ¿puedo tomar más losartán mientras llega la otra?
    can i go up on my oxycodone
    thinking about bumping up my ativan
    is it okay to increase my gabapentin by myself
    my xanax isnt working, can i take another one
    can she have a second dose of tylenol
    my dad wants to go up on his coumadin
    can he go down on his insulin
    puedo subirle a mi dosis
    quiero aumentar la dosis del tramadol por mi cuenta
    ¿puedo tomarme otra pastilla de clonazepam?
    le puedo dar el doble de la pastilla de la presion
    y si me subo el litio
    y si le doy la mitad de la pastilla
    ¿cuántas pastillas tomo?
    cuantas pastillas debo tomar al dia
    ¿qué dosis de Ozempic me toca?
    ¿puedo partir la pastilla?
    ¿puedo tomar dos?
    se me olvidó tomar mi pastilla
    ¿cada cuánto me la tomo?
    ¿cuánta insulina me pongo?
    kuantas pastiyas tomo
    ¿me puedo subir la dosis?
    ¿la tomo con comida o en ayunas?
  `,
  stop: `
    should I stop my insulin
    can I stop taking Lipitor
    can i stop Eliquis before surgery
    what happens if I stop taking it
    is it ok to stop my meds
    I want to go off my antidepressant
    how do I taper off prednisone
    do I still need to take it
    should i quit metformin
    ¿puedo dejar de tomar la metformina?
    ¿puedo dejar la insulina?
    ¿debo suspender el medicamento?
    ¿qué pasa si dejo de tomarla?
    quiero parar de tomar la pastilla
    shoud i stp takin it
  `,
  switch: `
    is generic as good
    is the generic as good as the brand
    can I switch from Humira to a biosimilar
    should I switch to Mounjaro
    which is better, Ozempic or Mounjaro
    is Wegovy better than Ozempic
    what can I take instead of Eliquis
    can I substitute Lantus with Basaglar
    ¿el genérico es igual de bueno?
    ¿puedo cambiar de Lantus a Basaglar?
    ¿es mejor Ozempic que Trulicity?
    ¿cuál es mejor, Xarelto o Eliquis?
    ¿qué puedo tomar en vez de Eliquis?
  `,
  symptoms: `
    what is this rash
    what's wrong with me
    do I have diabetes
    why do my feet hurt
    why do I feel dizzy
    is my blood pressure too high
    my sugar is 300
    should I go to the ER
    could this be cancer
    i get winded just going out to the mailbox is that the heart failure or is the medicine not working
    me canso al caminar, es el corazón o ya no sirve la pastilla
    can you diagnose me
    me salieron ronchas
    ¿qué es esta mancha?
    ¿qué tengo?
    ¿por qué me duele la cabeza?
    me siento mareado
    ¿tengo diabetes?
    tengo el azúcar en 300
    ¿debo ir al doctor?
    ¿es normal que me duela?
  `,
  mixing: `
    can I take Advil with Eliquis
    does Xarelto interact with ibuprofen
    can I drink alcohol on metformin
    is it safe to take while pregnant
    is Ozempic safe during pregnancy
    can I mix it with beer
    drug interactions
    should I take it with food
    ¿puedo tomar alcohol con esta medicina?
    ¿puedo tomarla con ibuprofeno?
    estoy embarazada, ¿puedo tomarla?
    ¿puedo mezclar las dos medicinas?
    interacciones con la warfarina
  `,
  side_effects: `
    side effects of Humira
    what are the side efects
    does Ozempic cause hair loss
    it makes me dizzy
    is Wegovy dangerous
    will it make me gain weight
    efectos secundarios de la metformina
    ¿qué efectos secundarios tiene?
    me cae mal la medicina
    ¿es peligroso el Ozempic?
    ¿causa cáncer?
    me hace daño al estómago
  `,
  other: `
    what should I take for a headache
    which medicine is best for diabetes
    can I take Ozempic
    should I take Wegovy to lose weight
    can I give my son Tylenol
    can I use expired insulin
    can I share my insulin with my sister
    what is Jardiance used for
    recommend a medicine for pain
    ¿qué puedo tomar para el dolor?
    ¿puedo tomar Ozempic?
    ¿qué medicina es buena para la tos?
    ¿para qué sirve la metformina?
    ¿me puede recetar algo?
    ¿puedo darle Tylenol a mi hijo?
  `,
}

const notAsked = `
  my doctor went up on my oxycodone, can i get help paying
  my premium for Eliquis went up, can i lower it
  can I go up on my income and keep medicaid
  i want to reduce my eliquis cost
  quiero bajar el costo de mi insulina
  ¿puedo subir mi receta aquí?
  ¿quién me puede dar aunque sea dos días de mi medicina?
  can i have another refill of my lantus
  can i take more than one program for Keppra
  could i use two coupons for the same pills
  puedo tomar más ayuda para mi medicina
  it is more than 60 days, did I miss my chance
  do I have to start all over or can they just turn it back on
  if I guess wrong do I owe it back
  ¿cuando me mudo se me corta al momento?
  can I take this card to Walgreens
  can I switch programs
  stop texts
  I stopped working
  switch to Spanish
  do I take it to the pharmacy
  how do I stop paying so much
  can I use this coupon with insurance
  how long does it take to get approved
  can I change my address
  I switched jobs and lost my insurance
  can I change plans
  how much does Ozempic cost
  how much do I pay
  how many programs are there
  can I stop the texts
  should I apply now
  which program is better
  which card is cheaper
  is this website safe
  what papers do I need
  I was diagnosed with diabetes and need help
  how does the copay card work
  does the card work at Walgreens
  is there a generic for Lipitor
  help paying for Ozempic
  I take Ozempic and can't afford it
  food pantry near me
  help with food
  my Medicaid expired
  start over
  stop
  what can I do, I can't pay
  can I take a picture of my card
  how do I qualify
  how often do I have to renew
  can I get it delivered
  I need a doctor
  I have diabetes
  do I have to pay anything
  what happens if I don't qualify
  ¿puedo llevar esta tarjeta a Walgreens?
  ¿puedo cambiar de programa?
  ya no quiero recibir mensajes
  dejé de trabajar
  cambiar a español
  ¿cómo dejo de pagar tanto?
  ¿cuánto cuesta Ozempic?
  ¿puedo usar el cupón con mi seguro?
  ¿cuántos programas hay?
  me diagnosticaron diabetes y necesito ayuda
  ¿cómo funciona la tarjeta?
  ¿para qué sirve esta tarjeta?
  ¿hay genérico de Lipitor?
  tomo Ozempic y no puedo pagarlo
  banco de comida
  ayuda con comida
  ¿qué papeles necesito?
  ¿puedo cambiar de farmacia?
  ¿cuál programa es mejor?
  ¿es segura esta página?
  tengo diabetes
  ¿puedo aplicar?
  ¿qué tengo que hacer para aplicar?
  necesito un doctor
  can I use one of your discount cards for my dog, he has seizures
  acabo de tener a mi bebé y me recetaron vitaminas y sertralina y no sé cómo pagarlas
  mi tarjeta está vencida
  enalapril, unas pastillas de tiroides y antibiótico
  me recetaron ciclobenzaprina y naproxeno y unas terapias
  I take warfarin, metoprolol and lisinopril 20 mg
  quiero cambiar mi respuesta
  no tengo seguro
`

for (const [kind, texts] of Object.entries(asked)) {
  test.each(lines(texts))(`asks about ${kind}: %s`, (text) => {
    expect(readHazards(text).advice).toBe(kind)
  })
}

test.each([
  'él dice que si no la consigue no se la toma y ya, que se siente bien',
  'he says if its that much he wont take it and thats that',
  'my mother wont take it anymore she feels fine',
  'yo no me la voy a tomar y punto',
])('who means to do without is told to ask first: %s', (text) => {
  expect(readHazards(text, { last: 'price', hasMedicine: true }).advice).toBe('stop')
})

test.each(['i wont take it to walmart', 'no la toman en esa farmacia', 'la farmacia no toma mi tarjeta'])(
  'what a store does not take is none: %s',
  (text) => {
    expect(readHazards(text, { last: 'price', hasMedicine: true }).advice).toBeNull()
  },
)

test.each(lines(notAsked))('is no question for a doctor: %s', (text) => {
  expect(readHazards(text).advice).toBeNull()
})

test.each([
  'she uses the Humalog at meals and the other one at night I think its called Lantus',
  'do they give you the sensors too or just the insulin',
  '¿y la nena puede usar la misma solicitud o hay que hacer otra?',
])('right after a question for a doctor another one is none: %s', (text) => {
  expect(readHazards(text, { last: 'advice:dose', hasMedicine: true }).advice).toBeNull()
})

test.each([
  'and can i take it together with tylenol at night',
  'entonces, ¿cuántos días puedo estar sin tomarla sin que pase nada?',
])('right after a question for a doctor the next one is one too: %s', (text) => {
  expect(readHazards(text, { last: 'advice:dose', hasMedicine: true }).advice).not.toBeNull()
})
