import { expect, onTestFinished, test, vi } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string[], RegExp, string]>([
  [
    'en',
    ['whats the income limit for extra help 2026', 'does the house count'],
    /the house you live in and your cars do not count/,
    'extra-help-what-counts',
  ],
  [
    'es',
    ['qué es la ayuda adicional', 'cuenta mi casa'],
    /la casa donde vive y sus carros no cuentan/,
    'extra-help-what-counts',
  ],
  [
    'en',
    ['my plan denied it, how do I appeal', 'how many days do they have to answer?'],
    /must answer in 30 days/,
    'internal-appeal',
  ],
  [
    'es',
    ['cómo apelo si mi plan dijo que no', 'cuántos días tienen para contestar'],
    /tiene 30 días para contestar/,
    'internal-appeal',
  ],
  [
    'en',
    ['my kids lost medicaid, letter says procedural termination', 'so what do I do now'],
    /Call your state Medicaid office/,
    'medicaid-ended-for-papers',
  ],
  ['es', ['cómo apelo si mi plan dijo que no', '¿y qué hago?'], /Qué hacer ahora/, 'internal-appeal'],
  ['en', ['how do the walmart 4 dollar lists work', 'do i need a membership'], /no membership/, 'four-dollar-lists'],
  ['en', ['does the va charge for my pills', 'how much'], /^Groups 2 to 8/, 'va-copays'],
  ['en', ['what is cobra', 'how much does it cost and how long does it last'], /18 months .*at full price/, 'cobra'],
  [
    'en',
    ['how do i get on CHIP for my kids', 'how much does it cost per month'],
    /^What a family pays in CHIP/,
    'chip',
  ],
  ['en', ['Can I apply for Extra Help over the phone?', 'is it free'], /It is free/, 'extra-help-apply'],
  [
    'en',
    ['My hours got cut so I make less than I told the marketplace. do I tell them?', 'and if I make more?'],
    /must be paid back/,
    'marketplace-income-changed',
  ],
  [
    'es',
    ['qué es la autorización previa', 'quién la manda, yo o el doctor?'],
    /^La oficina de su médico manda/,
    'prior-authorization',
  ],
  ['es', ['qué es charity care', 'y cuánto tiempo hay para pedirlo'], /240 días/, 'hospital-financial-assistance'],
])('%s: what is asked on is answered by the sentence that tells it', async (page, turns, told, card) => {
  const text = await lastAnswer(page, ...turns)
  expect(text).toMatch(told)
  expect(text).toContain(`(/questions/${card})`)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['Can a dad or grandma apply for WIC?'], /^Fathers and grandparents can apply too/],
  ['en', ['we are divorced, whose insurance is first for our child?'], /^If the parents are divorced or apart/],
  [
    'en',
    ['is the external review run by the state when the plan is self-funded'],
    /^A job's plan that pays its own claims/,
  ],
  ['en', ['what is the usual timeline for a prior authorization'], /72 hours/],
  ['es', ['¿Medicaid mira el ingreso del mes o del año?'], /^Medicaid mira el ingreso de este mes/],
  ['es', ['¿Hay SSI en Puerto Rico?'], /^En Puerto Rico no hay SSI/],
  ['es', ['¿Cuánto tarda la autorización previa?'], /72 horas/],
  ['en', ['What is CHIP?'], /^CHIP is low-cost health coverage/],
  ['es', ['¿cuánto se paga por CHIP?'], /^Lo que paga una familia en CHIP/],
  ['en', ['can i sign up for extra help without internet, just calling somebody'], /^Apply .*by phone/],
  [
    'en',
    ['the plan says prior authorization. how long does it get and who sends it'],
    /hours.*office sends the request/,
  ],
  ['en', ['What should my doctor write to the plan in the letter?'], /A strong one names your diagnosis/],
  ['es', ['¿Qué es COBRA?'], /^COBRA le permite/],
])('%s: %j: of a card the sentence comes first that tells what is asked', async (page, turns, begins) => {
  expect(await lastAnswer(page, ...turns)).toMatch(begins)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['my plan denied it, how do I appeal', 'how long do i have'], /^With a job plan .*180 days/],
  ['en', ['what is an external review', 'deadline?'], /^You must ask within four months/],
  ['es', ['qué es una revisión externa', 'y cuánto tiempo tengo'], /cuatro meses/],
])(
  '%s: %j: who asks how long is told each time that the answer names, also one said before',
  async (page, turns, told) => {
    expect(await lastAnswer(page, ...turns)).toMatch(told)
  },
)

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['Can I apply for Extra Help over the phone?', 'how long does it take'],
    /^How long that takes is not in what I have\.\s+.*1-800-772-1213/,
  ],
  [
    'es',
    ['cómo pido la ayuda adicional', 'cuánto tarda'],
    /^Cuánto tarda no está en lo que tengo\.\s+.*1-800-772-1213/,
  ],
])('%s: %j: of a time that the answer does not have is said so, with who can tell', async (page, turns, told) => {
  expect(await lastAnswer(page, ...turns)).toMatch(told)
})

