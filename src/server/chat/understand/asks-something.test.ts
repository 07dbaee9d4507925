import { expect, test } from 'vitest'
import { asksSomething } from './asks-something.ts'

test.each([
  'and does it start again next year',
  'ok can they send it to my sister',
  'would my son count',
  'and if i miss the date',
  'y si se me pasa la fecha',
  'me lo pueden mandar a la casa',
  'hoy es domingo hay algo abierto',
  'es necesario llevar papeles',
  'who do i complain to',
  'every month or just once',
  'son por cada pluma o por mes',
  'theres a law here isnt there',
  'whats a bridge exactly',
  'en walgreens lo aceptan',
  'ok good. and the RSV one too or is that different',
  'fine. whats an accumulator',
  'i ran out on thursday and my doctor is off till monday can the pharmacist just give me a few',
  'they said its paused not ended whats the difference',
  'ok so whats this donut thing',
  'i never signed up for D am i in trouble',
  'oi de una que se llama wegovy q es eso',
  'disculpe. que digo cuando me contesten',
  'y eso de la renta cual oficina era',
  'se me acabaron y no me contesta el doctor puede la farmacia darme unas cuantas',
])('"%s" asks', (text) => {
  expect(asksSomething(text)).toBe(true)
})

test.each([
  'If I have questions I will be back',
  'me and my two kids',
  'since September',
  'has medicare',
  'when I went there they were closed',
  'what they told me was wrong',
  'no hay nadie en la casa',
  'cuando fui estaba cerrado',
  'no he firmado nada',
  'me lo cobran cada mes',
  'hoy o mañana le llamo',
  'is 74 and lives alone',
  'gracias por decirme la verdad',
  'forget it whats the point',
  'i told them i am in trouble with rent',
  'la cual es muy cara',
  'creo que tomo 20 miligramos',
  'el doctor dice que pido mucho',
])('"%s" asks nothing', (text) => {
  expect(asksSomething(text)).toBe(false)
})
