import { expect, test } from 'vitest'
import type { PersonFacts } from '#contract/eligibility.ts'
import { readFacts } from './facts.ts'
import { correctedIncome, tellsPriceAlone } from './income-told.ts'
import { besideMedicare } from './insurance-told.ts'

const stateOfZip = (zip: string) => ({ '33135': 'FL', '07030': 'NJ', '74105': 'OK' })[zip]

const told: [text: string, facts: PersonFacts][] = [
  ['33135', {}],
  ['Humira, medicaid, 33135', { insurance: ['medicaid'] }],
  ['counseling near me. 07030', {}],
  ['i get food stamps 33135', {}],
  ['where can i get dental work cheap 33135', {}],
  ['my income is 33135', { yearly_income: { from: 33_135, to: 33_135 } }],
  ['74105. we got soonercare', { insurance: ['medicaid'] }],
  ['67 on social security 1400 a month', { yearly_income: { from: 16_800, to: 16_800 }, age: { from: 67, to: 67 } }],
  ['i make 2000 and my wife gets 900 a month', { yearly_income: { from: 34_800, to: 34_800 } }],
  [
    'ella gana 2,300 y yo 1,800 al mes, somos los dos',
    { yearly_income: { from: 49_200, to: 49_200 }, household_size: 2 },
  ],
  ['gano 1600 al mes con 2 niños', { yearly_income: { from: 19_200, to: 19_200 }, household_size: 3 }],
  ['somos mi nena y yo', { household_size: 2 }],
  ['vive sola', { household_size: 1 }],
  [
    'My plan is AARP UnitedHealthcare. It is one of the all-in-one plans, I believe Advantage is the word',
    { insurance: ['medicare', 'part_d'] },
  ],
  ['he has maybe 3k in a credit union', {}],
  ['Blue Cross through work, I take advantage of the coupons', { insurance: ['commercial'] }],
  ['I have Blue Cross, what is the advantage of a copay card', { insurance: ['commercial'] }],
  ['I have Blue Cross, and an AARP card for discounts', { insurance: ['commercial'] }],
  ['Aetna through my job, my neighbor has their Advantage', { insurance: ['commercial'] }],
  ['phoenix, 71, medicare', { age: { from: 71, to: 71 }, insurance: ['medicare'] }],
  ['eliquis, 34F, no insurance', { age: { from: 34, to: 34 }, insurance: ['none'] }],
  ['lipitor 40, 3 refills, medicare', { insurance: ['medicare'] }],
  ["My employer plan's copay is $3,200", { insurance: ['commercial'] }],
  ['Have a silver plan from healthcare.gov', { insurance: ['commercial'] }],
  ['im on my parents insurance', { insurance: ['commercial'] }],
  ['is there medicaid for pregnant people', {}],
  ['my copay is 45', {}],
  ['my A1C is 9', {}],
  ['I am 45 minutes from the pharmacy', {}],
  ['tengo 5 años con diabetes', {}],
  ['tengo 2 años sin trabajo', {}],
  ['my friend has Medicaid', {}],
  ['my mom has Medicaid', { insurance: ['medicaid'] }],
  ['cuánto hay que ganar para calificar al medicaid', {}],
  ['ya no tengo seguro', { insurance: ['none'] }],
  ['perdimos el seguro', { insurance: ['none'] }],
  ['I get Medicare because of the disability', { insurance: ['medicare'] }],
  ['when do i get medicare', {}],
  ['until i get medicare in may', {}],
  ['no tengo aseguransa', { insurance: ['none'] }],
  ["ain't got insurance no more", { insurance: ['none'] }],
  ['la compañia lo da gratis', {}],
  ['no its through obamacare', { insurance: ['commercial'] }],
  ['i have medicaid do i need any of this', { insurance: ['medicaid'] }],
  ['when can i get medicaid', {}],
  ['Zoloft 100mg for 3 years and my refill', {}],
  ['yo no trabajo, él gana 68,000, yo no', { yearly_income: { from: 68_000, to: 68_000 } }],
  ['im 71 and my wife is 69', { age: { from: 71, to: 71 } }],
  ['tiene Medicare parte A y B pero nunca agarró la de medicinas', { insurance: ['medicare'] }],
  ['le llegan 1,068 al mes', { yearly_income: { from: 12_816, to: 12_816 } }],
  ['recibe 790 de seguro social, nada más. ¿cualifica para Medicaid?', { yearly_income: { from: 9_480, to: 9_480 } }],
  ['I have Medicaid, do they accept it', { insurance: ['medicaid'] }],
  ['recibo 1,545 del seguro social, mi esposa 610', { yearly_income: { from: 25_860, to: 25_860 } }],
  ['mi seguro Ambetter dice que primero otra', { insurance: ['commercial'] }],
  ['Kaiser Senior Advantage in Sacramento', { insurance: ['medicare', 'part_d'] }],
  ['would i get soonercare or is that only for the kids', {}],
  ['what are medicare negotiated prices', {}],
  ['UMR. i work for a school district', { insurance: ['commercial'] }],
  ['he is on healthy blue', { insurance: ['medicaid'] }],
  ['los dos con medicare, ella humana y yo uhc', { insurance: ['medicare'] }],
  ['its me and my 2 kids 9 and 12', { household_size: 3 }],
  ['soy sola con mi nena de 3', { household_size: 2 }],
  ['gano 29 mil, vivo con mi hijo de 15', { yearly_income: { from: 29_000, to: 29_000 }, household_size: 2 }],
  ['unos 1,700 al mes, mi esposo 1,200 cuando hay trabajo', { yearly_income: { from: 34_800, to: 34_800 } }],
  ['miami, 47 años, uber', { age: { from: 47, to: 47 } }],
  ['2 kids, just me. like 2100 normally', { household_size: 3 }],
  ['2 kids and its just me', { household_size: 3 }],
  ['two kids and me', { household_size: 3 }],
  ['dos niños y yo', { household_size: 3 }],
  ['single mom, 2 kids', { household_size: 3 }],
  ['i have 3 kids, single dad', { household_size: 4 }],
  ['soy mamá soltera y tengo dos hijas', { household_size: 3 }],
  ['soy madre soltera de 3', { household_size: 4 }],
  ['just me and my mom', { household_size: 2 }],
  ['it’s me and my son and my mom', { household_size: 3 }],
  ['it’s me and my son and my roommate', {}],
  ['my husband and our two kids', { household_size: 4 }],
  ['mi mujer y un cipote que nació aquí', { household_size: 3 }],
  ['vivo con mi mujer y un niño', { household_size: 3 }],
  ['no tengo seguro y vivo con mi mamá', { insurance: ['none'], household_size: 2 }],
  ['solo yo y mi bebé', { household_size: 2 }],
  [
    'income is about 22 thousand a year, just me, wife passed in 2019',
    { yearly_income: { from: 22_000, to: 22_000 }, household_size: 1 },
  ],
  ['vivo sola, mi esposo falleció hace dos años', { household_size: 1 }],
  ['its me and her mama and the baby and her so four of us', { household_size: 4 }],
  ['my kids are grown, just me now', { household_size: 1 }],
  ['the 2 kids live with their dad, just me', { household_size: 1 }],
  ['2 grown kids, just me', { household_size: 1 }],
  ['my wife and my son take Eliquis', {}],
  ['mi mujer y mi hijo necesitan Ozempic', {}],
  ['im on my own', { household_size: 1 }],
  ['soy sola', { household_size: 1 }],
  ['estoy sola en casa', {}],
  ['I live in an apartment by myself', { household_size: 1 }],
  ['I can fill it out on my own', {}],
  ['esa sí puedo yo sola', {}],
  ['porque me queda una sola pluma', {}],
  ['ok so if its just me then 1? or do her kids count if i pay for everything', {}],
  ['what if its just me and my son', {}],
  ['si somos 4 cuánto es el límite', {}],
  ['vivo con mi hermano y mi cuñada, ellos cuentan?', {}],
  ['do they count ours, there are four of us now', {}],
  ['cuento con Medicare y somos 3', { household_size: 3, insurance: ['medicare'] }],
  ['somos 4 contando al bebé', { household_size: 4 }],
  ['they want 140 for it at walgreens bro its like 100 years old', {}],
  ['my truck is 12 years old', {}],
  ['esa medicina tiene 30 años y todavía cara', {}],
  ['my baby is 2 years old', { age: { from: 2, to: 2 } }],
  ['mi nieta tiene 12 años y usa insulina', { age: { from: 12, to: 12 } }],
  ['Va. Mándeme el número', {}],
  ['va, gracias', {}],
  ['ella la va a llevar', {}],
  ['the va', { insurance: ['va'] }],
  ['I have the VA', { insurance: ['va'] }],
  ['I have VA. No wait, I meant Medicare', { insurance: ['medicare'] }],
  ['Medicare. I have VA.', { insurance: ['medicare', 'va'] }],
  ['i drive uber in houston no benefits', { insurance: ['none'] }],
  ['trabajo en construcción sin beneficios', { insurance: ['none'] }],
  ['i work and get no benefits from the VA', {}],
  ['my job has no benefits left for dental', {}],
  ['ella tiene su medicare y yo na', { insurance: ['none'] }],
  ['mi hermana come mucho y yo nada', {}],
  ['humira, my plan off the marketplace', { insurance: ['commercial'] }],
  [
    'shes on nothing right now I had insurance through the chicken plant but I only put myself on it',
    { insurance: ['none'] },
  ],
  ['shes on nothing right now for her sugar', {}],
  ['I lost my medical card', {}],
  ['Somos mi esposa, mi hija de 16 y yo', { household_size: 3 }],
  ['somos mi esposo, mis dos hijos y yo', { household_size: 4 }],
  ['it’s me, my wife and my 16 year old', { household_size: 3 }],
  ['its him my mom me and my 2 brothers', { household_size: 5 }],
  ['me my husband and the baby', { household_size: 3 }],
  ['my wife, my daughter of 16 and me', { household_size: 3 }],
  ['yo, mi mujer, los dos niños y mi suegra', { household_size: 5 }],
  ['my wife, me and a friend', {}],
  ['my mom, my sister and me all take Eliquis', {}],
  ['mi mamá, mi hermana y yo tomamos Eliquis', {}],
  ['me and my doctor', {}],
  ['me and my kids', {}],
  ['had the Obamacare but let it go in February when it went to nine hundred', {}],
  [
    "Two of us. Wife's a school aide, 27 grand. My unemployment is 480 a week",
    { yearly_income: { from: 51_960, to: 51_960 }, household_size: 2 },
  ],
  ['Had Blue Cross. Plant closed June 30. Now I got jack', { insurance: ['none'] }],
  [
    'lives with my mom so two people, together about 3,400 a month before anything comes out',
    { yearly_income: { from: 40_800, to: 40_800 }, household_size: 2 },
  ],
  ['hago como 34k, vivo con mi jefa y mi hermana', { yearly_income: { from: 34_000, to: 34_000 }, household_size: 3 }],
  ['vive con su nieta de 9', { household_size: 2 }],
  [
    'just him n me n my lil sis shes 11. he clears maybe 32k',
    { yearly_income: { from: 32_000, to: 32_000 }, household_size: 3 },
  ],
  ['gano 38 mil, vivo con mi mamá que no trabaja y mi nieto', { yearly_income: { from: 38_000, to: 38_000 } }],
  ['seguro no tengo, soy pescador', { insurance: ['none'] }],
  ['Saco 1,500 del seguro y vivo solo', { yearly_income: { from: 18_000, to: 18_000 }, household_size: 1 }],
  ['my plan is a Bronze with a $9,000 deductible', { insurance: ['commercial'] }],
  ['my son is 6 and my daughter is 13', {}],
  ['1) EpiPen for my son, 2) acne cream, 3) yo tiroides', {}],
  ['mi hijo de 6 EpiPen, mi hija de 13 acné, yo tiroides', {}],
  ['I am 44, my son is 6 and my daughter is 13', { age: { from: 44, to: 44 } }],
  [
    'Cobro 1,290 de Seguro Social y vivo con mi esposo, él cobra 900',
    { yearly_income: { from: 26_280, to: 26_280 }, household_size: 2 },
  ],
  ['I get 1,290 from social security, he gets 900', { yearly_income: { from: 26_280, to: 26_280 } }],
  ['Si mi esposo agarra el seguro del trabajo en enero, ¿pierden los niños el Medicaid?', {}],
  ['if my husband takes the job insurance in January, do the kids lose Medicaid', {}],
  ["I'm 67 and on medicare can I use my part d", { age: { from: 67, to: 67 }, insurance: ['medicare', 'part_d'] }],
  ['i have a job plan', { insurance: ['commercial'] }],
  ['a work plan', { insurance: ['commercial'] }],
  ['a payment plan for work boots', {}],
  ['850.50 on the 1st and 850.50 on the 15th', { yearly_income: { from: 20_412, to: 20_412 } }],
  ['850.10 el día 1 y 1,050.20 el día 15', { yearly_income: { from: 22_804, to: 22_804 } }],
  ['my sister makes 40k and has Aetna and pays 10 bucks. I got nothing', { insurance: ['none'] }],
  ['this guy at work has United Healthcare and pulls in 80,000 a year', {}],
  ["my brother in law lives in Texas, he's 70 and has Medicare", {}],
  ['a lady at dialysis told me her Medicaid pays for it', {}],
  ['the neighbor across the street makes more than me and gets extra help', {}],
  ['el esposo de mi vecina trabaja en la Ford y tiene Blue Cross', {}],
  ['mi cuñado tiene 67 años y tiene Medicare y gana 1,500 al mes', {}],
  ['mi comadre tiene 70 y con su Medicare le sale en 12 dólares. Yo no tengo nada', { insurance: ['none'] }],
  ['una conocida gana 40 mil. Nosotros ganamos 32 mil', { yearly_income: { from: 32_000, to: 32_000 } }],
  ['my ex makes 90,000 and has Cigna, I make 1,900 a month', { yearly_income: { from: 22_800, to: 22_800 } }],
  [
    'my brother needs it, he is 55, has Medicaid and gets 943 a month from SSI',
    { yearly_income: { from: 11_316, to: 11_316 }, age: { from: 55, to: 55 }, insurance: ['medicaid'] },
  ],
  [
    'asking for a friend, she is 44 with no insurance and makes 28k',
    { yearly_income: { from: 28_000, to: 28_000 }, age: { from: 44, to: 44 }, insurance: ['none'] },
  ],
  [
    'pregunto por un amigo, tiene 48 años, gana 20 mil al año, sin seguro',
    { yearly_income: { from: 20_000, to: 20_000 }, age: { from: 48, to: 48 }, insurance: ['none'] },
  ],
  [
    'my aunt has Medicare, gets 1,020 a month and takes Eliquis',
    { yearly_income: { from: 12_240, to: 12_240 }, insurance: ['medicare'] },
  ],
  ['a girl I work with has Cigna, makes about 45k and pays nothing', {}],
  ['el compadre de mi esposo tiene AHCCCS', {}],
  ['my cousin and I both have Aetna through the plant', { insurance: ['commercial'] }],
  ['my boss pays 700 a week, no insurance', { yearly_income: { from: 36_400, to: 36_400 }, insurance: ['none'] }],
  ['tengo Ambetter del mercado aunque está carísimo', { insurance: ['commercial'] }],
  ['2 adults 1 kid, 52k', { yearly_income: { from: 52_000, to: 52_000 }, household_size: 3 }],
]

