import { expect, test } from 'vitest'
import { deniesSelfHarm, withoutDenials } from './denied.ts'

test.each([
  "I don't want to hurt myself",
  'I would never harm myself',
  'no quiero hacerme daño',
  'no voy a hacerme ningún daño',
  'no no me quiero morir ni nada, nomás estoy cansada',
  'no, no piense mal, yo tengo muchas ganas de vivir, viene mi primer nieto',
  'no no i really want to live, my grandson comes in may',
])('"%s" denies that they will hurt themselves', (text) => {
  expect(deniesSelfHarm(text)).toBe(true)
  expect(withoutDenials(text).trim().length).toBeLessThan(text.length)
})

test.each([
  "I don't want to hurt myself but I might",
  "I don't want to hurt myself\nbut I might",
  "I don't want to hurt myself\n\nI can't do it anymore, except today",
  'no quiero hacerme daño\npero no sé si aguante',
  'no chest pain\nbut my arm is numb',
  'no me duele el pecho\npero se me duerme el brazo',
  'no me quiero morir pero ya no aguanto',
  'no ha dicho de hacerse daño pero guardó las pastillas',
  'chest pain in March and again now, i am fine',
  'no tengo ganas de vivir',
  'tengo ganas de vivir pero ya no aguanto',
  'i dont really want to live',
  'i want to live without pain',
])('what is taken back denies nothing, on a new line too: %j', (text) => {
  expect(deniesSelfHarm(text)).toBe(false)
  expect(withoutDenials(text)).toBe(text)
})
