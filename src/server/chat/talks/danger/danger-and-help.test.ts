import { expect, test } from 'vitest'
import { textLines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'
import { testApp } from '#testing/app/test-app.ts'

const toCall = /^\*\*(?:Call|Llame|This may|Puede ser)/
const banner = /^\*\*(?:First|Primero)/

test('the numbers for texts are those of the records', async () => {
  const { services } = await testApp()
  expect(services.knowledge.answer('crisis-988', 'en')?.answer).toContain(`text ${textLines.suicide}`)
  expect(services.knowledge.answer('domestic-violence', 'en')?.answer).toContain(`START to ${textLines.abuse}`)
})

test.each<[Language, string, string]>([
  ['en', 'my husband hits me', 'i cant call he can hear me'],
  ['en', 'my husband hits me', 'is there a text line'],
  ['en', 'my boyfriend beat me up last night', 'if i call he will kill me'],
  ['es', 'mi esposo me pega', 'no puedo llamar el esta en la casa'],
  ['es', 'mi esposo me pega', 'hay por texto?'],
  ['es', 'mi marido me golpea', 'si llamo me deportan'],
])('%s: after "%s", who says "%s" is told where to write, and not to call again', async (page, danger, says) => {
  const [, last] = await holdTalk(page, danger, says)
  expect(last?.understood.intent).toBe('emergency')
  expect(last?.answer.text).toContain(textLines.abuse)
  expect(last?.answer.text).not.toMatch(toCall)
})

test.each<[Language, string, string]>([
  ['en', 'i want to die', 'can i text them'],
  ['es', 'me quiero morir', 'no puedo hablar por telefono me oyen'],
])('%s: after "%s", who says "%s" is told to text', async (page, danger, says) => {
  const [, last] = await holdTalk(page, danger, says)
  expect(last?.answer.text.split('\n')[0]).toMatch(/(?:text|escribir al) \[988\]/)
})

test.each<[Language, string, string]>([
  ['en', 'my husband cant breathe and his lips are blue', 'he cant talk'],
  ['es', 'mi papa tiene la cara chueca', 'no puede hablar'],
])('%s: after "%s", "%s" is a sign, and 911 comes first', async (page, danger, says) => {
  const [, last] = await holdTalk(page, danger, says)
  expect(last?.answer.text).toMatch(toCall)
})

test.each<[Language, string[], string]>([
  ['en', ['my kid swallowed my amlodipine', 'calling now'], 'does tricare pay the ambulance'],
  ['en', ['my chest hurts and my arm is numb', 'calling 911 now'], 'how much is eliquis'],
  ['en', ['i want to die', 'i texted them. someone is talking to me', 'my sister is coming over'], 'trintellix price'],
  ['en', ['my dad has chest pain and cant breathe', 'my son is driving me to the er'], 'can i get help with the bill'],
  ['en', ['my husband hits me', 'im at my sisters now im safe'], 'do you know a food pantry in tulsa'],
  ['en', ['my chest hurts and my arm is numb', 'no nobody is in danger it was gas'], 'how much is eliquis'],
  ['es', ['mi hijo se trago cloro', 'ya llame vienen en camino'], 'cuanto cuesta la ambulancia'],
  [
    'es',
    ['me duele el pecho y se me duerme el brazo', 'ok mi hijo me va a llevar a emergencias'],
    'tengo medicare, paga la ambulancia?',
  ],
  ['es', ['me quiero morir', 'ya les escribi me estan contestando'], 'cuanto cuesta la sertralina'],
  [
    'es',
    ['me duele el pecho y se me duerme el brazo', 'no es una emergencia, nadie esta en peligro'],
    'precio de eliquis',
  ],
])(
  '%s: %j: who is helped, or in no danger, is not told to call again, and "%s" is answered',
  async (page, says, asks) => {
    const talk = await holdTalk(page, ...says, asks)
    for (const { understood, answer } of talk.slice(1, -1)) {
      expect(understood.intent).toBe('care')
      expect(answer.text).not.toMatch(banner)
    }
    expect(talk.at(-1)?.understood.intent).not.toBe('emergency')
    expect(talk.at(-1)?.answer.text).not.toMatch(banner)
  },
)

test('where the hospital keeps somebody, a question in the same breath is answered', async () => {
  const talk = await holdTalk(
    'en',
    'my 2 yr old ate some of my amlodipine',
    'theyre keeping her overnight to watch. we have tricare does that cover the ambulance',
  )
  expect(talk[1]?.understood.intent).not.toBe('emergency')
  expect(talk[1]?.answer.text).not.toMatch(banner)
})

test.each<[Language, string, string]>([
  ['en', 'my son swallowed bleach', 'calling now but nobody picks up'],
  ['en', 'my son swallowed bleach', 'ambulance is coming but he stopped breathing'],
  ['en', 'my chest hurts and my arm is numb', 'nobody is in danger but it still hurts'],
  ['en', 'my chest hurts and my arm is numb', 'no fever or anything'],
  ['en', 'my chest hurts and my arm is numb', 'driving to the er but stuck in traffic'],
  ['en', 'i want to die', 'texted them no one answers'],
  ['en', 'i want to die', 'my sister is coming over tomorrow'],
  ['en', 'i want to die', 'they have my mom at the hospital and i took all her pills'],
  ['en', 'my husband hits me', 'my mom is coming'],
  ['en', 'my husband hits me', 'nobody is in danger yet but he has a gun'],
  ['es', 'mi hijo se trago cloro', 'ya llame pero no llegan'],
  ['es', 'me duele el pecho y se me duerme el brazo', 'no es nada pero sigue el dolor'],
  ['es', 'me duele el pecho y se me duerme el brazo', 'mi hijo me va a llevar pero no llega'],
  ['es', 'me quiero morir', 'les escribi y nadie contesta'],
  ['es', 'me quiero morir', 'estoy sola con las pastillas'],
  ['es', 'mi esposo me pega', 'ya viene y esta borracho'],
])('%s: after "%s" nobody stands down for "%s"', async (page, danger, says) => {
  const [, last] = await holdTalk(page, danger, says)
  expect(last?.answer.text.split('\n\n')[0]).toMatch(/^\*\*.*tel:/)
})

test.each<[Language, string, string]>([
  ['en', 'im a vet and i want to end it', '988, do i press 1?'],
  ['en', 'some nights i think everybody be better off without me', 'so is it 988 and press 1'],
  ['es', 'he pensado en matarme', 'sí, puedo llamar. el 988 y aprieto 1?'],
])('%s: after "%s", who asks "%s" hears of the line of veterans, and of no poison', async (page, danger, says) => {
  const [, last] = await holdTalk(page, danger, says)
  expect(last?.answer.text).toContain('tel:988')
  expect(last?.answer.text).toContain('/questions/veterans-crisis-line')
  expect(last?.answer.text).not.toContain('222-1222')
})

test.each<[Language, string]>([
  ['en', 'no im ok right now hes at work. i dont wanna call police'],
  ['es', 'no quiero llamar a la policia'],
])('%s: who is hurt at home and says "%s" is told that it is private', async (page, says) => {
  const [, last] = await holdTalk(page, page === 'en' ? 'my husband hits me' : 'mi esposo me pega', says)
  expect(last?.answer.text).toContain(page === 'en' ? 'free and private' : 'gratis')
})
