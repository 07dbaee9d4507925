import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['Jardiance', 'I have Medicare', 'I live in Kentucky', 'which one should I do first'],
    /^Start with \*\*Boehringer/,
  ],
  ['es', ['Jardiance', 'tengo Medicare', 'vivo en Kentucky', 'cuál hago primero'], /^\*\*Boehringer Cares/],
])('%s: who asks what to do first is not sent to a card that their insurance forbids', async (page, turns, first) => {
  const text = await lastAnswer(page, ...turns)
  expect(text).toMatch(first)
  expect(text).not.toContain('Savings Card')
})

test('what helps most stands first where two are compared, and what is sooner after it', async () => {
  const text = await lastAnswer(
    'es',
    'Eliquis',
    'tengo Medicare parte D',
    'gano 1300 al mes',
    'somos 2',
    'Florida',
    'cuál me conviene más',
  )
  expect(text).toMatch(/Empiece con \*\*Medicare Extra Help.*Más pronto/s)
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['Jardiance', 'Medicare', 'I make $2,100 a month', 'just me', 'Kentucky'],
    'The limit for 1 person is $39,900.',
  ],
  [
    'es',
    ['Trulicity', 'no tengo seguro', 'somos 4', 'gano 600 a la semana', 'Ohio'],
    'El límite para 4 personas es $99,000.',
  ],
])('%s: the fact that settles a rule is answered with the rule', async (page, turns, rule) => {
  const [before, settled] = (await holdTalk(page, ...turns)).slice(-2)
  expect(settled?.answer.text).toContain(rule)
  expect(before?.answer.text).not.toContain(rule)
})

test('what is told after a copay card that is not for one is answered by what is', async () => {
  const text = await lastAnswer('en', 'copay card for Eliquis', 'I have Medicare', 'I live in Ohio')
  expect(text).toMatch(/Start with \*\*Bristol Myers Squibb Patient Assistance Foundation/)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['do I qualify for EPIC', 'I have Medicaid'], /does not fit now.*not for people with Medicaid/s],
  ['es', ['¿califico para EPIC?', 'tengo Medicaid'], /por ahora no le sirve.*No es para personas con Medicaid/s],
  ['en', ['do I qualify for EPIC', 'I have Medicare'], /may fit.*is for people with Medicare.*\*\*Which state/s],
])(
  '%s: whether one program fits is said with the rule that decides, and the next question',
  async (page, turns, said) => {
    expect(await lastAnswer(page, ...turns)).toMatch(said)
  },
)

test('a limit is told again for the home that is told after it', async () => {
  const text = await lastAnswer('en', 'what is the income limit of MerckHelps for Januvia', "there's 3 of us")
  expect(text).toContain('For 3 people at home, the limit is')
})

test('a number of people is no number of a group of medicines', async () => {
  expect(await lastAnswer('en', 'whats the income limit for Lilly Cares for a family of 4')).toContain(
    '(Group 1 medicines)',
  )
  expect(await lastAnswer('en', 'whats the income limit for Lilly Cares group 4')).toContain(
    '(Group 4: cancer medicines)',
  )
})

test.each<[Language, string]>([
  ['en', 'papers for the Ozempic program'],
  ['es', 'qué papeles pide el programa de Ozempic'],
])('%s: the papers that a record names are told', async (page, asks) => {
  expect(await lastAnswer(page, asks)).toMatch(/(letter that shows|carta).*Medicaid/s)
})

test.each<[Language, string]>([
  ['en', 'Ozempic, I have Medicaid'],
  ['es', 'Ozempic, tengo Medicaid'],
])('%s: who has Medicaid is led to what Medicaid itself pays', async (page, says) => {
  expect(await lastAnswer(page, says)).toContain('(/questions/medicaid-covers-my-medicine)')
})

test.each<[Language, string[]]>([
  ['en', ['Farxiga', 'no insurance, Reno Nevada', 'just me, I make 23000 a year']],
  ['es', ['Farxiga', 'sin seguro, Reno Nevada', 'solo yo, gano 23000 al año']],
])('%s: who has no insurance is led to Medicaid too, once all is known', async (page, turns) => {
  const [, asked, done] = (await holdTalk(page, ...turns)).map(({ answer }) => answer.text)
  expect(asked).not.toContain('/questions/medicaid')
  expect(done).toContain('(/questions/medicaid-apply-any-time)')
})

