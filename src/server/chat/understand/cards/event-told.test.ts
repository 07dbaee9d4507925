import { expect, test } from 'vitest'
import type { InsuranceKind } from '#contract/eligibility.ts'
import { emptyContext, type TalkContext } from '#server/chat/turn.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'

const understand = testUnderstanding()

const listed: TalkContext = { ...emptyContext, intent: 'programs', drugs: ['trelegy-ellipta'], asks: 'insurance' }
const having = (...insurance: InsuranceKind[]): TalkContext => ({ ...listed, facts: { insurance } })

type Told = [says: string, card: string, before?: TalkContext]

test.each<Told>([
  ['the plant shut down and we all lost our coverage', 'lost-job-insurance'],
  ['they let me go in june so no more blue cross', 'lost-job-insurance'],
  ['a mi esposo lo despidieron y el seguro era de su trabajo', 'lost-job-insurance'],
  ['me cancelaron el seguro en mayo', 'special-enrollment-lost-coverage'],
  ['they closed my medicaid case because i didnt send the forms', 'medicaid-ended-for-papers'],
  ['i lost medicaid cause i make too much now', 'lost-medicaid-marketplace-days'],
  ['nos dieron de baja del medicaid a todos', 'medicaid-apply-any-time'],
  ['they shut off my HIP. what do i do now', 'medicaid-ended-for-papers'],
  ['me llegó una carta de medicaid que se vence el 30', 'medicaid-renewal'],
  ['its time to recertify for my masshealth', 'medicaid-renewal'],
  ['turning 26 next month', 'turning-26'],
  ['mi hija va a cumplir 26 en abril', 'turning-26'],
  ['my medicare starts in march', 'medicare-first-sign-up'],
  ['cobra would be 640 a month for just me', 'cobra'],
  ['el cobra sale carísimo', 'cobra'],
  ['antes el seguro me lo pagaba y ahora no', 'exception-request'],
  ['they dropped it from the list this year', 'plan-dropped-my-medicine', having('medicare', 'part_d')],
  ['they want to switch me to another one, the va says', 'va-will-not-give-medicine', having('va')],
  ['masshealth me lo negó', 'denied-ask-why'],
  ['blue cross says she has to try methotrexate first', 'step-therapy'],
  ['mi seguro quiere que primero tome metformina', 'step-therapy'],
  ['dice la carta que primero pruebe metformina', 'step-therapy'],
  ['the pharmacy told me its too soon to refill the levothyroxine', 'refill-too-soon'],
  ['dicen que es muy pronto para resurtir mi lisinopril', 'refill-too-soon'],
  ['my copay card is maxed out', 'copay-accumulator'],
  ['walgreens is out of it until next week', 'out-of-stock'],
  ['i just moved here from ohio and my medicaid is from there', 'medicaid-other-state'],
  ['estoy embarazada y no tengo seguro', 'pregnant-no-insurance'],
  ["my new job's insurance doesnt start for 90 days", 'between-insurances'],
  ['my husband died in march and i was on his insurance', 'divorce-or-death-insurance'],
  ['my medicare ends in september, 36 months after my transplant', 'kidney-failure-medicare'],
  ['i have medicare but no part d', 'medicare-late-penalty'],
])('“%s”, beside a medicine, is answered by %s', (says, card, before = listed) => {
  const { intent, cards } = understand(says, before, 'en')
  expect([intent, cards[0]]).toEqual(['knowledge', card])
})

test.each<Told>([
  ['turning 65 in february, still on my job plan', 'working-past-65-job-plan'],
  ['cumplo 65 en enero', 'medicare-first-sign-up'],
  ['they shut off my badgercare last week', 'medicaid-ended-for-papers'],
  ['me sacaron del medicaid', 'medicaid-apply-any-time'],
])('a talk that begins with “%s” is answered by %s', (says, card) => {
  const { intent, cards } = understand(says, emptyContext, 'en')
  expect([intent, cards[0]]).toEqual(['knowledge', card])
})

test.each([
  'Caremark dropped my Ozempic from their list',
  'new job, insurance dont kick in for 90 days, Dulera is $300',
])('a talk that begins with a medicine begins with what may pay for it: “%s”', (says) => {
  expect(understand(says, emptyContext, 'en').intent).not.toBe('knowledge')
})

test.each([
  'i have medicaid',
  'i lost my job in 2019 and now i have medicare',
  'my job doesnt offer insurance',
  'i moved here 20 years ago',
  'i am 26',
  'we moved my mom into our house',
  'the pharmacy gave me 30',
  'perdí mi tarjeta',
  'mi esposa cobra 900 de incapacidad',
  'me cobra 340 la farmacia',
  'left my job to care for my dad so i have covered california now',
  'no insurance, i get medicare in feb',
  'ambetter silver, it was aetna through my husband till the divorce',
  'lost 20 pounds on it',
  'I have to take it first thing in the morning',
  'se me olvido',
])('“%s” is told, and nothing befell anybody', (says) => {
  expect(understand(says, listed, 'en').intent).not.toBe('knowledge')
})

test.each<[string, InsuranceKind[]]>([
  ['badgercare dropped me last month', ['none']],
  ['se me quitó el medicaid en junio', ['none']],
  ['they shut off my HIP', ['none']],
])('after “%s” the insurance is %j', (says, insurance) => {
  expect(understand(says, listed, 'en').facts.insurance).toEqual(insurance)
})

test('what was answered earlier in the talk is not told again', () => {
  const told = { ...listed, told: ['turning-26', 'cobra'] }
  expect(understand('i turn 26 next month', told, 'en').cards).not.toContain('turning-26')
})