test.each<[Language, string[]]>([
  ['en', ['Lantus', 'i have tricare for life too. does THAT count as government for the copay card']],
  ['en', ['can he still use the copay card if it turns into medicaid']],
  ['es', ['puede usar la tarjeta de copago si le dan medicaid']],
  ['es', ['mi vecina paga 10 dólares con la tarjeta de copago del fabricante, ¿me sirve si tengo Medicare?']],
  ['en', ['the lady who cuts my hair pays $5 with her copay card, does that work with medicare']],
])('%s: %j: who asks whether is told yes or no first', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).toMatch(/(?:^|\n)No\. /)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['whats the most I pay with medicare part d in 2027'], /\$700, .*\$2,400/],
  ['en', ['does the medicare cap go up next year', 'and the deductible?'], /\$700, .*\$2,400/],
  ['en', ['does the medicare cap go up next year', 'and this year?'], /\$615, .*\$2,100/],
  ['en', ['how much does part d cost'], /\$615, .*\$2,100/],
  ['es', ['cuánto es lo máximo que voy a pagar de medicinas con medicare el próximo año'], /\$700, .*\$2,400/],
  ['es', ['tengo medicare. cuánto es el deducible'], /\$615, .*\$2,100/],
])('%s: %j is answered with the figures of the year that is asked of', async (page, turns, told) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T17:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(await lastAnswer(page, ...turns)).toMatch(told)
})

test('what is asked of all drug makers is answered by the program of the talk, where it tells it', async () => {
  const text = await lastAnswer('en', 'Trelegy', 'I have Medicare', 'do i have to do this every year')
  expect(text).toMatch(/GSK Patient Assistance.*to the end of the calendar year/s)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['child care in Houston, TX', 'how much is it'], /^Its record does not say this/],
  ['es', ['necesito comida 14609', '¿cuánto cuesta?'], /^Su ficha no lo dice/],
])('%s: what no record tells of help near one is said so', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test.each<[Language, string, RegExp]>([
  ['en', 'I ran out of insulin, what number does Lilly have', /^(?:[^.]*\n\n)?Call your pharmacy now/],
  ['es', 'se me acabó la insulina, ¿tiene Novo Nordisk una línea?', /^(?:[^.]*\n\n)?Llame ahora a su farmacia/],
])('%s: what keeps somebody safe is said in the order in which it was written', async (page, says, begins) => {
  expect(await lastAnswer(page, says)).toMatch(begins)
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['Truvada, no insurance', 'is it the same thing as Descovy'],
    /\*\*Truvada\*\* and \*\*Descovy\*\* are not the same/,
  ],
  ['en', ['humira', 'they want me on Amjevita instead of it, is it the same'], /are both adalimumab/],
  ['es', ['¿Humira o Hadlima es lo mismo?'], /\*\*Hadlima\*\* son adalimumab/],
  ['es', ['¿Ozempic o Wegovy es lo mismo?'], /\*\*Ozempic\*\* y \*\*Wegovy\*\* tienen la misma medicina: semaglutide/],
])('%s: of two medicines is said what they have in them, and that a doctor decides', async (page, turns, said) => {
  const text = await lastAnswer(page, ...turns)
  expect(text).toMatch(said)
  expect(text).toMatch(/doctor or pharmacist|médico o farmacéutico/)
  expect(text).not.toMatch(/^(?:Yes|Sí)\./)
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['somebody called me for my medicare number', 'ok who do I call'],
    /^\*\*What to do next:\*\* .*1-800-633-4227/,
  ],
  [
    'es',
    ['me llamaron y les di mi número de Medicare', '¿a qué número llamo?'],
    /^\*\*Qué hacer ahora:\*\* .*1-800-633-4227/,
  ],
])('%s: whom to call, after an answer, is in its next step', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['Xarelto', 'I have medicare', 'somebody called and i gave them my medicare number', 'who do i call'],
    /1-800-633-4227/,
  ],
  [
    'en',
    ['Verzenio', 'job insurance', 'what is a specialty pharmacy', 'who do i call'],
    /number on your insurance card/,
  ],
  [
    'es',
    ['Verzenio', 'seguro del trabajo', 'qué es una farmacia de especialidad', 'a qué número llamo'],
    /número de su tarjeta del seguro/,
  ],
])(
  '%s: whom to call, after an answer beside a medicine, is no program of the list before it: %j',
  async (page, turns, said) => {
    const last = (await holdTalk(page, ...turns)).at(-1)
    expect(last?.answer.text).toMatch(said)
    expect(last?.answer.items).toEqual([])
  },
)

