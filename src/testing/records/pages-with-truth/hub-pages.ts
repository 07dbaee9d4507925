import { limit, type PageWithTruth, pay, phone } from './page-with-truth.ts'

/** A page of a support hub: tabs, tiles, a fold for each question. */
const hub = (name: string, isChanged: boolean, ...parts: string[]): PageWithTruth => ({
  about: name,
  isChanged,
  html: `<!doctype html><html><head><title>Trapex Cares - Support</title></head><body><div class="tabs"><a>Home</a><a>Costs</a><a>Getting started</a></div><h1>Support for your treatment</h1><p>Once you have a prescription for Trapex, Trapex Cares can help you start and stay on it, and help with what it costs.</p>${parts.map((part) => `<section class="tile">${part}</section>`).join('')}<div class="isi"><h2>Important safety information</h2><p>Do not take Trapex if you are allergic to it. Call your doctor if you feel faint.</p></div></body></html>`,
})
const same = (name: string, ...parts: string[]) => hub(name, false, ...parts)
const changed = (name: string, ...parts: string[]) => hub(name, true, ...parts)

/** Judged once before the rules knew them: docs/refresh.md has the figures. */
export const hubPages: PageWithTruth[] = [
  changed('a support line', '<h2>Speak with Trapex Cares</h2><p>1-855-444-5555</p>', limit),
  changed('a line for more information', '<p>For more information about the program, call 1-855-444-5555.</p>', pay),
  changed('a tile of contact', '<h3>Contact us</h3><p>Phone: 855.444.5555<br>Monday to Friday</p>', limit),
  changed(
    'a number in a sentence about the form',
    '<p>Send the form to us, or call Trapex Cares at 855-444-5555 and we fill it in with you.</p>',
  ),
  same('a line of a foundation', limit, '<p>The Patient Advocate Foundation can look for funds: 1-855-444-5555.</p>'),
  same('a line for rides', limit, '<p>Rides to treatment: ModivCare, 1-855-444-5555</p>'),
  same('a line for a blood meter', limit, '<p>Questions about your meter? Ask Accu-Check at 1-855-444-5555.</p>'),
  same('a poison line', limit, '<p>If someone takes too much Trapex, call poison control at 1-800-222-1222.</p>'),
  same('a line of the insurer', limit, '<p>Your insurer decides. Anthem members: 1-855-444-5555.</p>'),
  same('a line for offices', limit, '<h2>For your doctor’s office</h2><p>Benefit checks: 1-855-444-5555</p>'),
  same('a line of a study', limit, '<p>To join a study of Trapex, phone 1-855-444-5555.</p>'),
  same('our line with a second for evenings', '<p>Days: 1-800-222-3333. Evenings: 1-855-444-5555.</p>'),

  changed(
    'a limit in a fold',
    phone,
    '<details><summary>Do I qualify?</summary><p>Yes, if your income is at or below 400% of the Federal Poverty Level and you have no coverage.</p></details>',
  ),
  changed(
    'a limit in a rule',
    phone,
    '<p>Patients must have an annual household income that is no more than 350% of the current Federal Poverty Level.</p>',
  ),
  changed(
    'a limit in three lines',
    phone,
    '<h3>Eligibility</h3><p>US resident</p><p>Under the care of a US doctor</p><p>Income below 250% FPL</p>',
  ),
  changed(
    'a limit in Spanish rules',
    phone,
    '<h3>Requisitos</h3><p>Ingresos del hogar de hasta 500% del nivel federal de pobreza.</p>',
  ),
  same(
    'a limit of a water bill program',
    phone,
    '<p>LIHEAP helps households at or below 150% of the federal poverty level with heating.</p>',
  ),
  same(
    'a limit in an article',
    phone,
    '<h3>From our blog</h3><p>In many states children qualify for CHIP with household incomes up to 255% of the federal poverty level.</p>',
  ),
  same('a limit that was lower', phone, '<p>Before 2026 the limit was 200% of the federal poverty level.</p>'),
  same(
    'a limit that differs',
    phone,
    '<p>The income limit depends on the medicine: 300%, 400% or 500% of the federal poverty level.</p>',
  ),
  same(
    'a limit of the copay fund of others',
    phone,
    '<p>Good Days has an income limit of 500% of the federal poverty level.</p>',
  ),
  same(
    'a limit for a quick answer',
    phone,
    limit,
    '<p>Below 138% of the federal poverty level? You may qualify for Medicaid first.</p>',
  ),
  same(
    'a limit of doctors’ programs',
    phone,
    '<p>Some clinics use a sliding fee for households up to 200% of the federal poverty level.</p>',
  ),

  changed('a copay in a tile', phone, '<h3>Copay card</h3><p>Eligible patients pay as little as $10 per fill.</p>'),
  changed(
    'a copay beside its condition',
    phone,
    '<p>If you have private insurance, you may pay as little as $0 per fill with the Trapex card.</p>',
  ),
  changed('a yearly benefit', phone, '<p>Card benefit: up to $15,000 per calendar year.</p>'),
  changed(
    'a yearly limit in the terms',
    phone,
    pay,
    '<p class="fine">Maximum annual benefit $6,000 per year. Trapex Pharma may change the offer.</p>',
  ),
  changed('a copay in Spanish', phone, '<p>Los pacientes elegibles pagan tan solo $5 por receta.</p>'),
  same('a copay of a plan', phone, pay, '<p>Your plan may ask for a copay of $40 to $95.</p>'),
  same('a price of a needle', phone, '<p>Needles cost as little as $9 a box.</p>'),
  same('a price of a generic', phone, '<p>The generic of Trapex costs as little as $14 at some stores.</p>'),
  same('a benefit of dental plans', phone, '<p>Dental plans pay up to $1,500 per year.</p>'),
  same('a subscription', phone, '<p>The magazine is free; others pay just $12 for it.</p>'),
  same('what a person saved', phone, '<p>Ken saved up to $3,000 per year with us.</p>', pay),
  same('a rebate', phone, '<p>By rebate you may pay as little as $25, or $70 for three months.</p>'),

  changed('closed for good', phone, '<p>The Trapex Cares foundation has been closed.</p>'),
  changed('not offered', phone, '<p>The Trapex copay card is no longer offered.</p>'),
  changed('a last day over', phone, '<p>Program ends June 30, 2026.</p>'),
  changed('closed, in Spanish', phone, '<p>El programa está cerrado. Ya no acepta solicitudes nuevas.</p>'),
  same('a closed question', phone, '<p>Is the program closed? No, you can apply all year.</p>'),
  same('an end of a plan', phone, '<p>If your employer’s assistance has ended, you may apply here.</p>'),
  same('an end of a partner', phone, '<p>Our partner’s Otherex card program has ended.</p>'),
  same('an end of open enrollment', phone, '<p>Marketplace open enrollment ends on January 15, 2027.</p>'),
  same('an end of a pen', phone, '<p>The old Trapex pen has been discontinued; the card covers the new one.</p>'),
]
