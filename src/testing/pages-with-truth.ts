/** A saved page, and whether a person who reads it would say that a fact of the record has changed. */
export type PageWithTruth = { about: string; html: string; isChanged: boolean }

/** The record of all of them: Trapex Cares, 1-800-222-3333, 300 % of the guideline, $25 a fill, $9,000 a year. */
const about =
  '<p>Trapex Cares helps people who cannot pay for Trapex. Ask your doctor about the application, or apply on this site in a few minutes.</p>'
const phone = '<p>Questions? Call Trapex Cares at 1-800-222-3333.</p>'
const limit = '<p>Your income must be at or below 300% of the federal poverty level.</p>'
const pay = '<p>Pay as little as $25 per fill.</p>'

const page = (name: string, isChanged: boolean, ...parts: string[]): PageWithTruth => ({
  about: name,
  isChanged,
  html: `<!doctype html><html><head><title>Trapex Cares</title></head><body><main>${about}${parts.join('')}</main></body></html>`,
})
const same = (name: string, ...parts: string[]) => page(name, false, ...parts)
const changed = (name: string, ...parts: string[]) => page(name, true, ...parts)

/** Judged once by the rules as they were: docs/refresh.md has the figures. */
export const firstPages: PageWithTruth[] = [
  changed(
    'a table of rules',
    '<table><tr><th>Income limit</th><td>400% of the federal poverty level</td></tr><tr><th>Insurance</th><td>None</td></tr></table>',
  ),
  same(
    'a table of dollars by household',
    '<table><caption>2026 limits (300% of the federal poverty level)</caption><tr><td>1</td><td>$47,880</td></tr><tr><td>2</td><td>$64,920</td></tr></table>',
    phone,
  ),
  changed(
    'a list of terms with a phone',
    '<dl><dt>Phone</dt><dd>1-800-444-5555</dd><dt>Hours</dt><dd>8 am to 8 pm</dd></dl>',
  ),
  changed(
    'bullets of eligibility',
    '<ul><li>You live in the United States</li><li>Household income at or below 250% of the Federal Poverty Level (FPL)</li></ul>',
    phone,
  ),
  same(
    'a page in Spanish',
    '<p>Pague tan solo $25 por receta. Llame al 1-800-222-3333. Su ingreso no debe pasar del 300% del nivel federal de pobreza.</p>',
  ),
  changed(
    'a page in Spanish with another phone',
    '<p>¿Preguntas? Llame a Trapex Cares al 1-800-444-5555, de lunes a viernes.</p>',
  ),
  changed(
    'a page in Spanish that says it is over',
    '<p>El programa Trapex Cares terminó el 30 de junio de 2026 y ya no acepta solicitudes.</p>',
  ),
  same(
    'two programs, each with its own facts',
    `<h2>Trapex Cares</h2>${phone}${limit}<h2>Otherex Cares</h2><p>Call 1-800-444-5555. Income up to 400% of the federal poverty level.</p>`,
  ),
  same(
    'two programs, the other one with the only phone',
    '<h2>Trapex Cares</h2><p>Apply online.</p><h2>Otherex Cares</h2><p>For Otherex Cares call 1-800-444-5555.</p>',
  ),
  same(
    'an archive below the terms of today',
    limit,
    '<h3>Archive: 2023</h3><p>Income at or below 250% of the federal poverty level.</p>',
  ),
  same(
    'an archive alone',
    '<h3>Previous program rules (2022)</h3><p>Income had to be at or below 250% of the federal poverty level.</p>',
    phone,
  ),
  same(
    'terms of two years',
    '<p>2024 terms: pay as little as $10 per fill.</p><p>2026 terms: pay as little as $25 per fill.</p>',
  ),
  same(
    'an example of an income',
    '<p>Example: Maria lives alone, and her income is 200% of the federal poverty level. She may qualify.</p>',
    phone,
  ),
  same('an example of a copay', '<p>If your copay is $100, the card pays $75, and you pay as little as $25.</p>'),
  same('a footnote with the limit', pay, '<p><small>*The card pays up to $9,000 per calendar year.</small></p>'),
  changed(
    'a footnote with another limit',
    pay,
    '<p><small>†Annual maximum benefit: up to $12,000 per calendar year.</small></p>',
  ),
  same(
    'a footnote of another medicine',
    pay,
    '<p><small>*For Otherex, the card pays up to $4,000 per calendar year.</small></p>',
  ),
  same(
    'a switchboard in the footer',
    '<footer><p>Trapex Pharma Inc., Corporate headquarters: 1-908-555-0100</p></footer>',
  ),
  same('the number for side effects', '<p>To report side effects, call the FDA at 1-800-332-1088.</p>'),
  same(
    'the number for doctors beside ours',
    phone,
    '<p>Health care professionals with medical questions: 1-800-444-5555.</p>',
  ),
  same(
    'the help desk of drugstores',
    '<p>Pharmacists: for help with a claim, call the processor help desk at 1-800-444-5555.</p>',
  ),
  changed(
    'a note that the number is new',
    '<p><strong>Our phone number has changed.</strong> Call Trapex Cares at 1-800-444-5555.</p>',
  ),
  changed('another least copay', '<p>Eligible patients pay as little as $0 for each prescription.</p>'),
  changed(
    'another copay in a table',
    '<table><tr><th>You pay</th><th>Card pays</th></tr><tr><td>as little as $10 per fill</td><td>the rest</td></tr></table>',
  ),
  same('the price of 90 days', '<p>Pay as little as $75 for a 90-day supply.</p>', phone),
  same(
    'the price without insurance',
    '<p>Paying without insurance? Pay only $499 a month through our pharmacy.</p>',
    phone,
  ),
  same(
    'the first fill and later ones',
    '<p>Pay as little as $0 for your first fill, then pay as little as $25 per fill.</p>',
  ),
  changed('another yearly limit', phone, '<p>The card pays up to $15,000 per calendar year.</p>'),
  same('a limit of a month', pay, '<p>The card pays a maximum of $750 per month.</p>'),
  same('the limit with cents', '<p>There is a limit of $9,000.00 per calendar year.</p>'),
  changed('closed to new people', '<h2>Enrollment for the Trapex Cares program is now closed.</h2>', phone),
  changed('ended on a day', '<p>As of January 1, 2026, the Trapex Cares program has been discontinued.</p>'),
  same('another program has ended', phone, '<p>The Otherex savings program has been discontinued.</p>'),
  same(
    'a list of funds, one of them closed',
    phone,
    '<ul><li>Asthma fund: the fund is currently closed</li><li>Trapex fund: open</li></ul>',
  ),
  changed('an offer that is over', '<p>This offer expires 12/31/2024.</p>', phone),
  same(
    'news of an earlier offer',
    phone,
    '<h3>News</h3><p>Our spring 2024 offer expired on 05/31/2024. The Trapex savings card is still here for you.</p>',
  ),
  same('dates of the page', phone, '<p>© 2019 Trapex Pharma. Reviewed March 2019.</p>'),
  same(
    'a range with ours',
    '<p>Depending on the medicine, the limit is 300% to 400% of the federal poverty level.</p>',
  ),
  same(
    'the limit of another help',
    phone,
    '<p>People with incomes up to 400% of the federal poverty level may get help with premiums at HealthCare.gov.</p>',
  ),
  changed(
    'the old limit beside the new one',
    '<p>The income limit is now 400% of the federal poverty level (it was 300%).</p>',
  ),
  same('a phone in pieces', '<p>Call <b>1-800</b>-<span>222</span>-3333.</p>'),
  same('a phone with an extension', '<p>Call 1-800-222-3333 ext. 4.</p>'),
  same('a phone in a link alone', '<p><a href="tel:18002223333">Call us</a></p>'),
  changed(
    'a table inside a table',
    '<table><tr><td><table><tr><td>Income limit: 500% of FPL</td></tr></table></td></tr></table>',
  ),
  changed(
    'a question that opens',
    '<details><summary>What is the income limit?</summary><p>350% of the federal poverty level.</p></details>',
  ),
  same(
    'news of earlier years',
    phone,
    '<p>In 2021 Trapex Cares raised its limit to 400% of the federal poverty level.</p>',
  ),
  same('the limit of two states', phone, '<p>In Alaska and Hawaii the limit is 375% of the federal poverty level.</p>'),
  same(
    'the limit of one medicine',
    phone,
    '<p>For Trapex Junior, the income limit is 200% of the federal poverty level.</p>',
  ),
  same('savings beside what is paid', '<p>Pay as little as $25 per fill.* Save up to $100 on each fill.</p>'),
  changed(
    'our phone and another yearly limit',
    '<p>Call 1-800-222-3333 (TTY 711). The card pays up to $8,000 per calendar year.</p>',
  ),
]