test('after an answer on free medicine the number of the program is asked for', async () => {
  const turns = ['Eliquis', 'no insurance', 'how do I apply for free medicine?', 'what number do i call']
  expect(await lastAnswer('en', ...turns)).toContain('1-800-736-0003')
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['need food 14609', 'how much is it', 'do they ask for ID there'],
    /^\*\*[^*]+\*\*\nIts record does not say this/,
  ],
  ['es', ['necesito comida 14609', '¿cuánto cuesta?', '¿piden identificación?'], /^\*\*[^*]+\*\*\nSu ficha no lo dice/],
])('%s: a record that was told just now is not told again where it does not answer', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test.each<[Language, string[]]>([
  ['en', ['child care in Tulsa, OK', 'is there a waiting list? my start date is in two weeks']],
  ['en', ['need help with rent 48205', 'how long do I have to wait']],
  ['es', ['busco cuidado de niños en Tulsa, OK', '¿hay lista de espera?']],
  ['es', ['busco cuidado de niños en Tulsa, OK', 'cuanto tengo que pagar yo']],
])('%s: what is asked of help near one gets no answer on insurance', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).not.toMatch(/Medicaid|Medicare|Marketplace|Mercado|plan/)
})

test.each<[Language, string[]]>([
  ['en', ['child care in Tulsa, OK', 'how do I apply for Medicaid']],
  ['es', ['busco cuidado de niños en Tulsa, OK', '¿cómo pido Medicaid?']],
])('%s: who asks of insurance after help near one is answered', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).toContain('(/questions/medicaid-apply-any-time)')
})

test.each<[Language, string[]]>([
  ['en', ['child care in Las Vegas, NV', 'I make 15 an hour, 35 hours']],
  ['es', ['busco cuidado de niños en Las Vegas, NV', 'gano 15 la hora como 35 horas']],
])('%s: who tells of themselves after help near one asked nothing that its record could lack', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).not.toMatch(/record does not say|ficha no lo dice/)
})

test.each<[Language, string[]]>([
  ['en', ['need food 14609', 'is the first one open on saturday?']],
  ['es', ['busco comida 14609', '¿la primera abre los sábados?']],
])('%s: the hours of a record tell when it is open', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).toMatch(/- (?:Hours|Horario): /)
})

test.each<[Language, string[], string, RegExp]>([
  ['en', ['need food 44105', 'we have no car'], 'food', /^No car\?/],
  ['es', ['busco comida 34142', 'y si no tengo carro'], 'comida', /^¿Sin carro\?/],
])(
  '%s: who looks for food and has no car is shown food, and asked nothing of cars',
  async (page, turns, need, said) => {
    const last = (await holdTalk(page, ...turns)).at(-1)
    expect(last?.understood.need).toContain(need)
    expect(last?.answer.text).toMatch(said)
  },
)

test.each<[Language, string]>([
  ['en', 'what is public charge'],
  ['es', '¿qué es la carga pública?'],
])('%s: what we do not answer ourselves is said with where to ask', async (page, says) => {
  expect(await lastAnswer(page, says)).toContain('(https://www.uscis.gov/)')
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis, my mom has Medicare and lives in Florida', 'I need the number of that SHINE thing, PLEASE']],
  ['es', ['Eliquis, mi mamá tiene Medicare y vive en Florida', 'deme el teléfono del programa ese SHINE']],
])('%s: for initials that no record is called by no other number is given', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).not.toMatch(/\d{3}-\d{4}/)
})

test('a medicine that is known is not asked for again', async () => {
  const last = (await holdTalk('en', 'I take Jardiance and amlodipine', 'What do they charge for the pills')).at(-1)
  expect(last?.understood.intent).toBe('price')
})

