import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { InsuranceKind } from '#contract/eligibility.ts'
import { emptyContext, type TalkContext } from '#server/chat/turn.ts'
import { endsInsurance } from '#server/eligibility/understand/insurance/held-insurance.ts'
import { understand } from '#server/eligibility/understand/understand.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'
import { readFacts } from './facts.ts'

// What people say of insurance they have, had, were denied, want, or somebody else has. `held` is what they have:
// "open" where they do not say. The sentences were written before the reading of them; do not tune it to the second file.
type Case = { language: 'en' | 'es'; sentence: string; held: string }

const readers: Record<string, (sentence: string) => string> = {
  chat: (sentence) => written(readFacts(sentence, {}).insurance),
  // What the check is in doubt of it asks about, so that only a sure reading rules programs out.
  check(sentence) {
    const read = understand('insurance', sentence)
    if (read.kind !== 'fact') return 'open'
    // Insurance that was lost may have been the only one: whether there is none is asked.
    const isAsked = read.doubtful && endsInsurance(sentence)
    return isAsked ? 'open' : written(read.facts.insurance)
  },
}

function written(kinds: InsuranceKind[] | undefined): string {
  return kinds?.join(' + ') ?? 'open'
}

function casesOf(file: string): Case[] {
  return parse(readFileSync(new URL(file, import.meta.url)), { columns: true })
}

const known = casesOf('insurance-held.csv')
const heldOut = casesOf('insurance-held-out.csv')

test.each(Object.keys(readers))('the %s takes as held what people say they have, and nothing else', (reader) => {
  const wrong = known
    .map(({ sentence, held }) => ({ sentence, held, read: readers[reader]?.(sentence) }))
    .filter(({ held, read }) => read !== held)
  expect(wrong).toEqual([])
})

test.each(Object.keys(readers))('the %s reads nine in ten of the sentences that were set aside', (reader) => {
  const right = heldOut.filter(({ sentence, held }) => readers[reader]?.(sentence) === held)
  process.stdout.write(`${reader}: ${right.length} of ${heldOut.length} sentences set aside are read right\n`)
  expect(right.length / heldOut.length).toBeGreaterThanOrEqual(0.9)
})