/** Written at the same time, and not looked at before the rules were mended. */
export const laterPages: PageWithTruth[] = [
  changed('a bullet with another phone', '<ul><li>Apply online</li><li>Program line: 800.444.5555</li></ul>'),
  same(
    'a row for each program',
    '<table><tr><td>Trapex Cares</td><td>1-800-222-3333</td></tr><tr><td>Otherex Cares</td><td>1-800-444-5555</td></tr></table>',
  ),
  same(
    'a row for each program, ours without a phone',
    '<table><tr><td>Trapex Cares</td><td>online only</td></tr><tr><td>Otherex Cares</td><td>1-800-444-5555</td></tr></table>',
  ),
  same('a limit in Spanish', '<p>Su ingreso debe ser de 300 % del nivel federal de pobreza o menos.</p>'),
  changed('another limit in Spanish', '<p>Su ingreso debe ser de 400 % del nivel federal de pobreza o menos.</p>'),
  same(
    'a heading of an archive',
    '<h2>2022 program terms (archived)</h2><ul><li>Pay as little as $10 per fill.</li></ul>',
    phone,
  ),
  same('whom to tell of side effects', '<p>Report side effects to Trapex Pharma at 1-800-444-5555 or to the FDA.</p>'),
  same(
    'an example of a family',
    phone,
    '<p>For example, a family of four with an income of 350% of the federal poverty level would not qualify.</p>',
  ),
  changed('another copay in a sentence', phone, '<p>Eligible patients pay as little as $10 per fill.</p>'),
  changed(
    'another yearly limit in a table',
    '<table><tr><td>Maximum benefit: up to $7,500 per calendar year</td></tr></table>',
    phone,
  ),
  changed(
    'another limit in a list of terms',
    '<dl><dt>Household income</dt><dd>At or below 350% of the Federal Poverty Level</dd></dl>',
  ),
  changed('ends this year', '<p>The Trapex Cares program will end on December 31, 2026.</p>', phone),
  same('a sister program has ended', phone, '<p>Our sister program, Otherex Cares, has ended.</p>'),
  same(
    'the limit of Extra Help',
    phone,
    '<p>Extra Help from Medicare is for incomes up to 150% of the federal poverty level.</p>',
  ),
  same('another price of 90 days', phone, '<p>With a 90-day supply, you pay as little as $60.</p>'),
  same('the price of our pharmacy', phone, '<p>No insurance? Pay just $199 per month at TrapexDirect.</p>'),
  changed(
    'another phone above and below',
    '<header><p>Trapex Cares 1-800-444-5555</p></header><footer><p>Call us: 1-800-444-5555</p></footer>',
  ),
  same('the limit of Hawaii', phone, '<p>Hawaii residents: 345% of the federal poverty level.</p>'),
  same('the phone for investors', '<p>Investor relations: 1-908-555-0199</p>'),
  same(
    'two cards with their limits',
    '<p>Trapex card: up to $9,000 per calendar year.</p><p>Otherex card: up to $4,000 per calendar year.</p>',
  ),
]

