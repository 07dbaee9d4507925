import { expect, test } from 'vitest'
import type { PersonFacts } from '#contract/eligibility.ts'
import { emptyContext, type TalkContext } from '#server/chat/turn.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'

const understand = testUnderstanding()

const ofOzempic: TalkContext = { ...emptyContext, intent: 'programs', drugs: ['ozempic'] }
const pair = ['eliquis', 'xarelto']
const ofTwo: TalkContext = { ...ofOzempic, drugs: pair, together: pair, asks: 'drug' }
const insured: TalkContext = { ...ofOzempic, facts: { insurance: ['medicare', 'part_d'] } }

type Said = [says: string, facts: PersonFacts, before?: TalkContext]

test.each<Said>([
  ["I don't have Medicare, I have Medicaid", { insurance: ['medicaid'] }],
  ['no tengo Medicare, tengo Medicaid', { insurance: ['medicaid'] }],
  ['I lost my insurance in April', { insurance: ['none'] }],
  ['perdí mi seguro en abril', { insurance: ['none'] }],
  ['they cut my Medicaid in April', { insurance: ['none'] }, { ...ofOzempic, facts: { insurance: ['medicaid'] } }],
  ['me quitaron el Medicaid en abril', { insurance: ['none'] }, { ...ofOzempic, facts: { insurance: ['medicaid'] } }],
  ["I was wrong, I don't have Medicare", {}, insured],
  ['me equivoqué, no tengo Medicare', {}, insured],
  ['no, not Medicare, Medicaid', { insurance: ['medicaid'] }, insured],
  ['I have Medicare but no part D', { insurance: ['medicare'] }, insured],
  ["my wife doesn't have Medicare", { insurance: ['medicare', 'part_d'] }, insured],
  ["my wife has Medicare, I don't", {}],
  ['mi esposa tiene Medicare, yo no', {}],
  ['I make too much for Medicaid', {}],
  ['gano demasiado para Medicaid', {}],
  ['no, 3 people not 2', { household_size: 3 }, { ...ofOzempic, facts: { household_size: 2 } }],
  ['no, somos 3, no 2', { household_size: 3 }, { ...ofOzempic, facts: { household_size: 2 } }],
  [
    'no I make 3000 a month',
    { yearly_income: { from: 36_000, to: 36_000 } },
    { ...ofOzempic, facts: { yearly_income: { from: 24_000, to: 24_000 } } },
  ],
  [
    'I have to correct that, I looked at the paper and it is $1,980 before they take out the Part B',
    { yearly_income: { from: 23_760, to: 23_760 } },
    { ...ofOzempic, facts: { yearly_income: { from: 20_400, to: 20_400 } } },
  ],
  [
    'perdone, me equivoqué, son 23,000',
    { yearly_income: { from: 23_000, to: 23_000 } },
    { ...ofOzempic, facts: { yearly_income: { from: 20_400, to: 20_400 } } },
  ],
  [
    'sorry, the rent is $1,500',
    { yearly_income: { from: 20_400, to: 20_400 } },
    { ...ofOzempic, facts: { yearly_income: { from: 20_400, to: 20_400 } } },
  ],
  ...(['no sorry 2400 not 24000. i wish', 'perdón 2400 no 24000, ojalá'] as const).map(
    (says): Said => [
      says,
      { yearly_income: { from: 28_800, to: 28_800 } },
      { ...ofOzempic, facts: { yearly_income: { from: 288_000, to: 288_000 } } },
    ],
  ),
  ...(
    [
      ['I made a mistake, the pension is 1,490 not 1,940', 23_280, 17_880],
      ['I made a mistake, the pension is 1,490 not 1,940', 37_680, 32_280],
      ['la pensión no es 1,940, es 1,490', 37_680, 32_280],
      ['Correction: it’s $900 every two weeks, not per month', 10_800, 23_400],
      ['no son 900 al mes, no, son 900 cada dos semanas', 10_800, 23_400],
      ['los 1,150 son netos, bruto son como 1,400', 13_800, 16_800],
      ['that’s net, gross is 1,400', 13_800, 16_800],
      ['the rent is 1,490 not 1,940', 37_680, 37_680],
      ['its maybe 300 dollars a year', 19_320, 19_320],
      ['son como 300 dólares al año', 19_320, 19_320],
      ['I also make 200 a month on the side', 24_000, 26_400],
      ['también vendo colchas, saco 100 al mes', 24_000, 25_200],
      ['I also make 3,000 a month', 24_000, 36_000],
      ['sería a 34 la hora', 21_600, 21_600],
    ] as const
  ).map(([says, known, now]): Said => {
    const ofYear = (from: number) => ({ yearly_income: { from, to: from } })
    return [says, ofYear(now), { ...ofOzempic, facts: ofYear(known) }]
  }),
  ...(
    [
      ['gano 12 la hora más propinas, ponle unos 2,600 al mes', { yearly_income: { from: 31_200, to: 31_200 } }],
      ['Si consigo el trabajo en el hospital sería a 34 la hora full time', {}],
      ['the new job wud be maybe 600 more', {}],
      ['he makes good money like 110', {}],
      ['like 2100 normally', { yearly_income: { from: 25_200, to: 25_200 } }],
    ] as const
  ).map(([says, facts]): Said => [says, facts, { ...ofOzempic, asks: 'yearly_income' }]),
  ['Can I have this Medicaid', {}],
  ['¿puedo tener Medicaid?', {}],
  ['my doctor moved to Seattle', {}],
  ['my cousin in Chicago has one', {}],
  ['mi prima en Chicago tiene uno', {}],
  ['the supplement is from Mutual of Omaha', {}],
  ['mi doctora de 12 años no me coge el plan', {}],
  ['tengo medicare y me negaron la Humira', { insurance: ['medicare'] }],
  ['tengo medicaid y me quitaron la medicina', { insurance: ['medicaid'] }],
  ['tengo medical y me voy a Oaxaca', { insurance: ['medicaid'] }],
  [
    'no quiero que llegue nada a la casa con el nombre de la medicina',
    { insurance: ['medicaid'] },
    { ...ofOzempic, facts: { insurance: ['medicaid'] } },
  ],
  ['ahora vivo en Texas', { state: 'TX' }, { ...ofOzempic, facts: { state: 'NY' } }],
])('“%s” sets and takes back what it says: %o', (says, facts, before = emptyContext) => {
  expect(understand(says, before, 'en').facts).toEqual(facts)
})

