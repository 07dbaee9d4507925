import { limit, type PageWithTruth, pay, phone } from './page-with-truth.ts'

/** A page of another maker of sites: a hero, columns, a list of links, small print. */
const site = (name: string, isChanged: boolean, ...parts: string[]): PageWithTruth => ({
  about: name,
  isChanged,
  html: `<!doctype html><html><head><title>Savings for Trapex® (trapexin) tablets</title><script>window.x=1</script></head><body><div class="isi-tray"><p>Please see Prescribing Information for Trapex.</p></div><div class="hero"><h1>Trapex Cares is here for you</h1><p>Help for people who take Trapex and worry about what it costs, from the first fill on.</p></div>${parts.map((part) => `<div class="row"><div class="col">${part}</div></div>`).join('')}<ul class="links"><li>Terms of use</li><li>Careers</li><li>Site map</li></ul><p class="legal">Trapex Pharma, 1 Main Street, Newark, NJ. Main office 1-973-555-0150.</p></body></html>`,
})
const same = (name: string, ...parts: string[]) => site(name, false, ...parts)
const changed = (name: string, ...parts: string[]) => site(name, true, ...parts)

/** Judged once before the rules knew them: docs/refresh.md has the figures. */
export const heroPages: PageWithTruth[] = [
  changed(
    'a team with a new number',
    '<h3>Talk to our team</h3><p>Our program specialists can help. Phone: 1-844-555-2368, weekdays 9 to 6.</p>'.replace(
      '111-2222',
      '555-2368',
    ),
    limit,
  ),
  changed('need help with a new number', '<h4>Need help?</h4><p>888-444-5555</p>', pay),
  changed('to enroll, a new number', '<p>To enroll by phone, call Trapex Cares: 877-444-5555.</p>', limit),
  changed('preguntas', '<h3>¿Preguntas?</h3><p>Llámenos al 1-877-444-5555.</p>', limit),
  same(
    'the number of a hub for another medicine',
    limit,
    '<p>If you take Otherex, contact Otherex Connect at 1-877-444-5555.</p>',
  ),
  same(
    'a number for bills',
    limit,
    '<p>Questions about a bill from your hospital? Call its billing office at 1-877-444-5555.</p>',
  ),
  same('a number of Social Security', limit, '<p>Apply for Extra Help with Social Security: 1-800-772-1213.</p>'),
  same('a number of 211', limit, '<p>For help with food or rent, dial 211 or 1-877-444-5555.</p>'),
  same(
    'a number of a copay vendor for drugstores',
    limit,
    '<p>Pharmacy help desk for rejected claims: 1-877-444-5555.</p>',
  ),
  same('two of our own numbers', '<p>Copay card: 1-800-222-3333. Free medicine: 1-877-444-5555.</p>'),
  same('a number in a form field', limit, '<form><label>Your phone</label><input value="1-877-444-5555"></form>'),
  same(
    'a nurse line of the plan',
    limit,
    '<p>Your health plan may have a nurse line. One such number is 1-877-444-5555.</p>',
  ),

  changed(
    'an income rule among others',
    phone,
    '<p>To qualify you must: live in the US; have no insurance; and have a household income of no more than 450% of the Federal Poverty Level.</p>',
  ),
  changed('an income rule with a sign', phone, '<p>Household income ≤ 400% FPL</p>'),
  changed(
    'an income rule in a sentence about families',
    phone,
    '<p>You may be eligible if your family’s income is under 250 percent of the federal poverty guideline.</p>',
  ),
  changed(
    'an income rule in Spanish, below a question',
    phone,
    '<h3>¿Cuánto puedo ganar?</h3><p>Hasta el 400% del nivel federal de pobreza.</p>',
  ),
  changed(
    'an income rule in an accordion',
    phone,
    '<details><summary>Income</summary><p>Up to 500% of the Federal Poverty Level (FPL).</p></details>',
  ),
  same(
    'an income rule of the plan of a state',
    phone,
    '<p>In New Jersey, PAAD takes people with an income of up to 340% of the federal poverty level.</p>',
  ),
  same(
    'an income rule of the government for premiums',
    phone,
    '<p>You may get a tax credit if your income is below 400% of the federal poverty level.</p>',
  ),
  same(
    'an income rule of a sister program',
    phone,
    '<h3>Otherex Cares</h3><p>Your household income must be at or below 500% of the federal poverty level.</p>',
  ),
  same(
    'an income rule that was',
    phone,
    '<p>Until 2024 your income could be up to 200% of the federal poverty level. Ask us for the rule of today.</p>',
  ),
  same(
    'a guideline explained',
    phone,
    '<p>The federal poverty level is set each year. For one person it is $15,960; 150% of it is $23,940.</p>',
  ),
  same(
    'an income rule for a discount',
    phone,
    limit,
    '<p>If your income is between 300% and 400% of the federal poverty level, you may get a lower price.</p>',
  ),
  same(
    'an income rule of an example',
    phone,
    '<p>For example, a household at 250% of the federal poverty level would have an income of $39,900.</p>',
  ),

  changed(
    'a copay on a card',
    phone,
    '<div class="card"><p>Pay as little as $20*</p><p>*per 30-day fill, with private insurance</p></div>',
  ),
  changed(
    'a copay in an answer',
    phone,
    '<h4>What will I pay?</h4><p>With the Trapex card you may pay as little as $5 for each fill.</p>',
  ),
  changed(
    'a yearly most in small print',
    phone,
    '<p class="legal">Annual benefit limit: $10,400 per calendar year. Other restrictions apply.</p>',
  ),
  changed('a yearly most in Spanish', phone, '<p>El ahorro máximo es de $7,200 por año.</p>'),
  same('a price for cash', phone, '<p>Paying cash? Pay just $89 a month.</p>'),
  same('a price for three months', phone, '<p>Pay as little as $60 for a 90-day fill.</p>'),
  same('a copay of the past', phone, '<p>In 2024 eligible patients paid as little as $10.</p>'),
  same('a most of each month', phone, pay, '<p>You can save up to $250 per month.</p>'),
  same('a yearly limit of the plan', phone, '<p>Your plan’s out-of-pocket limit may be up to $10,600 per year.</p>'),
  same('a copay of another card', phone, '<h3>Otherex card</h3><p>Eligible patients pay as little as $0 per fill.</p>'),
  same('a copay that many have', phone, '<p>9 out of 10 people with our card pay as little as $15.</p>', pay),
  same('what a trip costs', phone, '<p>Rides to your visit cost just $3.</p>'),

  changed(
    'an end told by the program',
    '<p><strong>Notice:</strong> Trapex Cares is closed. The program was discontinued on September 30, 2026.</p>',
  ),
  changed('an end of new people', phone, '<p>Trapex Cares is no longer enrolling new patients.</p>'),
  changed('an offer over', phone, '<p class="legal">This offer expires 3/31/2026.</p>'),
  same('an end of a page', phone, '<p>This page has moved. The program goes on at its new address.</p>'),
  same('an end of the chat for today', phone, '<p>Live chat for the program is closed. It opens again at 8 a.m.</p>'),
  same('an end of a state’s program', phone, '<p>The Ohio prescription program was closed in 2019.</p>'),
  same(
    'an end of a medicine of others',
    phone,
    '<p>Otherex has been discontinued. If you took it, ask your doctor about Trapex and this program.</p>',
  ),
  same('an end that is still far', phone, '<p>The offer is good through December 31, 2028.</p>'),
  same('an end of a card after a year', phone, '<p>Cards end after 12 months; when yours has ended, enroll again.</p>'),
]
