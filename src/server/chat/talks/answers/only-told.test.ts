import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import type { Intent } from '#server/chat/turn.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string[], RegExp]>([
  ['en', ['Trulicity', 'no insurance', 'i take it on sundays'], /^Thank you for telling me\.\n\n.*state/],
  ['en', ['Trulicity', 'blue cross', 'since october'], /^All right\.\n\n.*state/],
  ['es', ['Trulicity', 'no tengo seguro', 'me la pongo los domingos'], /^Gracias por decírmelo\.\n\n.*estado/],
  ['en', ['child care in Tucson AZ', 'they are twins'], /Thank you for telling me\.\n\n\*\*Your next step:/],
  [
    'es',
    ['cuidado de niños en Tucson AZ', 'son gemelos de dos años'],
    /Gracias por decírmelo\.\n\n\*\*Su próximo paso:/,
  ],
])('%s: %j: what changes nothing is not answered with the same list again', async (page, turns, told) => {
  const answers = await holdTalk(page, ...turns)
  expect(answers.at(-1)?.answer.text).toMatch(told)
  expect(answers.at(-1)?.answer.items).toEqual([])
})

test.each<[Language, string[]]>([
  ['en', ['Ozempic', 'cigna', 'the pharmacy said 980 till i hit the deductible']],
  ['en', ['Xarelto', 'medicare', 'my sister pays nothing for hers']],
  ['en', ['Trelegy', 'medicare', 'that was the price before the first of the year']],
  ['es', ['Entresto', 'medicare', 'mi vecina dice que paga 4 dólares por la suya']],
  ['es', ['Trulicity', 'seguro privado', 'hoy pago 30 y con el otro plan serían 120']],
  ['es', ['Eliquis', 'medicare', 'ah pues con lo del copago ya cambia la cosa']],
  ['en', ['Benlysta', 'private insurance', 'she takes prednisone too but that one is cheap']],
  ['es', ['Benlysta', 'seguro privado', 'la hidroxicloroquina esa la pago con cupón, 15 dólares']],
])('%s: %j: a price, a card or papers in what is told ask for no list of them', async (page, turns) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.answer.items).toEqual([])
  expect(['noted', 'knowledge']).toContain(last?.understood.intent)
})

test.each<[Language, string[], string]>([
  ['en', ['Humira', 'blue cross', 'they said "card maximum reached" and it is only april'], 'copay-'],
  ['es', ['Tymlos', 'tricare', 'la farmacia de la base no la tiene y me mandan a Express Scripts'], 'tricare'],
])('%s: %j: what happened has its answer', async (page, turns, card) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.cards[0]).toContain(card)
})

test.each<[Language, string[], Intent]>([
  ['en', ['Ozempic', 'cigna', "i'd like the copay card"], 'copay'],
  ['en', ['Humira', 'copay card'], 'copay'],
  ['en', ['Humira', 'just the phone number'], 'phone'],
  ['en', ['Ozempic', 'no insurance', 'i cant afford that'], 'programs'],
  ['es', ['Ozempic', 'sin seguro', 'es que no me alcanza'], 'programs'],
])('%s: %j: and what is wanted is shown', async (page, turns, intent) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).toBe(intent)
})

