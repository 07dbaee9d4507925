import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['Eliquis, my mom has Medicare', 'she lives in Ohio, she gets 1,640 a month and 210 from the phone company'],
    /Medicare Extra Help/,
  ],
  [
    'en',
    ['Xarelto, I have VA', 'Priority group 5. Income about 22 thousand with wife’s included, Arkansas'],
    /Arkansas/,
  ],
  ['en', ['Nurtec', 'UnitedHealthcare through my wife’s employer, New Jersey'], /Nurtec ODT/],
  ['es', ['Humira', 'sí, por el trabajo de mi esposo, estamos en Georgia'], /Georgia/],
])(
  '%s: facts alone go on with the medicine, whatever a place or a word in them sounds of',
  async (page, turns, said) => {
    const last = (await holdTalk(page, ...turns)).at(-1)
    expect(last?.understood.intent).not.toMatch(/local_help|phone|detail/)
    expect(last?.answer.text).toMatch(said)
  },
)

test.each<[Language, string[]]>([
  ['es', ['metformina', 'hago delivery y mi esposa no trabaja']],
  ['es', ['metformina', 'soy repartidor de entregas']],
  ['en', ['metformin', 'i do deliveries for doordash']],
])('%s: %j: who delivers for a living asks for nothing to be brought', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).not.toBe('delivery')
})

test.each<[Language, string[]]>([
  ['es', ['sabril', 'tiene ocho meses, nació aquí en el hospital']],
  ['en', ['sabril', 'he was born here at the county hospital']],
])('%s: %j: where somebody was born asks for no help near them', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).not.toBe('local_help')
})

test.each<[Language, string]>([
  ['es', 'ayudo a mis suegros con sus medicinas, viven en El Paso'],
  ['en', 'im helping my grandparents with their medicines, they live in Yuma AZ'],
])('%s: who helps somebody with their medicines is asked which: %s', async (page, says) => {
  const [answered] = await holdTalk(page, says)
  expect(answered?.understood.intent).toBe('programs')
})

test.each<[Language, string[], string]>([
  ['en', ['what is an out of pocket maximum', 'Wisconsin. me and my husband'], 'out-of-pocket-maximum'],
  ['es', ['mi plan negó la medicina', 'Oscar, del Obamacare, en Miami'], 'denied-ask-why'],
])('%s: facts alone go on with what was told last', async (page, turns, card) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.understood.cards[0]).toBe(card)
})

test.each<[Language, string[], number]>([
  ['en', ['Xarelto, no insurance', 'Nebraska. 63. Lost farm job. Maybe 14000 this yr.'], 14_000],
  ['en', ['Lipitor, no insurance', 'I’m 61. I drive a delivery van part time, 1,400 a month or so.'], 16_800],
  ['es', ['Lipitor, no tengo seguro', 'manejo un camión de entregas, gano 1,500 al mes'], 18_000],
  ['en', ['Eliquis, I have Medicare', 'I get about $1,700 a month in survivors benefits and that’s all'], 20_400],
  ['es', ['Eliquis, no tengo seguro', 'gano 2,650 al mes antes de impuestos, limpio casas'], 31_800],
])('%s: what one lives on is no search for work, for help with taxes or a goodbye', async (page, turns, income) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.understood.intent).toBe('eligibility')
  expect(last?.understood.facts.yearly_income).toEqual({ from: income, to: income })
})

test.each<[Language, string]>([
  ['en', 'Nurtec for my wife, she gets 15 migraines a month'],
  ['es', 'Nurtec, me dan 12 migrañas al mes'],
])('%s: how often something comes is no income', async (page, says) => {
  expect((await holdTalk(page, says)).at(-1)?.understood.facts.yearly_income).toBeUndefined()
})

test.each<[Language, string[]]>([
  ['en', ['Jardiance, I have Medicare', 'I live in Ohio and need food 43085']],
  ['es', ['Jardiance, tengo Medicare', 'somos 4 y necesitamos comida 43085']],
])('%s: who tells facts and asks for help near them gets it', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).toBe('local_help')
})

test.each<[Language, string[], number]>([
  ['en', ['Jardiance, I have Medicare', 'I get 1,640 a month', 'and my wife gets 800 a month'], 29_280],
  ['es', ['Jardiance, tengo Medicare', 'gano 1750 al mes', 'mi esposa recibe 1700 también'], 41_400],
  ['en', ['Wegovy', 'Income 88k, married. Spouse works too, 61k'], 149_000],
])('%s: what who lives with one earns is added', async (page, turns, income) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.understood.facts.yearly_income).toEqual({ from: income, to: income })
  expect(last?.understood.isOfOther).toBe(false)
})