test.each<[Language, string]>([
  ['en', 'Wegovy'],
  ['es', 'Wegovy'],
])('%s: what is for Medicare alone is named with that condition before the insurance is known', async (page, says) => {
  expect(await lastAnswer(page, says)).toMatch(/If you have Medicare, start with|Si tiene Medicare, empiece con/)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['I need food 14609', 'do I need ID'], /Food, rent and family help.*Hours: /s],
  ['es', ['necesito comida 14609', '¿piden papeles?'], /Comida, renta.*Horario: /s],
  ['es', ['Enbrel', 'tengo Medicare', 'necesito comida 14609', '¿piden papeles?'], /Comida, renta.*Horario: /s],
  ['en', ['child care in Houston, TX', 'how much is it'], /Child Care Services \(CCS\)/],
])('%s: what is asked after help near one is answered of that help, and of no medicine', async (page, turns, said) => {
  const text = await lastAnswer(page, ...turns)
  expect(text).toMatch(said)
  expect(text).not.toMatch(/Which medicine|Qué medicina/)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['Ozempic', 'I have Blue Cross through work and they denied it'], /Find out why/],
  ['en', ['Dupixent', 'united healthcare but they need a prior auth'], /Prior authorization means/],
  ['es', ['me negaron la medicina por step therapy, ¿qué es eso?'], /La terapia escalonada quiere decir/],
  [
    'es',
    ['Jardiance, vivo en Puerto Rico y tengo Medicare', '¿el Extra Help aplica para mí?'],
    /no es para quienes viven en Puerto Rico/,
  ],
  ['es', ['se me acabó la Humalog hace dos días'], /suministro de emergencia de insulina/],
  ['en', ['Eliquis', 'I take one a day instead of two to make it last'], /before you stop a medicine or skip it/],
  ['en', ['Enbrel and Xeljanz'], /What health insurance do you have\?/],
])('%s: what a plan refused, a place changes or cannot wait is answered so', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test('who takes two medicines and has Medicare is sent to no copay card', async () => {
  const [, , cards, first] = await holdTalk(
    'en',
    'Enbrel and Xeljanz',
    'I get Medicare because of the disability',
    'can I use that copay card I saw on TV',
    'who do I call first',
  )
  expect(`${cards?.answer.text} ${first?.answer.text}`).not.toMatch(/Co-Pay|Savings Card/)
})

test.each<[Language, string]>([
  ['es', 'se me acabó el seguro y uso insulina'],
  ['es', 'me quedé sin trabajo y tomo insulina Lantus'],
  ['es', 'se me acabó la receta de la Humalog'],
  ['en', 'I ran out of money for my insulin'],
  ['en', 'my insurance ran out, I take Humalog'],
  ['en', 'he is out of work and takes Humalog'],
  ['en', 'she is out of the hospital and needs Humalog'],
  ['en', "I'm out of pocket 300 for my insulin"],
  ['en', 'I am out of town without my Humalog card'],
])('%s: what ended is no insulin: %s', async (page, says) => {
  const [answered] = await holdTalk(page, says)
  expect(answered?.understood.cards[0]).not.toBe('out-of-insulin-today')
})

test.each<[Language, string]>([
  ['es', 'me quedé sin insulina'],
  ['es', 'no me queda Humalog'],
  ['en', 'I ran out of Humalog yesterday'],
  ['en', "I'm out of my insulin"],
])('%s: who has no insulin left is told where to get some today: %s', async (page, says) => {
  const [answered] = await holdTalk(page, says)
  expect(answered?.understood.cards).toContain('out-of-insulin-today')
})

test.each<[Language, string]>([
  ['en', 'I have Medicare and the program denied my application for Eliquis'],
  ['es', 'tengo Medicare y el programa rechazó mi solicitud de Eliquis'],
])('%s: a refusal of a program is not answered as one of a plan', async (page, says) => {
  const [answered] = await holdTalk(page, says)
  expect(answered?.understood.cards).not.toContain('part-d-redetermination')
})

test.each<[Language, string]>([
  ['en', 'Entresto is so expensive they want 600 for it at the counter'],
  ['es', 'el Entresto está carísimo, me piden 600 en la farmacia'],
])('%s: who says what a medicine costs is not told that no copay card fits', async (page, says) => {
  const text = await lastAnswer(page, says)
  expect(text).not.toMatch(/copay card|tarjeta de copago/)
  expect(text).toContain('Entresto')
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['did the obamacare subsidies end', 'its me and my wife, we make 52 thousand in Ohio'],
    'Your home has about $52,000 a year. The limit for 2 people is $86,560.',
  ],
  [
    'es',
    ['soy viuda, vivo sola en Ohio y recibo 2,300 al mes, tengo Medicare. ¿qué es la ayuda adicional?'],
    'Su hogar tiene unos $27,600 al año. Eso pasa del límite para 1 persona: $23,940 al año.',
  ],
])('%s: an answer with an income limit holds the home that was told against it: %j', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toContain(said)
})

test('of a home that nobody told of, an answer says its limit and no more', async () => {
  expect(await lastAnswer('en', 'what is extra help with medicare')).not.toContain('Your home has')
})
