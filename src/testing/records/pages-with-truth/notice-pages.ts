import { limit, type PageWithTruth, pay, phone } from './page-with-truth.ts'

/** A long page with its important notice first, as drug makers write them. */
const long = (name: string, isChanged: boolean, ...parts: string[]): PageWithTruth => ({
  about: name,
  isChanged,
  html: `<!doctype html><html><head><title>Paying for Trapex</title></head><body><div class="alert">You are leaving our old site. Bookmark this page.</div><h1>Paying for Trapex</h1><p>Trapex Cares is a program of Trapex Pharma. It is for people who have a prescription for Trapex and live in the United States.</p>${parts.join('<hr>')}<h2>Safety</h2><p>Trapex can cause dizziness. You may report side effects to the FDA at 1-800-FDA-1088.</p><p>Trapex Pharma Inc., Newark, NJ. All rights reserved 2026.</p></body></html>`,
})
const same = (name: string, ...parts: string[]) => long(name, false, ...parts)
const changed = (name: string, ...parts: string[]) => long(name, true, ...parts)

/** Judged once before the rules knew them: docs/refresh.md has the figures. */
export const noticePages: PageWithTruth[] = [
  changed(
    'whom to ask',
    '<h2>Who can answer my questions?</h2><p>Our Trapex Cares counselors, at 1-866-444-5555.</p>',
    limit,
  ),
  changed('a contact line in bold', '<p><b>Contact us:</b> 1-866-444-5555, Mon-Fri 9-5</p>', pay),
  changed(
    'apply by phone',
    '<h2>How to apply</h2><p>By phone: 1-866-444-5555</p><p>By mail: PO Box 10, Newark, NJ</p>',
    limit,
  ),
  changed('llámenos', '<p>¿Tiene preguntas sobre el programa? Llámenos al 1-866-444-5555.</p>', pay),
  changed(
    'a list of three ways',
    '<h2>Enroll in Trapex Cares</h2><ul><li>Online</li><li>With your doctor</li><li>Phone 1-866-444-5555</li></ul>',
    limit,
  ),
  same('whom a caregiver asks', limit, '<p>Caregivers can call the Family Caregiver Alliance at 1-866-444-5555.</p>'),
  same('a lab', limit, '<p>Blood tests are done by LabFirst. To find a lab near you, call 1-866-444-5555.</p>'),
  same('a training line', limit, '<p>Learn to inject: our nurses train you at home. Book at 1-866-444-5555.</p>'),
  same('a quit line', limit, '<p>Want to stop smoking? Call 1-866-444-5555.</p>'),
  same('a language line', limit, '<p>Interpreters are free. For Vietnamese, press 4 or call 1-866-444-5555.</p>'),
  same('the number for returns', limit, '<p>To return damaged medicine, call McKesson at 1-866-444-5555.</p>'),
  same('a number of another country', limit, '<p>In Canada call 1-866-444-5555.</p>'),
  same('the wrong number warned of', phone, '<p>Beware of fraud: we never call you from 1-866-444-5555.</p>'),

  changed(
    'who may apply',
    phone,
    '<h2>Who may apply?</h2><ul><li>You have no drug coverage.</li><li>Your total household income is at or below 250% of the Federal Poverty Level.</li></ul>',
  ),
  changed(
    'new rules',
    phone,
    '<h2>New rules for 2026</h2><p>Your income may be no higher than 400% of the federal poverty guidelines.</p>',
  ),
  changed(
    'a limit beside dollars',
    phone,
    '<p>Income limit: 200% FPL, which is $31,920 for one person and $43,280 for two.</p>',
  ),
  changed(
    'quién puede',
    phone,
    '<h2>¿Quién puede recibir ayuda?</h2><p>Personas con ingresos de 400% del nivel federal de pobreza o menos.</p>',
  ),
  changed(
    'a limit in a cell',
    phone,
    '<table><tr><th>Requirement</th><th>Detail</th></tr><tr><td>Household income</td><td>Under 500% of FPL</td></tr></table>',
  ),
  same(
    'a limit of the charity fund',
    phone,
    '<p>Charities: the Assistance Fund takes people with an income up to 500% of the federal poverty level.</p>',
  ),
  same(
    'a limit of SNAP',
    phone,
    '<p>You may also get SNAP if your household income is below 130% of the federal poverty level.</p>',
  ),
  same(
    'a limit by size of dose',
    phone,
    limit,
    '<p>For the 90 mg pen your income may be up to 400% of the federal poverty level.</p>',
  ),
  same(
    'a limit for parts of a state',
    phone,
    '<p>People in Alaska: your income may be up to 375% of the federal poverty level.</p>',
  ),
  same(
    'a limit of last year in a note',
    phone,
    '<p>In 2025 the income limit was 250% of the federal poverty level.</p>',
  ),
  same(
    'a limit of who need not send papers',
    phone,
    '<p>If your income is below 100% of the federal poverty level you need not send tax forms.</p>',
  ),

  changed('what you pay', phone, '<h2>What you pay</h2><p>With private insurance: as little as $0 per fill.</p>'),
  changed(
    'a copay in the first line',
    phone,
    '<p class="lead">Most people with private insurance can pay as little as $5 per fill with the Trapex card.</p>',
  ),
  changed('the most of a year', phone, '<p>The Trapex card pays up to $12,500 per calendar year.</p>'),
  changed('a limit of help', phone, '<p>There is an annual maximum benefit of $8,000.</p>'),
  changed('pague', phone, '<p>Pague tan solo $0 por receta con la tarjeta Trapex.</p>'),
  same('a price at a big store', phone, '<p>At Walmart the generic is as little as $4.</p>'),
  same('a price by mail', phone, '<p>Shipping costs just $7.</p>', pay),
  same('a sum for travel', phone, pay, '<p>The travel fund pays up to $2,000 per year for trips to your doctor.</p>'),
  same('a copay of Medicare', phone, '<p>With Medicare, insulin costs no more than $35 a month.</p>'),
  same('what a tax credit is', phone, '<p>A family can get a tax credit of up to $3,600 per year.</p>'),
  same('a first fill', phone, '<p>Pay as little as $0 for the first fill and as little as $25 after that.</p>'),
  same('what others paid', phone, '<p>In one study, patients paid as little as $3 per fill.</p>'),

  changed(
    'thank you and goodbye',
    '<h2>Trapex Cares closed on July 31, 2026</h2><p>The program has ended. Call your doctor about other help.</p>',
  ),
  changed('no more applications', phone, '<p>We are sorry: the program no longer accepts applications.</p>'),
  changed('a card over', phone, '<p>Card valid through 06/30/2026 only.</p>'),
  changed(
    'ya no',
    '<p>La oferta de la tarjeta Trapex ya no está disponible. El programa terminó el 1 de marzo de 2026.</p>',
  ),
  same(
    'an end of a test',
    phone,
    '<p>The pilot program for home visits in Texas has ended. Trapex Cares goes on in every state.</p>',
  ),
  same(
    'an end of a shortage',
    phone,
    '<p>The Trapex shortage has ended. All drugstores have it again, and the program continues.</p>',
  ),
  same(
    'an end of a contest',
    phone,
    '<p>Our photo contest has closed. See the winners of the program’s tenth birthday.</p>',
  ),
  same('an end of a text service', phone, '<p>Text reminders are no longer available. The card works as before.</p>'),
  same(
    'an end of an old card',
    phone,
    '<p>Blue cards from before 2024 have been discontinued. Ask for a green card.</p>',
  ),
]
