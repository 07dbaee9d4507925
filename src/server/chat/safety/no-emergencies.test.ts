import { expect, test } from 'vitest'
import { readHazards } from './read-hazards.ts'

const harmless = `
  i cant do phones, is there a website
  ran out of my pills last night
  it's me, my boyfriend, the baby and my 5 yr old. He makes about 2600 a month, I'm not working rn
  idk his income like 2600 a month, its him my mom me and my 2 brothers
  no i feel fine right now my sugar is 140. just scared about tomorrow
  he's breathing fine now, playing with his toys
  ahorita respira bien, anda jugando
  ya se siente mejor, nomás quiero saber lo del inhalador
  No no, estoy bien, no quiero hacerme daño, solo me preocupa quedarme sin la medicina
  no i dont want to hurt myself, i just want my pills
  I been cutting my Xarelto in half to make it last. Don't lecture me
  parto la pastilla a la mitad para que me dure
  I'd die of embarrassment if my daughter knew
  this epipen price is gonna kill me lol
  fui por un dolor en el pecho en agosto no fue nada gracias a dios
  im out of my heart meds since friday
  im sleeping in my car and my pressure pills ran out
  estoy durmiendo en mi carro y se me acabaron las pastillas de la presion
  se le terminó la insulina a mi papá y cobra el viernes
  no one is having a reaction, i just need a new one before camp
  nadie tiene una reacción, solo quiero otro EpiPen
  no no chest pain or nothing just a headache
  no swelling in the neck or nothing just the gum
  ahorita no tiene ataque no, el ultimo fue el domingo y duro 2 minutos
  not having one now, last one was sunday
  no me duele el pecho ni nada, solo quiero saber el precio
  no no, no me pega ni nada, es un decir lol
  omg if i have to fill out one more form im gonna jump out the window kidding kidding
  she hasnt had a seizure, no. shes playing, need keppra help
  left my blood pressure pills at home and im on the road for a week
  is there a pantry open tonight
  hay alguna farmacia abierta el domingo
  si no voy que pasa
  what happens if i dont go to court
  el dueño me cambió la chapa de la puerta con mis cosas adentro
  the landlord changed the locks with my stuff inside
  electric is getting shut off monday and my husband is on oxygen
  i got 3 strips left and im 14 months clean
  hes out tomorrow
  I almost had a heart attack at the window lol
  no no le esta pasando nada ahorita, es para tener
  nobody took too much. yes help me pay for Xarelto
  whoa no emergency. i havent taken anything extra. xarelto, georgia
  no he is not having a seizure, hes ok. need keppra help
  never going to overdose again, 2 years clean, need vivitrol
  no quiero morirme de hambre, tengo que escoger entre comida y medicina
  nadie tomó de más, solo quiero saber el precio
  I had a stroke last year and need Eliquis
  I had a heart attack two years ago and take Plavix
  heart attack medicine Plavix programs
  my father died of an overdose
  my brother died from an overdose in 2019
  Narcan program
  does it help with chest pain medicine cost
  poison ivy cream coupon
  medicine for chest pain
  after my heart attack I can't afford Brilinta
  medicine for trouble breathing
  overdose prevention kit
  I survived a heart attack
  history of heart attack
  I have trouble swallowing pills
  I pay too much for my pills
  they charge too much for insulin
  I'm dying to know if I qualify
  my mom passed away from a heart attack
  I had a heart attack and need help to pay my medicine
  this price is killing my budget
  the cost hurts our family
  I hit a deer and lost my car
  life insurance
  poisson
  depressed and need a counselor
  I can't go on paying this
  inhaler for asthma
  seizure medicine
  stroke support group
  kill time
  cooking classes
  dead battery
  hace un año tuve un infarto y necesito Plavix
  el año pasado tuve un derrame cerebral y tomo Eliquis
  después de mi infarto no puedo pagar Brilinta
  mi papá murió de un infarto
  mi hermano murió de una sobredosis
  medicina para el dolor de pecho
  medicina para el infarto
  programa para sobredosis
  tomo muchas pastillas al día y no puedo pagarlas
  pastillas para el corazón
  antecedentes de ataque al corazón
  tuve un infarto y no puedo pagar mis medicinas
  seguro de vida
  me muero de hambre
  me pega al bolsillo el precio
  me ha pegado muy duro el precio
  inhalador para el asma
  el casero me quiere sacar
  quiero vivir cerca de mi hija
  necesito comida y renta
  estoy deprimida
  medicina para convulsiones
  crema para hiedra venenosa
  quiero cambiar mi vida
  no quiero perder mi seguro
  mi corazón está bien
  sobreviví un ataque al corazón
  kit de naloxona
  the doctor does not respond
  they forced me to pay
  cut myself off from the plan
  he put me on hold
  ya tomé mi medicina
  my son takes pills for adhd
`

test.each(harmless.trim().split(/\n\s*/))('stays ordinary: %s', (text) => {
  expect(readHazards(text).emergencies).toEqual([])
})

test.each(['sí me ha pegado, por eso', 'ya nos ha golpeado antes', 'me había amenazado'])(
  'a blow of the past is heard, or asked about: %s',
  (text) => {
    const { emergencies, mayBeDanger } = readHazards(text)
    expect([...emergencies, mayBeDanger]).toContain('abuse')
  },
)

test.each([
  'He said he would send me a knee brace also',
  'No I did not give the bank. He did ask for the last four of my Social and I think I gave that too',
  'me dijo que me iba a mandar una faja para la espalda',
])('tells of no danger after an answer on a scam: %s', (text) => {
  expect(readHazards(text, { last: 'card:gave-number-to-scammer', hasMedicine: false }).emergencies).toEqual([])
})

test.each([
  'he said he would come to my house and beat me',
  'i feel so stupid i took all my pills',
  'me siento tan tonta que me quiero morir',
])('tells of danger after an answer on a scam too: %s', (text) => {
  expect(readHazards(text, { last: 'card:gave-number-to-scammer', hasMedicine: false }).emergencies).not.toEqual([])
})

test.each([
  'i dont want to hurt myself but i cant stop thinking about it',
  'no quiero hacerme daño pero ya no aguanto y pienso en morir',
  'i cut my wrists',
  'me estoy cortando los brazos',
  'i cut my wrists and took pills',
  'he says the bill is nothing, he will kill me',
  'cutting myself in half the time',
  'the chest pain is here again, last time it was nothing',
  'me duele el pecho otra vez, la otra vez no fue nada',
])('is heard: %s', (text) => {
  expect(readHazards(text).emergencies).not.toEqual([])
})

test('who says that they will not hurt themselves is told who listens', () => {
  expect(readHazards('no, i would never hurt myself').mayBeDanger).toBe('suicide')
})