test.each([
  ["they took my medicaid and now I'm on nothing", 'none'],
  ['VA does my pills and I have medicare too A and B', 'medicare + va'],
  ['va does my pills and I have medicare too', 'medicare + va'],
  ['is medicare the same as medicaid', 'open'],
  ['kids got medicaid i got nothing', 'none'],
  ['me quitaron el medicaid cuando el bebé cumplió un año, ahorita ando sin nada', 'none'],
  ['es lo mismo medicare que medicaid', 'open'],
  ['el medicare es nomás para los de 65 o también para los que no tienen papeles', 'open'],
  ['a los cuántos años dan el medicare', 'open'],
  ['¿mi medicaid sirve en Georgia?', 'medicaid'],
  ['Medicare sí, la ayuda extra ni idea', 'medicare'],
  ['Medicare. Extra Help? never heard of it', 'medicare'],
  ['Medicare sí, Medicaid no sé', 'medicare'],
  ['I ask for my sister because she has medicaid, the pills are for her', 'medicaid'],
  ['mi hermana la de Texas tiene Medicaid pero yo no tengo ningún seguro', 'none'],
  ["my job don't offer nothing", 'none'],
  ['no me dan seguro', 'none'],
  ['I get all my pills at the VA in Tucson, also have Medicare A and B', 'medicare + va'],
  ['me atiendo en el VA y tengo Medicare', 'medicare + va'],
  ["I can't get my pills at the VA, I have Medicare", 'medicare'],
  ['medicare for the both of us no drug plan', 'medicare'],
  ['she is on my plan from the post office till 26', 'commercial'],
  ['mi hijo está en mi plan del trabajo, la medicina es de él', 'commercial'],
  ['tengo el seguro de Walmart por el trabajo', 'commercial'],
  ["my husband's union covers us both", 'commercial'],
  ['grandma got the Humana medicare advantage and medicaid too', 'medicare + part_d + medicaid'],
  ["i have tricare through my husband, he's active duty", 'tricare'],
  ['fell off my parents insurance when i turned 26', 'none'],
  ['i have medicaid and they cut off my water', 'medicaid'],
  ['tengo medicaid y se me venció la receta', 'medicaid'],
  ['tengo seguro del trabajo y se venció la autorización', 'commercial'],
  ['¿y con mi medicaid cuánto pago?', 'medicaid'],
  ['I have medicaid, does it pay for that?', 'medicaid'],
  ['Medicare, what do i do first?', 'medicare'],
  ['trabajo en una factoría y tengo seguro de ahí', 'commercial'],
  ['i aged out of my dads plan', 'none'],
  ["when can I change out of the Advantage plan, I don't like it, they dropped my eye doctor", 'medicare + part_d'],
  ['medicare wont pay for it right? which is rude', 'medicare'],
  ['my medicaid ends when the baby is 2 months right?', 'medicaid'],
  ['my medicaid is ending the 30th they say', 'medicaid'],
  ['mi medicaid se me acaba en mayo', 'medicaid'],
  ['my medicaid ended in may', 'open'],
  ['they took away my extra help', 'medicare + part_d'],
  ['ME MANDARON UNA CARTA QUE ME QUITAN EL EXTRA HELP', 'medicare + part_d'],
  ['perdi la ayuda adicional en enero', 'medicare + part_d'],
  ['will i lose my extra help if i work', 'open'],
  ['how do i get extra help', 'open'],
  ['i let my insurance lapse when i moved', 'none'],
  ['pues medicaid', 'medicaid'],
  ['medicaid then', 'medicaid'],
  ['medicaid, can you help', 'medicaid'],
  ['¿y con Medicaid cuánto pago?', 'medicaid'],
  ['We each have our own Part D plan. His is through Humana and mine is Wellcare.', 'medicare + part_d'],
  ['we both have part d. I have Aetna and he has Wellcare', 'medicare + part_d'],
  ['I have Medicare part D. Cigna from my job too', 'medicare + part_d + commercial'],
  ['entonces primero el medicaid y luego la tarjeta', 'open'],
  ['Medicaid was supposed to start this month but nothing came', 'open'],
  ["its the university's plan", 'commercial'],
  ["our church has Medi-Share, it's not insurance", 'none'],
  ['aetna, por la compañia donde trabajo', 'commercial'],
  ['my mom got laid off from the warehouse so were losing insurance on the 31st', 'commercial'],
  ['we have ahcccs i think my mom does that', 'medicaid'],
  ['if it matters I have Blue Cross from work', 'commercial'],
  ['primero que nada tengo medicare', 'medicare'],
  ["he said I'm on Medicaid now", 'medicaid'],
  ['me dicen que con mi medicare no se puede', 'medicare'],
  ['got Medicaid, is there a copay', 'medicaid'],
  ['is there anything for people on Medicare like me', 'medicare'],
  ['my mom got me on Medicaid', 'medicaid'],
  ['puedo pagar en efectivo porque no tengo seguro', 'none'],
  ['lost my job so now I have nothing', 'none'],
  ['the college where I teach gives us Aetna', 'commercial'],
  ["so am I ok? I'm on Medicaid", 'medicaid'],
  ["Humana was the old one. It's the Devoted one", 'medicare + part_d'],
  ['does it take people like us, or only people with no insurance?', 'open'],
  ['is that card for people who have no insurance', 'open'],
  ['¿es solo para gente sin seguro?', 'open'],
  ['is there help for people without insurance', 'none'],
  ['gente como yo sin seguro', 'none'],
  ["she doesn't have medicare or anything", 'none'],
  ['no tiene medicare, no tiene na', 'none'],
  ['no tengo na de seguro', 'none'],
  ['no tengo seguransa antes tenia una tarjeta de la clinica pero se vencio', 'none'],
  ['We buy our own insurance, Medica, silver', 'commercial'],
  ["we're self employed and purchase our coverage ourselves", 'commercial'],
  ['pagamos nuestro propio seguro', 'commercial'],
  ['we want to buy our own insurance', 'open'],
  ["we can't buy our own insurance", 'open'],
  ['I have insurance from the agency, Tufts', 'commercial'],
  ['and medicaid. i got denied two years ago but somebody said it changed', 'open'],
  ['medicaid? I applied and got rejected', 'open'],
  ['y el medicaid, me lo negaron', 'open'],
  ['I have medicaid. I got denied for the refill', 'medicaid'],
  ['medicaid, me negaron la receta', 'medicaid'],
  ['got laid off friday and my insurance ends the 31st', 'commercial'],
  ['me despidieron, el seguro me dura hasta fin de mes', 'commercial'],
  ['laid off, insurance ended the 31st', 'none'],
  ['laid off and my food stamp benefits end the 31st', 'open'],
  ['me quedé sin trabajo cuando cerró el restaurante y se fue el seguro con él', 'none'],
  ['the plant closed and my insurance went with it', 'none'],
  ['se me fue el seguro social de la mente', 'open'],
  ['no sabia que podia agarrar medicaid sin niños', 'open'],
  ["I didn't know a single man could get medicaid", 'open'],
  ['I thought medicaid was for people with kids', 'open'],
  ['yo pensaba que el medicaid era solo para viejitos', 'open'],
  ["I have medicare, I didn't know it could cover this", 'medicare'],
  ["ok i'll call medicaid tomorrow", 'open'],
  ['mañana llamo a masshealth', 'open'],
  ['una muchacha me llamó ayer diciendo que era de Medicare', 'open'],
  ['I have Medicaid and they called me from Medicaid yesterday', 'medicaid'],
  ['si le regresan el AHCCCS, qué paga', 'open'],
  ['if they give me medicaid back will it pay', 'open'],
  ['le habian dado el medicaid y ahora dicen que ya no tiene', 'open'],
  ['i thought i had medicaid', 'open'],
  ['I have pain at work', 'open'],
  ['I have a union meeting tonight', 'open'],
  ['con la compañía de gas tengo una deuda', 'open'],
  ['I got hurt at work and they sent me home', 'open'],
  ['how much would it be if I had no insurance', 'open'],
  ['should I tell them I have no insurance', 'open'],
  ['y si digo que no tengo seguro', 'open'],
  ['como si no tuviera seguro', 'open'],
  ['they treat me as uninsured', 'open'],
  ['what if I have no insurance', 'none'],
  ['si no tengo seguro, ¿qué hago?', 'none'],
  ['con medi-cal no, gano mucho', 'open'],
  ['hoy pago 30, con el plan de jubilado sería 120', 'open'],
  ['does the company have something for people with regular insurance', 'open'],
  ['pero con Medicare ya no la puedo usar', 'open'],
  ['con Medicaid no pago nada', 'medicaid'],
  ['con Medicare no me la cubren', 'medicare'],
  ['no insurance since they cut my hours', 'none'],
  ['no tengo seguro porque me cortaron las horas', 'none'],
  ['no insurance they kicked me off for a missing form', 'none'],
  ['tengo un plan bronce del mercado', 'commercial'],
  ['el seguro de mi esposo ya no la quiere pagar', 'commercial'],
  ["my husband's union plan", 'commercial'],
])('the chat hears what is held beside what else is told or asked: "%s"', (sentence, held) => {
  expect(readers.chat?.(sentence)).toBe(held)
})

