import { expect, test } from 'vitest'
import { readEmergency } from './read-emergency.ts'
import { tellsControl } from './tells-control.ts'

const signs = `
  he took my phone before bc of a bill from the clinic
  my husband keeps all my money
  my bf goes thru my phone every night
  my wife hides my pills
  my husband took my debit card so i cant pay for the meds
  he opens my mail
  he wont let me work or have my own money
  my boyfriend threw away my birth control
  my husband doesnt give me any money for my inhaler
  i have to ask him for money for everything
  my husband controls the insurance and the bank
  my son keeps my social security check
  she wont let me go to the doctor
  i cant use my husbands insurance, my husband gets the mail and he sees everything
  me quito la tarjeta del banco
  mi marido me kito el celular
  no puedo usar el seguro de mi marido porque el ve todo
  mi esposo me revisa el celular
  el controla todo el dinero
  mi pareja no me deja trabajar
  mi marido no me da dinero para las pastillas
  me esconde las pastillas
  tengo que pedirle permiso pa todo
  mi novio me tiro los anticonceptivos
  mi hijo me quita el cheque
  no me deja ver a mi familia
  el novio le guarda la tarjeta del seguro y no la deja ir sola a las citas
  su marido no la deja trabajar
  my sisters husband wont let her see the doctor by herself
  her boyfriend never lets her go anywhere
`
test.each(
  signs
    .trim()
    .split('\n')
    .map((says) => says.trim()),
)('what is taken, watched or withheld is a sign of violence: %s', (says) => {
  expect(tellsControl(says)).toBe(true)
  const { kinds, mayBe } = readEmergency(says)
  expect([...kinds, mayBe]).toContain('abuse')
})

const others = `
  my husband took my phone to get it fixed
  he took my phone number and said they would call
  my husband handles the insurance
  my husband controls his sugar with metformin
  my husband keeps my meds in a box so i dont forget
  my wife checks my sugar every morning
  my son took my phone and ordered pizza
  the pharmacist took my card and he keeps it on file
  the pharmacy wont let me use the coupon
  my doctor took me off my meds
  my mom keeps my insurance card
  my insurance took my money and denied the claim
  my wife keeps all the receipts
  he wont let me refill it early
  la farmacia no me deja usar la tarjeta
  el doctor me quito las pastillas
  me quitaron el medicaid
  me quitaron la tarjeta del banco en la calle
  el seguro me quito el dinero de la cuenta
  mi esposo me compro las pastillas
  mi marido maneja el camion
  el dolor no me deja trabajar
  mi hija me guarda las pastillas en una cajita
  mi esposo controla su presion
  mi esposo se llevo mi celular a arreglar
  el doctor no la deja ir sola
  my doctor wont let her stop it
  her husband drives her to the clinic
`
test.each(
  others
    .trim()
    .split('\n')
    .map((says) => says.trim()),
)('who helps, and what an office does, is none: %s', (says) => {
  expect(tellsControl(says)).toBe(false)
})