/** Written after the rules were mended by the others, and judged once. */
export const freshPages: PageWithTruth[] = [
  changed(
    'a hero with another copay',
    '<section><h1>Trapex for as little as $5 a month</h1><p>Commercially insured patients may pay as little as $5 a month.</p></section>',
    phone,
  ),
  same(
    'a pop-up about cookies',
    '<div role="dialog"><p>We use cookies. Call 1-800-444-5555 for privacy requests.</p></div>',
    phone,
  ),
  same('the privacy office alone', '<p>To ask for your data, call our privacy office at 1-800-444-5555.</p>', limit),
  changed(
    'contact us with another number',
    '<h2>Contact us</h2><p>Monday to Friday, 8 am to 8 pm ET</p><p>1-800-444-5555</p>',
  ),
  same(
    'two lines, ours among them',
    '<h2>Contact us</h2><p>Patients: 1-800-222-3333</p><p>Offices: 1-800-444-5555</p>',
  ),
  changed(
    'terms in small print',
    '<p><small>Offer is good for 12 fills. Maximum benefit is $6,000 per calendar year. Not valid with Medicare or Medicaid.</small></p>',
    phone,
  ),
  same(
    'terms in small print that agree',
    '<p><small>You pay as little as $25 per fill, with a maximum of $9,000 per calendar year. Not valid with Medicare.</small></p>',
  ),
  same(
    'a table of insurance',
    '<table><tr><th>If you have</th><th>You may</th></tr><tr><td>Medicaid</td><td>have income up to 138% of the federal poverty level</td></tr><tr><td>Nothing</td><td>apply to us</td></tr></table>',
    phone,
  ),
  changed(
    'a limit by a word',
    '<p>You qualify if your yearly income is less than 500 percent of the Federal Poverty Level.</p>',
    phone,
  ),
  same(
    'the story of a patient',
    '<h2>Stories</h2><p>“I paid as little as $10 for my first fill,” says Ana.</p>',
    phone,
  ),
  same('a coupon of another site', '<p>GoodRx customers pay as little as $89 for generic trapexin.</p>', phone),
  changed(
    'a limit in a heading',
    '<h3>Household income at or below 400% FPL</h3><p>Send proof of income with the form.</p>',
    phone,
  ),
  same('a limit in several steps', '<ul><li>Up to 200% FPL: free</li><li>201% to 300% FPL: $25</li></ul>', phone),
  changed(
    'closed to new people since a day',
    '<p>Trapex Cares is closed to new patients since July 1, 2026. The program goes on for people who are in it.</p>',
  ),
  same(
    'an office that is closed for a day',
    '<p>Our offices are closed on November 26, 2026. The program reopens on Friday.</p>',
    phone,
  ),
  same(
    'a form that is no longer taken',
    '<p>The program no longer accepts the 2024 form. Please use the new form.</p>',
    phone,
  ),
  same('an offer with a last day to come', '<p>Card expires December 31, 2027.</p>', phone),
  changed('a card whose last day is over', '<p>Savings card valid through 06/30/2025.</p>', phone),
  same('a notice about another maker', '<p>Otherex Pharma patients: call 1-800-444-5555.</p>'),
  changed('a phone in letters', '<p>Questions? Call 1-800-555-TRAP (8727).</p>'),
  same(
    'a limit for children',
    '<p>Children under 18 have no income limit below 600% of the federal poverty level.</p>',
    limit,
  ),
  changed(
    'Spanish terms with another copay',
    '<p>Pague desde $10 por receta con la tarjeta Trapex. Se aplican condiciones.</p>',
    phone,
  ),
  same('Spanish terms that agree', '<p>Pague desde $25 por receta con la tarjeta Trapex, hasta $9,000 al año.</p>'),
  changed('Spanish, ended', '<p>El programa Trapex ha finalizado.</p>', phone),
  same(
    'a calendar of webinars',
    '<h2>Events</h2><p>Webinar: income rules, 350% of the federal poverty level and you. June 3.</p>',
    limit,
  ),
  changed(
    'two sentences, both with the new limit',
    '<p>Income at or below 250% FPL.</p><p>250% of the federal poverty level is $39,900 for one person.</p>',
    phone,
  ),
  same('a savings sum', '<p>Save up to $4,500 per calendar year compared with the list price.</p>', pay),
  same('a spending rule', '<p>You must have spent at least 3% of your income on medicines this year.</p>', phone),
  changed(
    'a new name of the program beside a new number',
    '<p>Trapex Cares is now Trapex Together. Call 1-800-444-5555.</p>',
  ),
  same('a number to text', '<p>Text HELP to 1-800-444-5555 for refill reminders.</p>'),
]

