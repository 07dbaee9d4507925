import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

const despair: Record<Language, string> = { en: 'i want to kill myself', es: 'me quiero matar' }
const violence: Record<Language, string> = { en: 'my husband hits me', es: 'mi esposo me pega' }
const chest: Record<Language, string> = {
  en: 'my chest hurts and my arm is numb',
  es: 'me duele el pecho y se me duerme el brazo',
}
const swallowed: Record<Language, string> = { en: 'my son swallowed bleach', es: 'mi hijo se trago cloro' }

const calls = { despair: 'tel:988', violence: 'tel:+18007997233', chest: 'tel:911', swallowed: 'tel:+18002221222' }
const firsts = { despair, violence, chest, swallowed }

const asked: [Language, keyof typeof firsts, string, RegExp][] = [
  ['en', 'despair', 'do they speak spanish', /AYUDA/],
  ['en', 'despair', 'is there spanish on that line', /AYUDA/],
  ['en', 'despair', 'my mom only speaks spanish tho', /AYUDA/],
  ['es', 'despair', 'y si no hablo ingles', /AYUDA/],
  ['es', 'despair', 'me da pena, ablan español ahi?', /Sí, hablan español/],
  ['es', 'despair', 'contestan en español', /AYUDA/],
  ['en', 'swallowed', 'is there someone who speaks spanish', /interpreters/],
  ['es', 'swallowed', 'pero hay quien hable español', /intérpretes/],
  ['en', 'violence', 'do they have anyone that talks spanish', /Spanish, please/],
  ['es', 'violence', 'no se hablar ingles', /Spanish, please/],
  ['es', 'chest', 'en el 911 hablan español', /Spanish, please/],
  ['es', 'violence', 'como borro esto del telefono', /Borrar esta conversación/],
  ['en', 'violence', 'how do i delete this chat so he wont see it', /Clear this chat/],
  ['en', 'despair', 'will they send cops if i call that', /free and private/],
  ['en', 'despair', 'are they gonna call the police on me', /free and private/],
  ['en', 'despair', 'will it show up at my job or tell my wife', /free and private/],
  ['en', 'despair', 'does it cost money', /free and private/],
  ['es', 'despair', 'y no me mandan a la policia', /gratis y privado/],
  ['es', 'despair', 'eso es gratis o cobran', /gratis y privado/],
  ['en', 'violence', 'do they report me to immigration', /free and private/],
  ['es', 'violence', 'no me van a quitar a los niños', /gratis y privado/],
  ['en', 'swallowed', 'will they call cps on me', /free and private/],
  ['en', 'chest', 'can i just drive to the er its 20 min', /not drive/],
  ['en', 'chest', 'should i drive him', /not drive/],
  ['en', 'chest', 'ill take an uber its cheaper', /not drive/],
  ['es', 'chest', 'puedo manejar yo', /no maneje/],
  ['es', 'chest', 'mejor lo llevo yo en el carro', /no maneje/],
  ['es', 'chest', 'y si me voy manejando', /no maneje/],
  ['en', 'despair', 'yeah ive been thinking about it. got the guns in the house', /keep the pills or the weapon/],
  ['en', 'despair', 'i have the pills saved up', /keep the pills or the weapon/],
  ['es', 'despair', 'no se, tengo pastillas guardadas', /guarde las pastillas o el arma/],
  ['es', 'despair', 'hay una pistola en el cajon', /guarde las pastillas o el arma/],
  ['en', 'despair', 'i guess i could call my dad', /ask them to come and stay/],
  ['en', 'despair', 'my sister lives down the street i could go over', /ask them to come and stay/],
  ['es', 'despair', 'mi hermano vive a dos cuadras le puedo hablar', /pídale que venga/],
  ['en', 'chest', 'ok i call my sister she drive us now', /not drive/],
  ['en', 'chest', 'my husband is driving me', /not drive/],
  ['es', 'chest', 'mejor voy, un amigo tiene carro', /no maneje/],
  ['en', 'chest', 'im deaf i cant call', /text 911/],
  ['en', 'chest', 'my wife and i are both hard of hearing', /text 911/],
  ['en', 'chest', 'can i text 911 instead', /text 911/],
  ['es', 'chest', 'soy sorda, no oigo el teléfono', /texto al 911/],
  ['es', 'swallowed', 'es que no oigo nada', /texto al 911/],
  ['en', 'swallowed', 'i got narcan here', /naloxone \(Narcan\)/],
  ['es', 'chest', 'tenemos naloxona', /naloxona \(Narcan\)/],
]