test.each([
  'My friend has Highmark',
  'my boss has uhc',
  'my coworker has Molina',
  'my friend has United',
  'mi amiga tiene Excellus',
  'my neighbor has KanCare',
  'mi vecina tiene Keystone First',
  'my friend has medicade',
  'I used to have Husky',
  'antes tenía MaineCare',
])('whatever insurance somebody else has, or one had before, is not held: "%s"', (sentence) => {
  expect(Object.keys(readers).map((reader) => readers[reader]?.(sentence))).toEqual(['open', 'open'])
})

test.each([
  ['I have Highmark', 'commercial'],
  ['tengo UPMC del trabajo', 'commercial'],
  ['I have KanCare', 'medicaid'],
  ['Husky Health', 'medicaid'],
  ['I live in the United States and my mom has Medicaid', 'medicaid'],
  ['my son Oscar needs Ozempic', 'open'],
  ['my husky needs insulin', 'open'],
  ['insulina humana', 'open'],
  ['Humana. That was the old one', 'open'],
  ['we are in Providence', 'open'],
])('a name is of insurance where it says so: "%s"', (sentence, held) => {
  expect(readers.chat?.(sentence)).toBe(held)
})

const understandTurn = testUnderstanding()
const asked: TalkContext = { ...emptyContext, drugs: ['eliquis'], intent: 'eligibility', asks: 'insurance' }