test.each<[Language, string[]]>([
  ['en', ['Jardiance, no insurance', 'I need help with another medicine']],
  ['es', ['Jardiance, sin seguro', 'nosotros tomamos otra medicina']],
])('%s: another medicine than the one that is known is asked for', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).toBe('which_drug')
})

test('who needs a ride and has no car is told nothing of deliveries', async () => {
  expect(await lastAnswer('en', 'need a ride to dialysis 14604, I have no car')).not.toMatch(/deliver/)
})

test('who asks for cheap medicine after a food pantry is not answered by the pantry', async () => {
  expect(await lastAnswer('en', 'need food 14609', 'where can i get cheap meds')).not.toMatch(/record does not say/)
})

test.each<[Language, string[], string[]]>([
  [
    'en',
    [
      'my mom has medicare, the plan denied the Exelon patch, letter says step therapy not met',
      'can I even sign it for her? just her daughter',
      'how long do they have to answer',
    ],
    ['appeal-for-someone', 'part-d-redetermination'],
  ],
  [
    'es',
    [
      'la farmacia me dice que el Namenda no lo cubre el plan, que pida una excepción',
      'y quién llena eso, yo o el médico',
    ],
    ['exception-request'],
  ],
  [
    'es',
    [
      'el farmacéutico dice que necesita autorización previa, qué es eso',
      'y eso lo manda la clínica o yo',
      'cuánto dura eso',
    ],
    ['prior-authorization', 'prior-authorization'],
  ],
  [
    'en',
    [
      'Wegovy, blue cross',
      'they want prior authorization',
      'is that on me or does the doctor do it',
      'how many days is that',
    ],
    ['prior-authorization', 'prior-authorization', 'prior-authorization'],
  ],
  [
    'en',
    [
      'my job insurance denied my Humira how do i appeal',
      'the maker has a program too, how long does its application take',
    ],
    ['how-long-does-it-take'],
  ],
])('%s: %j: what is asked on of a denial is no question on makers’ programs', async (page, turns, cards) => {
  const told = (await holdTalk(page, ...turns)).slice(1).map(({ understood }) => understood.cards[0])
  expect(told).toEqual(cards)
})

test.each<[Language, string, RegExp]>([
  ['en', 'mine or my husbands too?', /^Count everyone who shares money\..*Before taxes/],
  ['en', 'before taxes or after', /Before taxes/],
  ['es', '¿bruto o neto?', /Antes de impuestos/],
])('%s: "%s", where we asked for the income, is told, and asked on', async (page, says, told) => {
  const turns = ['Eliquis', 'no insurance', 'Texas', '2', says]
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.answer.text).toMatch(told)
  expect(last?.answer.asks).toBe('yearly_income')
})

test('which ZIP code we asked for is told', async () => {
  const turns = ['Eliquis for my mom', 'no insurance', 'which zip do you want, mine or hers']
  const last = (await holdTalk('en', ...turns)).at(-1)
  expect(last?.answer).toMatchObject({ asks: 'state', text: expect.stringContaining('who takes the medicine') })
})

test('a state that is told with that question is not asked for again', async () => {
  const turns = [
    'Eliquis for my mom',
    'no insurance',
    'she is in Pensacola and i am in Sarasota so which zip do you want',
  ]
  const last = (await holdTalk('en', ...turns)).at(-1)
  expect(last?.answer).toMatchObject({
    asks: null,
    text: expect.stringMatching(/Florida.*\n\n.*who takes the medicine\.$/),
  })
})

test.each<[Language, string, RegExp]>([
  ['en', 'what is extra help?', /^Extra Help lowers .* the amounts for 2027 yet: look them up at ssa\.gov/],
  ['es', '¿cuánto pago con extra help?', /^Todavía no tenemos las cantidades de 2027: búsquelas en medicare\.gov/],
  ['en', 'what are the tricare pharmacy copays?', /In 2027 you pay by mail, .* \$14 for a generic/],
  ['en', 'what is the part d deductible', /^In 2027 .* up to \$700/],
  ['es', '¿cuánto cuesta la parte D?', /^En 2027 .* hasta \$700/],
])('on January 1, "%s": "%s" is answered with what is known of the new year', async (language, asked, told) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T17:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const text = await lastAnswer(language, asked)
  expect(text).toMatch(told)
  expect(text).not.toMatch(/\$(?:5\.10|12\.65|16,590|615)/)
})
