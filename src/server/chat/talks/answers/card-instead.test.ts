import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

test('a question beside a medicine is answered, where a list of programs would be none', async () => {
  const turns = ['albuterol', 'medicaid for both kids', 'and mine stops soon since the baby came?']
  expect(await lastAnswer('en', ...turns)).toContain('/questions/medicaid-after-birth')
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['Trulicity', 'medicaid', 'will i lose it if i move to florida'],
    'I moved to another state, does my insurance still work?',
  ],
])('%s: %j: where no record surely answers, the likeliest are offered to press', async (page, turns, question) => {
  const answers = await holdTalk(page, ...turns)
  const { text, suggestions } = answers.at(-1)?.answer ?? { text: '', suggestions: [] }
  expect(text).toContain(`- ${question}`)
  expect(suggestions).toContain(question)
})

test.each<[Language, string, RegExp]>([
  ['en', 'if they lay me off can i sign up for cobra later only if i need it', /Humira|HUMIRA/],
  ['es', 'si me corren puedo apuntarme al cobra despues', /Humira|HUMIRA/],
])(
  '%s: %j: a program that was shown is not to be asked what other answers may tell',
  async (page, question, program) => {
    expect(
      await lastAnswer(page, 'Humira', page === 'en' ? 'job insurance' : 'seguro del trabajo', question),
    ).not.toMatch(program)
  },
)

test.each<[Language, string[], string]>([
  ['en', ['Eliquis', 'medicare', 'i got extra boxes, can I donate them somewhere'], 'donate-unused-medicine'],
  ['en', ['i get ssdi since last year', 'Xeljanz', 'so i dont get medicare yet right?'], 'disability-insurance-wait'],
  ['es', ['Humira', 'mi mamá murió y sobraron sus plumas, se pueden donar?'], 'donate-unused-medicine'],
  [
    'en',
    [
      'Novolog',
      'private insurance',
      'If we pay full price at the counter now can we get it back later',
      'what receipt do they want, the register one or the stapled one',
    ],
    'paid-full-price-claim',
  ],
  [
    'es',
    ['mis papás van a ver lo que tomo?', 'el eob, se puede quitar o mandar a otro lado?'],
    'insurance-letters-at-home',
  ],
])('%s: %j: the card that clearly leads is told, where nothing else answers', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).toContain(`/questions/${card}`)
})

test.each<[Language, string[], string]>([
  ['en', ['my dad passed in june and his hospital bills keep coming to me'], 'pay-relatives-medical-bills'],
  ['en', ['Entresto', 'can the VA fill a script from my private doctor in town'], 'va-outside-prescription'],
  ['es', ['mi esposa murió en marzo y me siguen llegando las cuentas del hospital'], 'pay-relatives-medical-bills'],
  ['es', ['Entresto', 'el VA me surte la receta que me dio mi doctor de afuera?'], 'va-outside-prescription'],
])(
  '%s: %j: a card that the language model has not learnt is told where it is clearly likelier',
  async (page, turns, card) => {
    expect(await lastAnswer(page, ...turns)).toContain(`/questions/${card}`)
  },
)

test.each<[Language, string[], string]>([
  ['en', ['i have medicare', 'my pharmacist says medicare got some prices down this year?'], 'negotiated-prices-2026'],
  ['en', ['my daughter will be 26 in may and comes off our plan', 'how long does she have to sign up'], 'turning-26'],
  ['es', ['Eliquis', 'mi medicina por correo no ha llegado y ya se me va a acabar'], 'mail-order-late'],
])(
  '%s: %j: a card is told in the stead of one that was heard, where it is clearly likelier',
  async (page, turns, card) => {
    expect(await lastAnswer(page, ...turns)).toContain(`/questions/${card}`)
  },
)

test.each<[Language, string[], string]>([
  ['en', ['Trelegy', 'medicaid', 'can my daughter get paid for taking care of me at home'], 'paid-family-caregiver'],
  ['en', ['Biktarvy', 'if i get on tenncare will they take my house when i die'], 'medicaid-estate-recovery'],
  ['en', ['Ocrevus', 'medicare', 'do they have to sell me a medigap at 50'], 'medigap-or-advantage'],
  ['en', ['Farxiga', 'medicaid', 'my cousin said you have to pay it back when you die'], 'medicaid-estate-recovery'],
  ['es', ['Trelegy', 'tengo medicaid', 'le pagan a mi hija por cuidarme en la casa?'], 'paid-family-caregiver'],
  [
    'es',
    ['Eliquis', 'no tengo seguro', 'puedo comprarla en Tijuana?', 'y si me la quitan en la aduana pierdo el dinero?'],
    'buying-from-canada-or-mexico',
  ],
  [
    'es',
    [
      'Trikafta',
      'seguro del trabajo',
      "que si no me inscribo cobran el 30%, que trikafta es 'no esencial'. cómo puede ser",
    ],
    'copay-maximizer',
  ],
])('%s: %j: a question beside a list has its card, and no list again', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).toContain(`/questions/${card}`)
})