test.each(told)('of "%s" just what it tells of the person is taken', (text, facts) => {
  expect(readFacts(text, { stateOfZip })).toEqual(facts)
})

test.each([
  ['I am 65, not 60'],
  ['take 20, not 10'],
  ['sorry, my zip is 33135'],
  ['perdón, 07030'],
  ['sorry im 31'],
  ['sorry, the dose is 20 mg'],
  ['so 25'],
  ['perdón, somos 5'],
  ['wait until the 20'],
  ['wait, it is more like 25 weeks'],
  ['hold on, I said 19 pills not 25'],
])('"%s" corrects no income', (text) => {
  expect(correctedIncome(text, { from: 24_000, to: 24_000 }, { stateOfZip })).toBeUndefined()
})

test.each([
  ['2,400, not 2,000', 24_000, 28_800],
  ['2,400.50 not 2,000', 24_000, 28_806],
  ['2,400 not 2,000.50', 24_006, 28_800],
  ['$2400.50, not $2000', 24_000, 28_806],
  ['not 2,000.00, 2,400.50', 24_000, 28_806],
  ['son 2,400.50, no 2,000', 24_000, 28_806],
  ['los 1,150.25 son netos, bruto son como 1,400.50', 13_803, 16_806],
  ['sorry my husband got a raise so 78', 71_000, 78_000],
  ['no wait he got a raise its like 45', 38_000, 45_000],
  ['perdón, gano 32', 27_000, 32_000],
  ['wait I said 58 thats before the insurance on the truck so more like 49', 58_000, 49_000],
  ['hold on, 62 was gross, after gas its more like 51', 62_000, 51_000],
  ["my mistake it's 55 not 58", 58_000, 55_000],
  ['espera, dije 30 pero son 27', 30_000, 27_000],
])('an income that is corrected is of the same period, cents and all: "%s"', (text, known, now) => {
  expect(correctedIncome(text, { from: known, to: known }, {})).toEqual({ yearly_income: { from: now, to: now } })
})