test.each<[Language, string, object]>([
  ['en', 'need Ozempic cheaper, no ins', { insurance: ['none'] }],
  ['en', 'Ozempic, me and wife and 3 kids', { household_size: 5 }],
  ['en', 'grandma takes Lantus, she has medicare and i think medicaid too', { insurance: ['medicare', 'medicaid'] }],
  [
    'en',
    'Ibrance, household of 2, around 44k combined',
    { household_size: 2, yearly_income: { from: 44_000, to: 44_000 } },
  ],
])('%s: facts are heard as people say them: %s', async (page, says, facts) => {
  const [answered] = await holdTalk(page, says)
  expect(answered?.understood.facts).toMatchObject(facts)
})

test.each<[Language, string[]]>([
  ['en', ['Trelegy', 'I HAVE HUMANA MEDICARE ADVANTAGE. SORRY FOR THE CAPS I CANT SEE THE LITTLE LETTERS']],
  ['en', ['help with rent 38109', 'me n my 3 kids. i work at dollar general 24 hrs a week']],
])('%s: no number is shouted at who tells of their eyes or their children', async (page, turns) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.understood.intent).not.toBe('emergency')
  expect(last?.understood.mayBeDanger).toBeNull()
})

test('who needs food and has no car is led to food', async () => {
  const [answered] = await holdTalk('en', 'Need food today. Zip 44105. No car.')
  expect(answered?.answer.items.map((item) => item.item_id).join()).not.toMatch(/car/)
  expect(answered?.answer.text).toMatch(/food/i)
})

test.each<[Language, string]>([
  ['en', 'took my last Xarelto 3 days ago, cant pay for the refill'],
  ['en', 'i take lamotrigine and keppra and im down to like 4 days of both'],
  ['es', 'a mi hijo le queda poquito de su Symbicort, el contador dice 14'],
  ['es', 'tomo Keppra y me quedan como 3 pastillas'],
])('%s: who has little or nothing left is told first where to get some: %s', async (page, says) => {
  const [answered] = await holdTalk(page, says)
  expect(answered?.understood.cards).toEqual(['out-of-medicine-today'])
  expect(answered?.answer.suggestions[0]).toMatch(/Help me pay|Ayuda para pagar/)
})

test.each<[Language, string, string]>([
  ['en', 'hi my daughter takes keppra and we run out monday', 'out-of-medicine-today'],
  ['en', 'electric is getting shut off monday and my husband is on oxygen', 'medical-shutoff-protection'],
  ['es', 'me van a cortar la luz y tengo la insulina en la nevera', 'medical-shutoff-protection'],
  ['es', 'el agente me quiere cambiar de plan por telefono es de fiar?', 'medicare-scam-call'],
])('%s: %s is answered by its own card', async (page, says, card) => {
  const [answered] = await holdTalk(page, says)
  expect(answered?.understood.cards[0]).toBe(card)
})

test.each<[Language, string[]]>([
  ['en', ['lumigan', 'medicare n he have medi-cal too']],
  ['es', ['Symbicort', 'tiene 8, medi-cal']],
  ['es', ['Lantus', 'no tiene seguro ni papeles vivimos en houston tx']],
  ['en', ['I take Jardiance, they cut off my Medicaid because I never sent a paper in, now I only have Medicare']],
])('%s: insurance that is told, or papers that one has not, ask for no record: %j', async (page, turns) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.understood.intent).not.toMatch(/papers|detail/)
})

test('papers of an income that one has not are those of a form', async () => {
  expect(await lastAnswer('es', 'Lantus', 'no tengo papeles de mis ingresos, qué mando')).toMatch(
    /^Mande uno de estos papeles de ingresos/,
  )
})

test.each<[Language, string[]]>([
  ['en', ['help with rent', 'im in milwaukee got a 5 day notice on the door', 'me and 2 kids, 3 and 7 months']],
  ['es', ['ayuda con la renta', 'estamos en tampa', 'soy sola con mi nena de 3']],
])('%s: who tells of their home goes on to look for help near them', async (page, turns) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.understood).toMatchObject({ intent: 'local_help', category: 'housing' })
})

test('a letter that is quoted changes no language', async () => {
  const says = 'la carta dice "your drug will not be covered starting next year". es el Restasis'
  const last = (await holdTalk('es', 'mi mamá tiene Medicare y no entiende una carta', says)).at(-1)
  expect(last?.understood.language).toBe('es')
})

test('a town that is called by an English word changes no language', async () => {
  const last = (await holdTalk('es', 'necesito Humira', 'estamos en maryland, langley park')).at(-1)
  expect(last?.understood).toMatchObject({ language: 'es', drugs: ['humira'] })
  expect(last?.understood.intent).not.toBe('local_help')
})