test.each<[Language, string[]]>([
  ['en', ['Trelegy', 'medicaid', 'is there a coupon']],
  ['en', ['Jardiance', 'no insurance', 'anything else for it?']],
  ['es', ['Trelegy', 'no tengo seguro', 'hay algún cupón?']],
])('%s: %j: who asks for a list gets it', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).not.toContain('/questions/how-')
})

test.each<[Language, string[], string]>([
  ['en', ['Eliquis', 'medicare', 'ups says delivered but my pills are not here'], 'mail-order-late'],
  ['en', ['laid off friday, coverage stops the 30th'], 'lost-job-insurance'],
  ['es', ['Januvia', 'las mandan por correo y no han llegado'], 'mail-order-late'],
  ['es', ['mi mujer está embarazada y no tenemos seguro'], 'pregnant-no-insurance'],
])('%s: %j: what is only told has its card, where it sounds of other help', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).toContain(`/questions/${card}`)
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['Ozempic', 'medicaid', 'they denied it', 'i appealed and they said no again, who else can look at it'],
    'medicaid-appeal-fair-hearing',
  ],
  [
    'en',
    ['Xarelto', 'medicare', 'they denied it', 'is there somebody outside the plan who can review it'],
    'part-d-redetermination',
  ],
  [
    'en',
    ['Xarelto', 'job insurance', 'they denied it', 'is there somebody outside the plan who can review it'],
    'external-review',
  ],
  [
    'es',
    ['Ozempic', 'medicaid', 'me lo negaron', 'hay alguien fuera del plan que lo revise'],
    'medicaid-appeal-fair-hearing',
  ],
  [
    'es',
    ['Xarelto', 'medicare', 'me lo negaron', 'hay alguien fuera del plan que lo revise'],
    'part-d-redetermination',
  ],
])('%s: %j: an appeal is that of the insurance that the person has', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).toContain(`/questions/${card}`)
})

test.each<[Language, string[], string]>([
  ['en', ['Zepbound', 'no insurance', 'not diabetic, bmi 38'], 'glp1-bridge'],
  ['es', ['Zepbound', 'no tengo seguro', 'no soy diabético, mi bmi es 38'], 'glp1-bridge'],
  ['en', ['i have a green card two years', 'may I apply for Medicaid?'], 'green-card-medicare'],
  ['es', ['tengo la green card hace un año', 'y puedo pedir Medicaid en Florida?'], 'green-card-medicare'],
  [
    'en',
    ['my cat got insulin from the vet', 'can i use the 35 dollar lilly thing for the cat?'],
    'insulin-35-from-the-maker',
  ],
])(
  '%s: %j: a card for other people, or of another insurance than was named, is not told',
  async (page, turns, card) => {
    expect(await lastAnswer(page, ...turns)).not.toContain(`/questions/${card}`)
  },
)

test.each<[Language, string[], RegExp, string]>([
  [
    'en',
    ['Xarelto', 'my wife has medicare', 'She never worked, just has it off my record. Does that matter'],
    /^I am not sure what you ask\. This may be it: \*\*/,
    'part-a-through-spouse',
  ],
  [
    'es',
    ['Lyrica', 'tengo el VA', 'y si la compro afuera con discount card mientras'],
    /^No sé bien qué pregunta\. Puede ser esto: \*\*/,
    'how-discount-cards-work',
  ],
])('%s: %j: the likeliest card is told as a guess, and the talk goes on from it', async (page, turns, says, card) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.answer.text).toMatch(says)
  expect(last?.answer.text).toContain(`/questions/${card}`)
  expect(last?.context.told.at(-1)).toBe(card)
})

test.each<[Language, string[], string, boolean]>([
  ['en', ['i turn 65 in november and i am on my wifes plan from her job, what happens then'], 'turning-26', false],
  ['es', ['cumplo 65 en noviembre, tengo el seguro de mi mujer por su trabajo, ¿qué pasa?'], 'turning-26', false],
  ['en', ['im 61, my son is about to turn 26, what happens to his insurance'], 'turning-26', true],
  ['es', ['mi hijo va a cumplir 26 y se queda sin seguro'], 'turning-26', true],
  ['en', ['kentucky', 'no medicaid and no subsidy for him, what can he do'], 'too-poor-for-marketplace', false],
  [
    'en',
    ['texas', 'my state says no to medicaid and the marketplace wants full price'],
    'too-poor-for-marketplace',
    true,
  ],
])(
  '%s: %j: what is for the young, or for other states, is told to none but them',
  async (page, turns, card, isTold) => {
    expect((await lastAnswer(page, ...turns)).includes(`/questions/${card}`)).toBe(isTold)
  },
)