test.each(asked)('%s: in danger (%s) "%s" has one line beside the number', async (page, danger, says, line) => {
  const last = (await holdTalk(page, firsts[danger][page], says)).at(-1)
  expect(last?.understood.intent).toBe('emergency')
  expect(last?.answer.text.split('\n\n')[0]).toContain(calls[danger])
  expect(last?.answer.text).toMatch(line)
})

const others: [Language, keyof typeof firsts, string][] = [
  ['en', 'chest', 'he cant talk right anymore'],
  ['es', 'chest', 'ya no puede hablar'],
  ['en', 'despair', 'my doctor lives in the spanish part of town'],
  ['en', 'swallowed', 'he got the pills out of my purse'],
  ['en', 'chest', 'my wife speaks for me'],
  ['es', 'chest', 'no puedo mover el brazo'],
  ['en', 'despair', 'i want to go see my dad in heaven'],
  ['en', 'despair', 'i want to go be with my mom who died'],
  ['en', 'despair', 'nobody i can call'],
]

test.each(others)('%s: what asks nothing of the help (%s) has no such line: %s', async (page, danger, says) => {
  const last = (await holdTalk(page, firsts[danger][page], says)).at(-1)
  expect(last?.answer.text).not.toMatch(
    /AYUDA|say “Spanish|what worries you|not drive|keep the pills|guarde las|ask them to come|pídale que/,
  )
})

test.each<[Language, string, string]>([
  ['en', despair.en, 'is there a free clinic near me'],
  ['en', despair.en, 'ok. how much does the cheapest program cost me'],
  ['es', despair.es, 'hay una clinica gratis en tulsa'],
  ['en', chest.en, 'ok the ambulance took him. can i get a ride to the hospital in tulsa'],
])('%s: after "%s" who asks for something else is not told of the line: %s', async (page, danger, says) => {
  expect((await holdTalk(page, danger, says)).at(-1)?.answer.text).not.toMatch(/what worries you|le preocupa|not drive/)
})

test('of pills that were taken nobody is asked to keep them', async () => {
  const last = (await holdTalk('en', 'i took all my pills because i want to die', 'i had them saved up, the pills')).at(
    -1,
  )
  expect(last?.answer.text).not.toMatch(/keep the pills/)
})

test.each<[Language, string[]]>([
  ['en', [despair.en, 'will they send cops if i call that', 'ok. texting it now maybe']],
  ['en', [despair.en, 'i might call them']],
  ['es', [despair.es, 'a lo mejor les escribo']],
  ['es', [despair.es, 'quizas llamo al rato']],
])('%s: who may call is not thanked, and has the number first: %j', async (page, says) => {
  const last = (await holdTalk(page, ...says)).at(-1)
  expect(last?.answer.text).toMatch(/^\*\*(?:Call|Llame|Puede ser)(?:.|\n)*tel:988/)
  expect(last?.answer.text).not.toMatch(/You are welcome|Con gusto/)
})

test.each<[Language, string[], string]>([
  ['en', [despair.en, 'ok thanks'], '988'],
  ['en', [despair.en, 'how much is lexapro', 'ok thank you bye'], '988'],
  ['es', [despair.es, 'gracias'], '988'],
  ['es', [violence.es, 'cuanto cuesta la metformina', 'muchas gracias'], '1-800-799-7233'],
  ['en', [violence.en, 'thx'], '1-800-799-7233'],
])('%s: thanks after %j are answered with who listens', async (page, says, number) => {
  const last = (await holdTalk(page, ...says)).at(-1)
  expect(last?.answer.text).toContain(number)
  expect(last?.answer.text).not.toMatch(/You are welcome|Con gusto|take care\. Come back/)
})

test.each<[Language, string[]]>([
  ['en', [despair.en, 'i was just kidding', 'ok thanks']],
  ['es', ['cuanto cuesta la metformina', 'gracias']],
  ['en', [despair.en, 'start over', 'hi', 'thanks']],
])('%s: other thanks are thanks: %j', async (page, says) => {
  expect((await holdTalk(page, ...says)).at(-1)?.answer.text).toMatch(/You are welcome|Con gusto/)
})

test.each<[Language, string[]]>([
  ['en', [despair.en, 'im talking to a lady on there. can you still tell me about the medicine after']],
  ['en', [despair.en, 'ok im gonna text them', 'how much is lexapro']],
  ['es', [despair.es, 'ok voy a mandar el mensaje. me puede decir lo de la medicina']],
  ['es', [despair.es, 'estoy hablando con una señora']],
])('%s: who writes to them, or is about to, is not told to call again: %j', async (page, says) => {
  expect((await holdTalk(page, ...says)).at(-1)?.understood.intent).not.toBe('emergency')
})