test.each<[Language, string[], string]>([
  ['en', ['Eliquis', 'medicare', 'and what if they say no'], 'denied-what-next'],
  ['en', ['Eliquis, no insurance', 'what happens if i get turned down'], 'denied-what-next'],
  ['en', ['Xeljanz', 'ok ill apply. if they deny me then what'], 'denied-what-next'],
  ['es', ['Ozempic, sin seguro', 'y si no me aceptan qué hago'], 'denied-what-next'],
  ['en', ['what is prior authorization', 'what if they say no'], 'internal-appeal'],
  ['es', ['Krystexxa', 'seguro privado', 'qué es prior authorization', 'y si me la niegan'], 'internal-appeal'],
  ['en', ['i have medicare', 'what is prior authorization', 'and if they reject it'], 'part-d-redetermination'],
  ['en', ['how do i apply for medicaid in Ohio', 'what if they deny me'], 'medicaid-appeal-fair-hearing'],
  ['en', ['Extra Help', 'and if Extra Help says no'], 'extra-help-denied-appeal'],
  [
    'es',
    ['Flovent', 'tengo medicaid', 'qué es la autorización previa', 'y si dicen q no'],
    'medicaid-appeal-fair-hearing',
  ],
  [
    'en',
    ['Xeljanz', 'medicaid', 'what is prior authorization', 'what if they deny it'],
    'medicaid-appeal-fair-hearing',
  ],
])('%s: %j: a no that may come is answered by who would say it', async (page, turns, card) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.cards[0]).toBe(card)
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis', 'medicare', 'what if my doctor says no']],
  ['es', ['Eliquis', 'medicare', 'y si el seguro la rechaza ¿la tarjeta igual baja el precio?']],
])('%s: %j: and not where more is asked, or of somebody else', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.cards[0] ?? '').not.toMatch(/^(?:denied-what|internal)/)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['sertraline, no insurance, Ohio', "do you think i'd get medicaid"], /\*\*Medicaid\*\*: \[1-800-324-8680\]/],
  ['es', ['sertralina, sin seguro, Ohio', '¿cree que califico para medicaid?'], /\*\*Medicaid\*\*: \[1-800-324-8680\]/],
])('%s: %j: whether Medicaid takes one is no list of programs for a medicine', async (page, turns, office) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.answer.items).toEqual([])
  expect(last?.answer.text).toMatch(office)
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['how do i renew my medicaid', 'we live in Ohio'],
    /^You told me: Ohio\..*\n\nThank you for telling me\.\n\n\*\*Medicaid\*\*: \[1-800-324-8680\]/,
  ],
  [
    'es',
    ['cómo renuevo mi medicaid', 'vivimos en Ohio'],
    /Gracias por decírmelo\.\n\n\*\*Medicaid\*\*: \[1-800-324-8680\]/,
  ],
])('%s: %j: after an answer on Medicaid the state that is told gives its own office', async (page, turns, told) => {
  expect(await lastAnswer(page, ...turns)).toMatch(told)
})

test('who tells more after the list, and asks, is answered', async () => {
  expect(await lastAnswer('en', 'Trulicity', 'no insurance', 'how much is it without insurance')).toContain('$')
})

test('a question that no record surely answers is not answered by another one: the nearest is told as a guess', async () => {
  expect(await lastAnswer('es', 'puedo pedir ayuda económica al hospital', '¿y eso me daña el crédito?')).toMatch(
    /^No sé bien qué pregunta\. Puede ser esto: \*\*¿Una cuenta médica daña mi crédito\?\*\*/,
  )
})

test('where one of the nearest clearly leads, it is told', async () => {
  const turns = ['can i ask the hospital for charity care', 'and will it mess up my credit score']
  expect(await lastAnswer('en', ...turns)).toContain('/questions/medical-debt-credit-report')
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['i cant pay for eliquis', 'medicare', 'is anyone there on weekends'],
    /Its record does not say this|(?:no record that answers|not sure that I can answer) this/,
  ],
  [
    'es',
    ['no puedo pagar eliquis', 'medicare', '¿abren los domingos?'],
    /Su ficha no lo dice|No sé si puedo contestar esto/,
  ],
])('%s: %j: hours that no record has are not answered by a number alone', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis', 'medicare', 'and will that start over next year']],
  ['en', ['Eliquis', 'medicare', 'does my deductible start over in january']],
  ['es', ['Eliquis', 'medicare', 'y eso cuándo empieza de nuevo']],
  ['en', ['Eliquis', 'medicare', 'they gonna make me start over?']],
  ['en', ['Eliquis', 'medicare', 'they told me i had to start all over again']],
  ['en', ['Eliquis', 'medicare', 'i dont wanna start over with a new doctor']],
  ['es', ['Eliquis', 'medicare', 'y si me lo quitan hay que empezar de cero?']],
  ['es', ['Eliquis', 'medicare', 'tuve que volver a empezar con los papeles']],
])('%s: %j: whoever asks what starts over keeps the talk', async (page, turns) => {
  const answers = await holdTalk(page, ...turns)
  expect(answers.at(-1)?.context.facts).toMatchObject({ insurance: ['medicare'] })
})