test('how old a medicine is is no age', () => {
  expect(readFacts('colchicine is over 100 years old', {}, ['colchicine'])).toEqual({})
  expect(readFacts('la colchicina tiene 100 años', {}, ['colchicina'])).toEqual({})
})

test('who has Medicare and tells of the VA has both, and other insurance is another', () => {
  expect(besideMedicare('and the VA', { insurance: ['va'] }, ['medicare', 'part_d'])).toEqual({
    insurance: ['medicare', 'part_d', 'va'],
  })
  expect(besideMedicare('I got Medicare too', { insurance: ['medicare'] }, ['va'])).toEqual({
    insurance: ['medicare', 'va'],
  })
  expect(besideMedicare('the VA', { insurance: ['va'] }, ['commercial'])).toEqual({})
  expect(besideMedicare('medicaid', { insurance: ['medicaid'] }, ['medicare'])).toEqual({})
})

test.each([
  ['there is another card, it says Humana', { insurance: ['medicare'] }],
  ['la otra tarjeta dice Aetna', { insurance: ['medicare'] }],
  ['and Cigna from my wife’s job', {}],
  ['I have a marketplace plan now, Anthem', {}],
])('"%s" of who has Medicare names who runs the plan, unless a job or the Marketplace gives it', (text, told) => {
  expect(besideMedicare(text, { insurance: ['commercial'] }, ['medicare'])).toEqual(told)
})

test.each([
  ["it's like 2 thousand a month", true],
  ['ay son 900 al mes', true],
  ["and that's 1,450 a month", true],
  ['2,100 a month', false],
  ['I get 2,100 a month', false],
  ["social security, it's 1,400 a month", false],
])('"%s" says nothing but a price, where no income was asked for: %s', (text, isPrice) => {
  expect(tellsPriceAlone(text)).toBe(isPrice)
})