test.each<[says: string, drugs: string[], before: TalkContext]>([
  ['not Ozempic, Rybelsus', ['rybelsus'], ofOzempic],
  ['no Ozempic, Rybelsus', ['rybelsus'], ofOzempic],
  ['no era Ozempic, es Rybelsus', ['rybelsus'], ofOzempic],
  ['Rybelsus, not Ozempic', ['rybelsus'], emptyContext],
  ['Entresto, no wait, Enbrel', ['enbrel'], emptyContext],
  ['Entresto, no espera, Enbrel', ['enbrel'], emptyContext],
  ['perdón, Enbrel', ['enbrel'], ofOzempic],
  ['I have no Ozempic left and my Jardiance is out too', ['ozempic', 'jardiance'], emptyContext],
  ['is the second one cheaper', ['xarelto'], ofTwo],
  ['¿la segunda es más barata?', ['xarelto'], ofTwo],
  ['the first one', ['eliquis'], ofTwo],
  ['la primera', ['eliquis'], ofTwo],
  ['both', pair, ofTwo],
  ['las dos', pair, ofTwo],
  ['and for the other one?', ['xarelto'], { ...ofTwo, drugs: ['eliquis'] }],
  ['¿y para la otra?', ['eliquis'], { ...ofTwo, drugs: ['xarelto'] }],
])('“%s” is about %o', (says, drugs, before) => {
  expect(understand(says, before, 'en').drugs).toEqual(drugs)
})

test('ten medicines in one line are all read', () => {
  const says =
    'Eliquis 5mg bid, jardiance 10, metoprolol, atorvastatin 40, lisinopril, ozempic, humira, xarelto, trulicity, januvia'
  expect(understand(says, emptyContext, 'en')).toMatchObject({ intent: 'programs', drugs: { length: 10 } })
})

test('a topic that changes leaves the medicine', () => {
  for (const says of ['forget that, I need food near 14604', 'olvídelo, necesito comida en 14604'])
    expect(understand(says, ofOzempic, 'en')).toMatchObject({ intent: 'local_help', place: '14604', category: 'food' })
})

const ofEffexor: TalkContext = { ...emptyContext, intent: 'programs', drugs: ['effexor-xr'] }

test.each([
  ["can i just take my roommate's lexapro till i get mine", ['effexor-xr']],
  ['can I borrow my sisters Zoloft', ['effexor-xr']],
  ['puedo tomar el lexapro de mi hermana mientras', ['effexor-xr']],
  ['if they deny it and say try Zoloft first, can I appeal', ['effexor-xr']],
  ['my insurance says I have to fail Lexapro before Effexor', ['effexor-xr']],
  ['quieren que primero falle con Zoloft o con Lexapro', ['effexor-xr']],
  ['dicen que pruebe Zoloft primero', ['effexor-xr']],
  ['what about Zoloft instead', ['zoloft']],
  ['my husband takes Zoloft, how much is it', ['zoloft']],
  ['my doctor said to take Zoloft, is there a coupon', ['zoloft']],
])(
  'a medicine of somebody else, or one that a plan wants first, takes no place of the one of the talk: "%s"',
  (says, drugs) => {
    expect(understand(says, ofEffexor, 'en').drugs).toEqual(drugs)
  },
)

test.each([
  ['I take dimethyl fumarate, previously Tecfidera', ['dimethyl-fumarate']],
  ['now on glipizide, before that Januvia', ['glipizide']],
  ['tomo metformina, antes Janumet', ['metformin']],
  ['I was previously denied for Januvia', ['januvia']],
])('of what was taken before and what is taken now the latter is meant: "%s"', (says, drugs) => {
  expect(understand(says, emptyContext, 'en').drugs).toEqual(drugs)
})

test.each(['01604', '02139', '06511'])('a ZIP code that begins with 0 is no income: "%s"', (says) => {
  const { place, facts } = understand(says, { ...ofOzempic, asks: 'insurance' }, 'en')
  expect([place, facts.yearly_income]).toEqual([says, undefined])
})