test.each<[Language, string[], RegExp]>([
  ['en', ['can my neighbor give me her pills', 'what number do i call'], /211|1-8\d\d-/],
  ['es', ['mi vecina me puede dar sus pastillas', 'a qué número llamo'], /211|1-8\d\d-/],
])('%s: %j: who asks whom to call gets a number', async (page, turns, number) => {
  expect(await lastAnswer(page, ...turns)).toMatch(number)
})

test.each<[Language, string[], string]>([
  ['en', ['i got a text that medicare sends a new chip card and i should confirm my number'], 'medicare-scam-call'],
  ['es', ['me hablaron que me regalan una crema y nomás ocupan mi número de medicare'], 'medicare-scam-call'],
  [
    'es',
    ['me llamó uno que si no me apunto me ponen multa y hasta me pidió el número del Social'],
    'medicare-scam-call',
  ],
  ['en', ['a man called about a new medicare card and my mom gave him her number'], 'gave-number-to-scammer'],
  ['es', ['llamaron de medicare por la tarjeta nueva y mi mamá les dio su número'], 'gave-number-to-scammer'],
  [
    'en',
    [
      'prolia',
      'medicare',
      'a man called and can get it free, he only needs the number off the red white and blue card',
    ],
    'medicare-scam-call',
  ],
  [
    'en',
    ['prolia', 'somebody called asking for my medicare number', 'well i gave him half of it'],
    'gave-number-to-scammer',
  ],
  ['es', ['prolia', 'me llamaron y piden mi número de medicare', 'pues ya se lo di'], 'gave-number-to-scammer'],
  ['en', ['a page on instagram sends it without a prescription'], 'buy-medicine-online-safely'],
  ['es', ['en facebook venden la inyección sin receta, ¿es de fiar?'], 'buy-medicine-online-safely'],
  ['en', ['i have medicare, is there somebody who is not selling anything'], 'ship-free-counseling'],
])('%s: %j: whom to trust is told', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).toContain(`(/questions/${card})`)
})

test('the place that is told after the papers of a program chooses what fits', async () => {
  const last = (await holdTalk('en', 'Repatha', 'medicare', 'what papers do i need', 'Wyoming')).at(-1)
  expect(last?.understood.intent).toBe('eligibility')
})

test('after the number of an answer the talk goes on with it', async () => {
  const said = await lastAnswer(
    'en',
    'how do i renew my medicaid',
    'we live in Ohio',
    'who do I call',
    'and if i miss the date',
  )
  expect(said).toContain('(/questions/medicaid')
})

test.each<[Language, string]>([
  ['en', 'would you please start over'],
  ['es', 'podemos empezar de nuevo'],
])('%s: "%s" forgets the talk', async (page, says) => {
  expect((await holdTalk(page, 'Eliquis, medicare', says)).at(-1)?.context).toMatchObject({ facts: {}, drugs: [] })
})

test.each<[Language, string[]]>([
  ['en', ['how much is atorvastatin', '20mg', '90']],
  ['es', ['cuánto cuesta la atorvastatina', '20 mg', '90 pastillas']],
])('%s: %j: a number alone opens no answer on something else', async (page, turns) => {
  for (const { understood } of (await holdTalk(page, ...turns)).slice(1))
    expect(understood.intent).not.toBe('knowledge')
})