test.each<[Language, string]>([
  ['en', 'im gonna text my kids goodbye'],
  ['en', 'going to text my mom that its over'],
  ['en', 'i was talking to a lady there but she hung up'],
  ['en', 'ill call them tomorrow if im still here'],
  ['en', 'maybe ill text them idk'],
  ['en', 'i texted them and still want to die'],
  ['en', 'going to text them then take the pills'],
  ['es', 'voy a mandar un mensaje a mis hijos para despedirme'],
  ['es', 'les voy a escribir una carta de despedida'],
  ['es', 'les voy a mandar mensaje a mis hermanos y ya me voy de este mundo'],
  ['es', 'estoy hablando con una señora pero no me sirve'],
  ['es', 'les voy a llamar pero ya me tomé las pastillas'],
  ['es', 'a lo mejor les escribo, no se'],
  ['es', 'voy a mandar el mensaje pero tengo la pistola aqui'],
  ['en', 'they said go to er i took the rest of the bottle'],
  ['en', 'ill call them after i write my note'],
  ['en', 'im gonna call them to say sorry for what im about to do'],
  ['en', 'going to text them my last words'],
  ['en', 'talking to a guy who sells me a gun'],
  ['en', 'im talking to a lady on there. can you tell my kids i love them, i wont be here'],
  ['es', 'les voy a escribir adios'],
  ['es', 'adios'],
  ['en', 'ok goodbye'],
  ['es', 'les voy a llamar para que recojan mi cuerpo'],
  ['es', 'voy a mandar mensaje y luego me tiro'],
  ['es', 'voy a mandar el mensaje. luego me tomo las pastillas'],
  ['es', 'estoy hablando con una persona que me vende una pistola'],
])('%s: in despair nobody stands down for "%s"', async (page, says) => {
  const last = (await holdTalk(page, despair[page], says)).at(-1)
  expect(last?.answer.text).toMatch(/^\*\*(?:Call|Llame|This may|Puede|You can text|Primero|First)(?:.|\n)*988/)
})

test.each<[Language, string[]]>([
  ['en', ['ive had this pressure in my chest since noon and my arm feels heavy', 'ok ok my neighbor is here']],
  ['en', ['my son swallowed bleach', 'my mom just came over']],
  ['es', ['estoy vomitando desde anoche y el azúcar dice HI', 'mi vecina ya está aquí']],
])('%s: %j: a neighbor stops no heart attack: the number stays first', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).toMatch(
    /^\*\*(?:This may be an emergency|Puede ser una emergencia|Call Poison|Llame ya)/,
  )
})

test.each<[Language, string[]]>([
  ['en', ['ive had this pressure in my chest since noon and my arm feels heavy', 'calling']],
  ['en', ['my chest hurts and my arm is numb', 'will the hospital make me pay up front', 'ok calling them now']],
  ['es', ['me duele el pecho y el brazo', 'y si no tengo con que pagar', 'ok voy a llamar']],
])('%s: %j: who calls now is told to do what they say', async (page, turns) => {
  const text = await lastAnswer(page, ...turns)
  expect(text).toMatch(/Do what they tell you|Haga lo que le digan/)
  expect(text).toContain('911')
})

test.each<[Language, string[]]>([
  ['en', ['my chest hurts and my arm is numb', 'calling my mom to pick me up']],
  ['en', ['my chest hurts and my arm is numb', 'calling my sister first']],
  ['en', ['my son swallowed bleach', 'call? who do i call']],
  ['es', ['me duele el pecho y el brazo', 'voy a llamar a mi hija']],
  ['es', ['me duele el pecho y el brazo', 'la voy a llamar']],
])('%s: %j: who calls somebody else stands nobody down', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).toMatch(/^\*\*[^*]+\*\* \[(?:911|1-800-222-1222)\]/)
})

test.each<[Language, string[]]>([
  [
    'en',
    [
      chest.en,
      'i dont have insurance the ambulance is like 2 grand',
      'my neighbor is here',
      'will they make me pay up front',
    ],
  ],
  ['es', [chest.es, 'me van a cobrar un dineral', 'mi vecina ya está aquí', 'y cuánto cobra la ambulancia']],
])('%s: %j: who fears the bill is told each time that nobody is sent away', async (page, turns) => {
  const text = await lastAnswer(page, ...turns)
  expect(text).toContain('911')
  expect(text).toContain('/questions/emergency-room-no-money')
})

test('what was years ago is answered as no emergency, and nobody is told to do what they say', async () => {
  const text = await lastAnswer('en', 'my dad took too many of his pills', 'no that was years ago, back in 2009')
  expect(text).toMatch(/It was no emergency/)
})