test.each([
  ['none of that', 'none'],
  ["none of that. i'm 24 and make like 300 a week at the nail salon", 'none'],
  ['nothing since the plant laid me off in feb', 'none'],
  ['nothing since I quit', 'none'],
  ['no sir, nothing at all', 'none'],
  ['nada de eso', 'none'],
  ['nada desde que me corrieron de la planta en mayo', 'none'],
  ['ando sin nada', 'none'],
  ['ahorita estoy sin nada, soy nueva aquí', 'none'],
  ['por ahora nada', 'none'],
  ['extra help yes the full one, and part d thru silverscript', 'medicare + part_d + extra_help'],
  ['AHCCCS aquí en Mesa Arizona', 'medicaid'],
  ["no i'm not on anything", 'none'],
  ["I'm not on any plan right now", 'none'],
  ['nope', 'none'],
  ['no, nunca he tenido desde que llegué en 2016', 'none'],
  ['COBRA hasta diciembre, 640 al mes me sacan', 'commercial'],
  ['i was on my moms till i turned 26 in may, now nothing', 'none'],
  ["i'm on my wife's", 'commercial'],
  ['my dad carries me on his', 'commercial'],
  ["still on my parents'", 'commercial'],
  ['the electricians union', 'commercial'],
  ['company plan, high deductible', 'commercial'],
  ['an HMO', 'commercial'],
  ['Medical Mutual of Ohio', 'commercial'],
  ['Moda', 'commercial'],
  ["FEHB, I'm at the post office", 'commercial'],
  ['MNsure', 'commercial'],
  ['Covered CA, the bronze one', 'commercial'],
  ['I buy my own, 540 a month', 'commercial'],
  ['short term plan', 'commercial'],
  ['por el de mi marido', 'commercial'],
  ['mi hija me tiene en el suyo', 'commercial'],
  ['plan oro', 'commercial'],
  ['seguro del sindicato', 'commercial'],
  ['pago mi propio plan, 310 mensual', 'commercial'],
  ['el de la chamba', 'commercial'],
  ['la aseguranza de mi esposa', 'commercial'],
  ['OHP', 'medicaid'],
  ['Medical Assistance in PA', 'medicaid'],
  ['healthy michigan', 'medicaid'],
  ['el medical', 'medicaid'],
  ["haven't had any since my divorce", 'none'],
  ['I let it go, too expensive', 'none'],
  ['between jobs', 'none'],
  ['not anymore', 'none'],
  ["we can't afford the premiums", 'none'],
  ['ahorita no', 'none'],
  ['no, le dijeron que no puede medicare hasta los 5 años', 'none'],
  ['no, no califica para medicaid', 'none'],
  ["no they said we don't qualify for medicaid", 'none'],
  ['el de bajos recursos', 'medicaid'],
  ['aarp united i think', 'medicare + part_d'],
  ['Horizon por el distrito', 'commercial'],
  ["no I can't get it at Walmart", 'open'],
  ['lo dejé de pagar', 'none'],
  ['no tengo desde que cerró la fábrica', 'none'],
  ['pago en efectivo', 'none'],
  ['no agarré el del trabajo', 'none'],
  ["haven't had any since Tuesday, the bottle is empty", 'open'],
  ["I can't afford it", 'open'],
  ['no puedo pagarla', 'open'],
  ['ya no la tomo', 'open'],
  ['no tengo trabajo', 'open'],
  ['my doctor is at Geisinger', 'open'],
  ['I fell at work', 'open'],
  ['my husband is at work', 'open'],
  ['tengo que pedir permiso en mi trabajo', 'open'],
  ['is it private', 'open'],
  ['nunca he tenido problemas con la farmacia', 'open'],
  ['nothing helps my pain', 'open'],
  ['none of that works for me', 'open'],
  ['there is nothing on the shelf', 'open'],
  ['no me duele nada', 'open'],
  ['nada me ayuda con el dolor', 'open'],
  ['no hay nada en la farmacia', 'open'],
  ['whats the diffrence between medicare and medicaid i always mix em up', 'open'],
  ['¿el medicare cubre la insulina?', 'open'],
  ['mi hermana en Ohio tiene medicaid y no paga nada', 'open'],
])('asked what insurance they have, people answer: "%s"', (sentence, held) => {
  expect(written(understandTurn(sentence, asked, 'en').facts.insurance)).toBe(held)
})

test.each([
  ["I also have Blue Cross from my husband's job", 'medicare + commercial'],
  ['I switched to Blue Cross from my job', 'commercial'],
  ['and a Humana plan too', 'medicare'],
  ['I also have a prescription of mine. I have insurance from work', 'commercial'],
  ['mine is through Wellcare', 'medicare'],
  ['it is only for people with no insurance?', 'medicare'],
])('who has Medicare and names a plan: "%s"', (sentence, held) => {
  const before: TalkContext = { ...asked, asks: 'age', facts: { insurance: ['medicare'] } }
  expect(written(understandTurn(sentence, before, 'en').facts.insurance)).toBe(held)
})

test.each(['nothing since the plant laid me off', 'nothing helps my pain', 'no hay nada en la farmacia'])(
  'a plan that was told stays where nothing is said of it: "%s"',
  (sentence) => {
    const before: TalkContext = { ...asked, asks: 'age', facts: { insurance: ['commercial'] } }
    expect(understandTurn(sentence, before, 'en').facts.insurance).toEqual(['commercial'])
  },
)