test.each<[Language, string[], RegExp]>([
  ['en', ['Eliquis', 'let me ask my husband real quick'], /^Take your time/],
  ['en', ['Eliquis', 'hold on'], /^Take your time/],
  ['es', ['Eliquis', 'déjame preguntarle a mi mamá'], /^Tómese su tiempo/],
  ['es', ['Eliquis', 'un momentito por favor'], /^Tómese su tiempo/],
])('%s: %j: who goes to look or to ask is waited for', async (page, turns, waited) => {
  const answers = await holdTalk(page, ...turns)
  expect(answers.at(-1)?.answer.text).toMatch(waited)
  expect(answers.at(-1)?.answer.asks).toBe(answers.at(-2)?.answer.asks)
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis', 'let me see the form']],
  ['en', ['Eliquis', 'i need to find a clinic']],
  ['es', ['Eliquis', 'voy a buscar una clínica']],
])('%s: %j: who wants to see or find something is answered', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).not.toMatch(/Take your time|Tómese su tiempo/)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['Eliquis, medicare', 'ok goodrx good looking out'], /^You are welcome/],
  ['en', ['Eliquis, medicare', 'thanks for the BMS number, appreciate you'], /^You are welcome/],
  ['es', ['Eliquis, medicare', 'gracias por lo de la fundación Bristol, dios la bendiga'], /^Con gusto|^¡Con gusto/],
])('%s: %j: thanks with the name of a program ask for no record', async (page, turns, thanked) => {
  expect(await lastAnswer(page, ...turns)).toMatch(thanked)
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis, medicare', 'okay so i call the doctor office first and then what do i tell em']],
  ['es', ['Eliquis, medicare', 'ok entonces le llamo a la enfermera pero que le digo']],
  ['es', ['Eliquis, medicare', 'está bien pero a quien le mando la carta']],
])('%s: %j: a question that begins with "ok" gives no thanks', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).not.toMatch(/You are welcome|Con gusto/)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['Sabril', 'he was born here in this hospital'], /^Thank you for telling me/],
  ['es', ['Sabril', 'tiene ocho meses él nació aquí en el hospital'], /^Gracias por decírmelo/],
])('%s: %j: what is told of somebody asks for no choice of rides and rent', async (page, turns, told) => {
  expect(await lastAnswer(page, ...turns)).toMatch(told)
})

test.each<[Language, string[]]>([
  ['en', ['Revlimid', 'my w2 said 31,000 last year but the year before that it was 52']],
  ['en', ['Vyvanse', 'medicaid', 'the lady at the office said the phone lines were down since last week']],
  [
    'es',
    [
      'Sabril',
      'le habían dado el medicaid pero llegó una carta y yo no la entendí porque venía en inglés y ahora dicen que ya no',
    ],
  ],
])('%s: %j: a word in passing of what is told asks for no papers, number or repetition', async (page, turns) => {
  const { intent } = (await holdTalk(page, ...turns)).at(-1)?.understood ?? {}
  expect(['papers', 'phone', 'form', 'repeat']).not.toContain(intent)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['help paying for Eliquis', 'my husband passed away in march so its just me now'], /^I am so sorry for your/],
  ['en', ['buprenorphine price', 'lost my brother to fentanyl in june'], /^I am so sorry for your loss\. You do not/],
  ['en', ['narcan cost', 'my nephew overdosed last year, he made it'], /^I am sorry\. That must have been very hard\./],
  ['en', ['tested positive for hiv yesterday'], /^I am sorry\. That is a lot to take in\./],
  [
    'en',
    ['i just found out i have ms. they want me on Kesimpta'],
    /^I am sorry\. That is a lot[\s\S]*\*\*Kesimpta\*\*/,
  ],
  ['es', ['insulina', 'mi esposo se murió en enero y no sé nada de sus papeles'], /^Siento mucho su pérdida\./],
  ['es', ['a mi niño le diagnosticaron epilepsia ayer'], /^Lo siento\. Es una noticia muy dura\./],
])('%s: %j: who tells something heavy hears a kind sentence first', async (page, turns, kind) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.answer.text).toMatch(kind)
})

test('after a death whom to tell is offered', async () => {
  const { answer } = (await holdTalk('en', 'my mom passed away on sunday and i was on her plan')).at(-1) ?? {}
  const asked = answer?.suggestions[0] ?? ''
  expect((await holdTalk('en', asked)).at(-1)?.understood.cards[0]).toBe('after-a-death-whom-to-tell')
})