test.each<[Language, string[]]>([
  ['en', ['Humira', "does the copay card still work if I'm on a marketplace plan"]],
  [
    'es',
    [
      'Ibrance',
      'la tarjeta de copago de Pfizer sirve con seguro del Marketplace? me dijeron que como es del gobierno no',
    ],
  ],
])('%s: %j: a Marketplace plan is no government insurance for a copay card', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).toMatch(/Often yes\. A Marketplace|Muchas veces sí\. Un plan del Mercado/)
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['Vyvanse, medicaid', 'no the doctor office dont pick up the phone been trying since tuesday'],
    'doctor-does-not-answer',
  ],
  ['en', ['Vyvanse, medicaid', 'the drugstore never has it, three stores already'], 'out-of-stock'],
  ['es', ['Vyvanse, medicaid', 'nunca la tienen en ninguna farmacia'], 'out-of-stock'],
])('%s: %j: a trouble that is only told is answered, and not with a number or a generic', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).toContain(`/questions/${card}`)
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis, no insurance', 'should i switch plans at medicare open enrollment']],
  ['es', ['Eliquis, sin seguro', '¿cuándo puedo cambiar mi plan de Medicare?']],
])('%s: %j: where all that answers is for others, no list of coupons does', async (page, turns) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.answer.items).toEqual([])
})

test('an answer by which hardly anything else is likely is told, and not the record that was shown first', async () => {
  const turns = ['Revlimid, medicare', 'the foundation i looked at said its fund is closed, do they open again?']
  expect(await lastAnswer('en', ...turns)).toContain('/questions/charity-funds-and-medicare')
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['Wegovy, blue cross', 'they want prior authorization what is that', 'ok what do i say when i call'],
    /say: "/,
  ],
  [
    'es',
    ['Wegovy, blue cross', 'me piden autorización previa, qué es eso', 'y qué les digo cuando llame'],
    /médico: "/,
  ],
])('%s: %j: what to say is told by the next step', async (page, turns, words) => {
  expect(await lastAnswer(page, ...turns)).toMatch(words)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['Velphoro, medicare', 'who do i ask over there the nurse or the social worker'], /^I have no record/],
  ['es', ['Velphoro, medicare', 'con quien hablo ahi, la enfermera o la trabajadora social?'], /^No tengo un dato/],
])('%s: %j: whom to ask in a clinic is no number of a program', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test.each<[Language, string[], string, RegExp]>([
  ['en', ['What happens when I turn 26?', "and if I don't do it in time"], 'turning-26', /^More on/],
  ['en', ['I gave my Medicare number to a stranger', 'what can they do with it'], 'gave-number-to-scammer', /^More on/],
])('%s: %j: of the card that was told just now more is told', async (page, turns, card, begins) => {
  const answer = await lastAnswer(page, ...turns)
  expect(answer).toMatch(begins)
  expect(answer).toContain(`/questions/${card}`)
})

test.each<[Language, string[], string]>([
  ['en', ['Can someone else pick up my prescription?', 'does he need my id'], 'emergency-refill-how-it-works'],
  ['es', ['¿Cómo uso una tarjeta de copago?', 'hasta cuanto paga'], 'out-of-pocket-maximum'],
  ['es', ['¿Qué es COBRA?', 'y si no tengo seguro me multan'], 'pregnant-no-insurance'],
])('%s: %j: a card is not told that by all that is known is unlikely', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).not.toContain(`/questions/${card}`)
})

test.each<[Language, string[], string]>([
  [
    'es',
    ['Ozempic', 'tengo obamacare', 'la tarjeta del fabricante la puedo usar con obamacare?'],
    'copay-card-marketplace-plan',
  ],
])('%s: %j: an answer on Medicare is none for a Marketplace plan', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).toContain(`/questions/${card}`)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['Eliquis', '71, medicare, Pennsylvania', 'what is PACE', 'so does PACE count our house'], /PACE and PACENET/],
])('%s: %j: a question on a program that is named is no list of the medicine', async (page, turns, program) => {
  const { text } = (await holdTalk(page, ...turns)).at(-1)?.answer ?? { text: '' }
  expect(text).toMatch(program)
  expect(text).not.toMatch(/BMSPAF/)
})

test.each<[Language, string[], string]>([
  ['en', ['i need eye drops for the wife. Restasis. they come in those tiny tubes'], 'programs'],
  ['en', ['i take eliquis and i cant leave the house'], 'delivery'],
  ['en', ['Eliquis', 'you are the best, he never asks anybody'], 'thanks'],
  ['es', ['Eliquis', 'qué amable, ya vi cuál es, gracias hijo'], 'thanks'],
  ['en', ['thats all'], 'goodbye'],
])('%s: %j: one word or kind words decide nothing against the sentence: %s', async (page, turns, intent) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).toBe(intent)
})

test.each<[Language, string[], string]>([
  ['es', ['Wegovy', 'sin seguro', 'mándeme el más barato que sea legal'], 'local_help'],
  ['en', ['Xtandi', 'medicare', 'OPM thats it'], 'goodbye'],
])('%s: %j: and no lawyer or goodbye is heard: %s', async (page, turns, intent) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).not.toBe(intent)
})