/** Written last, and judged once before the rules were mended by them. */
export const lastPages: PageWithTruth[] = [
  changed(
    'a step by step guide',
    '<ol><li>Check that your income is no more than 400% of the federal poverty level.</li><li>Print the form.</li><li>Fax it with proof of income.</li></ol>',
    phone,
  ),
  same(
    'a guide that agrees',
    '<ol><li>Check that your income is no more than 300% of the federal poverty level.</li><li>Call 1-800-222-3333.</li></ol>',
  ),
  changed(
    'a banner',
    '<div class="banner">New in 2026: pay as little as $15 per fill with the Trapex card</div>',
    phone,
  ),
  same(
    'a banner about shortages',
    '<div class="banner">Trapex 10 mg is on back order. The program goes on.</div>',
    phone,
    limit,
  ),
  changed(
    'a side bar with a phone',
    '<aside><h3>Need help?</h3><p>Call us at (800) 444-5555, Monday to Friday.</p></aside>',
  ),
  same(
    'a side bar of a partner',
    '<aside><h3>Our partner</h3><p>RxCrossroads Pharmacy delivers Trapex. Pharmacy phone: 1-800-444-5555</p></aside>',
    phone,
  ),
  same(
    'a side bar of a partner alone',
    '<aside><h3>Delivery</h3><p>Track your order with Walden Pharmacy at 1-800-444-5555.</p></aside>',
    limit,
  ),
  changed(
    'a sheet of figures',
    '<table><tr><th>Household size</th><th>Limit (350% FPL)</th></tr><tr><td>1</td><td>$55,860</td></tr></table>',
    phone,
  ),
  same(
    'a sheet of another year',
    '<h2>2023 income table</h2><p>Limit: 300% of the federal poverty level: $43,740 for one person.</p>',
    phone,
  ),
  same(
    'a sheet of another year with another limit',
    '<h2>2023 income table</h2><p>Limit: 275% of the federal poverty level.</p>',
    phone,
  ),
  changed(
    'a list of what is new',
    '<h2>What is new</h2><ul><li>The card now pays up to $10,500 per calendar year.</li></ul>',
    phone,
  ),
  same(
    'two medicines, one card each',
    '<h2>Trapex card</h2><p>Pay as little as $25 per fill.</p><h2>Trapex Junior card</h2><p>Pay as little as $0 per fill.</p>',
  ),
  same('a card for a second medicine', '<h2>Otherex card</h2><p>Pay as little as $0 per fill.</p>', phone),
  changed(
    'questions and answers',
    '<dl><dt>How much will I pay?</dt><dd>You may pay as little as $40 per fill.</dd><dt>Who can join?</dt><dd>People with private insurance.</dd></dl>',
  ),
  same(
    'questions and answers on doctors',
    '<dl><dt>How do doctors order samples?</dt><dd>Call 1-800-444-5555.</dd></dl>',
    limit,
  ),
  same(
    'a word on taxes',
    '<p>Help with premiums ends at 400% of the federal poverty level unless Congress acts.</p>',
    phone,
  ),
  changed(
    'a goodbye',
    '<p>Thank you for six years. The Trapex Cares program has closed, and the foundation was retired on March 1, 2026.</p>',
  ),
  same(
    'a person who left the program',
    '<p>If your card was closed or has expired, call 1-800-222-3333 for a new card.</p>',
  ),
  same(
    'a plan that is discontinued',
    '<p>The 5 mg tablet has been discontinued. The program covers all other strengths.</p>',
    phone,
  ),
  same(
    'a store that closed',
    '<p>Our retail partner in Ohio was closed in 2025; the program now mails to all states.</p>',
    phone,
  ),
  changed('Spanish, another yearly limit', '<p>La tarjeta paga hasta $12,000 por año.</p>', phone),
  changed(
    'Spanish, another income limit',
    '<h2>¿Quién califica?</h2><p>Hogares con ingresos de hasta 250% del nivel federal de pobreza.</p>',
    phone,
  ),
  same(
    'Spanish, an example',
    '<p>Por ejemplo, una familia con 200% del nivel federal de pobreza paga desde $5 por receta.</p>',
    phone,
  ),
  same('Spanish, the phone of doctors', '<p>Para médicos: llame a Información Médica al 1-800-444-5555.</p>', limit),
  changed('a phone in a button', '<a href="tel:8004445555"><span>Call 800-444-5555 to enroll</span></a>'),
  same('a phone with a purpose after it', '<p>1-800-444-5555 (prescribers only)</p>', limit),
  changed(
    'a letter',
    '<p>Dear patient, from January 2026 you must have a household income below 200% of the Federal Poverty Level to stay in Trapex Cares.</p>',
    phone,
  ),
  same(
    'a study',
    '<p>In a survey, 62% of people below 200% of the federal poverty level skipped doses.</p>',
    phone,
    limit,
  ),
  same('a price of an injection at home', '<p>The nurse visit costs just $60. Trapex itself is free.</p>', phone),
  changed(
    'a page that was rewritten',
    '<h1>Trapex Savings</h1><p>Eligible patients may pay as little as $0 per fill, with a maximum of $7,000 per calendar year.</p><p>Questions? 1-800-444-5555</p>',
  ),
]