test('the age of a husband or wife whose income is told takes no one else’s place', async () => {
  const last = (
    await holdTalk('es', 'tengo 70 años y tomo Xarelto', 'recibo 1,545 al mes, mi esposa 610, ella tiene 64')
  ).at(-1)
  expect(last?.context.facts.age).toEqual({ from: 70, to: 70 })
})

test('"nothing" in a sentence of something else denies no insurance', async () => {
  const last = (
    await holdTalk(
      'es',
      'tomo Eliquis y se me perdieron',
      'no me siento mal ni nada, nomás no quiero quedarme sin tomar',
    )
  ).at(-1)
  expect(last?.understood).toMatchObject({ facts: {}, emergencies: [] })
})

test('medicines that were tried before are not asked about, and help the doctor’s letter', async () => {
  const last = (await holdTalk('en', 'my plan denied Dupixent', 'we tried triamcinolone and tacrolimus')).at(-1)
  expect(last?.understood.drugs).toEqual(['dupixent'])
  expect(last?.understood.cards[0]).toBe('doctor-letter')
})

test('what somebody pays now is no question for a price', async () => {
  const [answered] = await holdTalk('en', 'trelegy. 212 bucks at kroger')
  expect(answered?.understood.intent).toBe('programs')
})

test.each<[Language, string[], RegExp]>([
  ['en', ['i need food 14609', 'is this free?'], /^(?!Navi is free)/],
  ['en', ['need food', 'dayton', 'do i need my id or SSN for the pantry'], /^Its record does not say this/],
  ['en', ['help with rent, dayton ohio', '2 months behind, they put a notice on the door'], /housing/i],
  ['es', ['mi mai se va pa PR en enero y necesito cuido para la nena'], /cuidado infantil/],
])('%s: help near one is of what is needed: %j', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test('of Medicare’s lower prices the one of the medicine that is named is told', async () => {
  const text = await lastAnswer(
    'en',
    'Xarelto, I have Medicare',
    'is it real that Medicare is lowering the price on Xarelto',
  )
  expect(text).toMatch(/Xarelto \$/)
  expect(text).not.toMatch(/Eliquis/)
})

test('who skips insulin to make it last is told to ask first', async () => {
  expect(await lastAnswer('en', 'grandma is on Lantus and shes been skipping to make it last')).toMatch(
    /before you stop a medicine or skip it/,
  )
})

test('a coupon together with insurance mixes no medicines', async () => {
  const text = await lastAnswer('en', 'Synthroid', 'can i use a coupon AND my insurance together or no')
  expect(text).not.toMatch(/Poison|911|mix/)
})

test('the generics of two medicines are told one beside the other', async () => {
  expect(await lastAnswer('en', 'is there a generic for Entresto or Jardiance at present?')).toMatch(
    /Entresto\][^\n]*generic of Entresto.*Jardiance\][^\n]*no generic/s,
  )
})

test('of a medicine that is a generic itself it is not said that none is sold', async () => {
  expect(await lastAnswer('en', 'is there a generic for Jardiance or metformin')).not.toMatch(
    /metformin\][^\n]*no generic/,
  )
})

test.each<[Language, string[], object]>([
  ['es', ['Humira', 'yo tengo Plan Vital y acá me dicen que no sirve'], { insurance: ['medicaid'], state: 'PR' }],
  ['es', ['Humira', 'aca no tengo a nadie'], {}],
  ['en', ['Humira', 'I have an ACA plan'], { insurance: ['commercial'] }],
  ['en', ['Xarelto', 'medicare', 'there is another card that says Humana'], { insurance: ['medicare'] }],
  ['en', ['Humira', 'i am on my dads insurance'], { insurance: ['commercial'] }],
  ['en', ['Humira', 'she has had that policy since 1971'], {}],
])('%s: %j: what only sounds of a fact is none', async (page, turns, facts) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.context.facts).toEqual(facts)
})

test.each<[Language, string[], string]>([
  ['es', ['levotiroxina', 'no, no tengo seguro, llevo un año aquí'], 'eligibility'],
  [
    'en',
    ['Jardiance, I have Medicare', 'Income for two is 3,900 a month before taxes, we live in Kansas'],
    'eligibility',
  ],
])('%s: %j: a word in passing beside a fact asks for no help near', async (page, turns, intent) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).toBe(intent)
})

test('a part of New York is no town of California', async () => {
  expect((await holdTalk('es', 'busco una clínica', 'vivo en Corona, Queens')).at(-1)?.context.facts.state).toBe('NY')
})
